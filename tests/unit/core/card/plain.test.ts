import { afterEach, describe, expect, test, vi } from "vitest";
import { cardText, fetchCardText } from "../../../../src/core/card/as-text.js";
import { loadDeeds } from "../../../../src/core/play/loaded/deeds.js";
import { asText } from "../../../../src/core/documents/draw-message.js";
import { gb } from "../../../../src/rulesets/gb/index.js";
import {
  BEAST,
  comes,
  intent,
  KEEPER,
  onCard,
  PLAYER,
  RIVAL,
  rolls,
  sent,
  sitDown,
  target,
} from "../../../support/play/arbiter-table.js";
import { as } from "../../../support/play/seats.js";
import { readIn } from "../../../support/windows/drawn-cards.js";

type Settings = Readonly<Record<string, unknown>>;

async function shoot(settings: Settings = {}, targets = [target()], more: object = {}): Promise<ChatMessage> {
  const seats = sitDown();
  readIn("fr");
  await loadDeeds("gb");
  for (const [key, value] of Object.entries(settings)) seats.settings.set(key, value);
  const shot = sent("attack", PLAYER, intent({ targets }), { rolls: targets.flatMap(() => rolls(19)), ...more });
  await comes(shot);
  await onCard(shot, { action: "accept" }); // its lines are missing
  return game.messages.get(String(shot["_id"])) as ChatMessage;
}

/** A deed that a card has forced on its target. */
const forcedBy = ({ id }: ChatMessage, deed: string) =>
  sent("deed", KEEPER, {
    ruleset: "gb",
    attacker: { actor: BEAST },
    targets: [{ actor: BEAST }],
    deed: { id: deed, choices: {}, forced: { card: id, target: 0 } },
  });

const textFor = (user: string, message: ChatMessage) =>
  as(user, () => (cardText(message) ?? "").replaceAll("\u00A0", " "));

afterEach(() => vi.restoreAllMocks());

describe("a card as plain text", () => {
  test("has a line of what is done and one for each target, without markup", async () => {
    const shot = await shoot({}, [target(), target()]);
    const lines = (await textFor(KEEPER, shot)).split("\n");
    expect(lines[0]).toMatch(/^Ada — Revolver → Bête/);
    expect(lines.slice(1)).toHaveLength(2);
    for (const line of lines.slice(1)) expect(line).toMatch(/^Bête : Touché, d20 : 19, Total 19/);
    expect(lines.join("")).not.toMatch(/[<>]|GARDIEN/);
  });

  test("is in the language of its reader", async () => {
    const shot = await shoot();
    readIn("en");
    const text = await textFor(KEEPER, shot);
    expect(text).toContain("Bête: Hit, d20: 19, Total 19");
  });

  test("tells keepers the points that were lost, and players none of somebody whose numbers are kept", async () => {
    const shot = await shoot({ targetNumbers: "hidden" });
    expect(await textFor(KEEPER, shot)).toMatch(/\d+ → \d+/);
    expect(await textFor(PLAYER, shot)).not.toMatch(/→ \d/);
    expect(await textFor(PLAYER, shot)).toContain("Touché");
  });

  test("tells players no more of a sealed blow than its card", async () => {
    const shot = await shoot({ automation: "click", gbTwoStageCard: true });
    const [open, sealed] = [await textFor(KEEPER, shot), await textFor(PLAYER, shot)];
    expect(sealed).toContain("Le gardien n’a pas encore révélé la suite.");
    expect(sealed.length).toBeLessThan(open.length);
    expect(sealed).not.toMatch(/Grave|Modérée|Légère|P[FV]/);
  });

  test("says that it was taken back", async () => {
    const shot = await shoot();
    await onCard({ _id: shot.id }, { action: "undo" });
    expect(await textFor(KEEPER, shot)).toMatch(/, Annulé$/);
  });

  test("tells nothing of a whisper to somebody else, and of a blind roll to its author that it is hidden", async () => {
    const shot = await shoot({}, [target()], { whisper: [KEEPER], blind: true });
    expect(await textFor(RIVAL, shot)).toBe("");
    expect(await textFor(PLAYER, shot)).toBe("Jet caché");
    expect(await textFor(KEEPER, shot)).toContain("Touché");
  });

  test("is not told without the deeds in its rows, which are fetched first: an export is as it is kept", async () => {
    const shot = await shoot({}, [target()], { content: "<p>Un tir.</p>" });
    await comes(forcedBy(shot, "save"));
    const { deeds } = gb;
    vi.spyOn(gb, "deeds").mockImplementation(() => deeds()); // by another way: not fetched yet
    for (const message of game.messages) message.prepareData(); // as after a reload
    expect(cardText(shot)).toBeNull();
    expect(asText(shot)).toContain("Un tir.");
    expect((await fetchCardText(shot))?.split("\n").length).toBeGreaterThan(2);
  });

  test("says of a deed in its rows that nobody plays that it counts for nothing", async () => {
    const shot = await shoot();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await comes(forcedBy(shot, "gone"));
    expect(await textFor(KEEPER, shot)).toContain("Rien n’a été appliqué.");
  });

  test("is fetched where nothing has played its ruleset yet", async () => {
    const shot = await shoot();
    expect(await fetchCardText(shot)).toBe(cardText(shot));
  });
});
