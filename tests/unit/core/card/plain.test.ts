import { describe, expect, test } from "vitest";
import { cardText, fetchCardText } from "../../../../src/core/card/as-text.js";
import { loadDeeds } from "../../../../src/core/play/loaded/deeds.js";
import {
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

const textFor = (user: string, message: ChatMessage) =>
  as(user, () => (cardText(message) ?? "").replaceAll("\u00A0", " "));

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

  test("is fetched where nothing has played its ruleset yet", async () => {
    const shot = await shoot();
    expect(await fetchCardText(shot)).toBe(cardText(shot));
  });
});
