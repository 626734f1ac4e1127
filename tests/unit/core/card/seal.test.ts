import { beforeEach, describe, expect, test, vi } from "vitest";
import { consider, takeUp } from "../../../../src/core/play/arbiter/arbiter.js";
import { besideOf } from "../../../../src/core/card/parts/side-panel.js";
import type { Beside } from "../../../../src/core/card/parts/side-panel.js";
import { cardContext } from "../../../../src/core/card/context.js";
import type { CardContext } from "../../../../src/core/card/context.js";
import { loadDeeds } from "../../../../src/core/play/loaded/deeds.js";
import type { Verdict } from "../../../../src/core/play/record/verdict.js";
import {
  BEAST,
  type Data,
  HERO,
  intent,
  KEEPER,
  onCard,
  PLAYER,
  recordOn,
  RIVAL,
  rolls,
  sent,
  settled,
  sitDown,
  target,
  verdicts,
} from "../../../support/play/arbiter-table.js";
import { sentDeed } from "../../../support/play/deed-of.js";

const hero = () => fromUuidSync(HERO) as Actor;
const spent = () => (hero().system as unknown as { destiny: { spent: number } }).destiny.spent;
const beastPf = () => ((fromUuidSync(BEAST) as Actor).system as unknown as { pf: { value: number } }).pf.value;

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

/** A shot that hits and that the keeper lets count, at a table whose wounds wait for a click. */
async function shoot(settings: Data = {}, d20 = 19, more: Data = {}): Promise<Data> {
  const shot = sent("attack", PLAYER, intent(), { rolls: rolls(d20), ...more });
  const seats = sitDown([shot]);
  await loadDeeds("gb");
  for (const [key, value] of Object.entries({ automation: "click", ...settings })) seats.settings.set(key, value);
  takeUp();
  await settled();
  await onCard(shot, { action: "accept" }); // its lines are missing
  return shot;
}

const judged = (subject: Data): Verdict => recordOn(subject).verdict;

/** The card of an attack or a deed as somebody sees it. */
function cardFor(user: string, subject: Data): CardContext & Beside {
  const table = game as unknown as Data;
  table.userId = user;
  try {
    const record = recordOn(subject);
    const { intent: meant, deed } = record.verdict;
    const message = game.messages.get(String(subject._id));
    const source = { id: String(subject._id), message, intent: meant, deed, record };
    return { ...cardContext(source, false, null), ...besideOf(source) };
  } finally {
    table.userId = KEEPER;
  }
}
const rowFor = (user: string, subject: Data) => cardFor(user, subject).rows[0];

/** What the hero asks of fate because of an attack, as its player's client sends it. */
async function askFate(about: string, more: Data = {}): Promise<Data> {
  const deed = sentDeed("destiny", { choices: { reason: "Pas la tête !" } });
  const { data } = deed.system as { data: { deed: Data } };
  Object.assign(data.deed, { about }, more);
  await ChatMessage.create(deed as never, { keepId: true } as never);
  const message = game.messages.get(String(deed._id)) as ChatMessage;
  message.updateSource({ author: PLAYER } as never); // the stand-in server signs for the keeper
  consider(message);
  await settled();
  return deed;
}

describe("a blow that is sealed", () => {
  test("is told to players as a hit, whole to the keeper", async () => {
    const shot = await shoot();
    expect(judged(shot).targets[0]).toMatchObject({ stage: "resolved", revealed: false });
    for (const user of [PLAYER, RIVAL]) {
      const row = rowFor(user, shot);
      expect(row).toMatchObject({ word: "GARDIEN.GB.CARD.hit", severity: null, losses: [], facts: [], seal: "" });
      expect(row?.stageLabel).toBe("GARDIEN.CARD.stage.sealed");
      expect(row?.actions).toMatchObject({ apply: false, reveal: false, edit: false });
      expect(cardFor(user, shot).fold).toMatchObject({ word: "GARDIEN.GB.CARD.hit", level: null });
    }
    const row = rowFor(KEEPER, shot);
    expect(row).toMatchObject({ seal: "GARDIEN.CARD.seal.note", actions: { apply: true, reveal: true, edit: true } });
    expect(row?.severity).not.toBeNull();
  });

  test("is told to all once the keeper reveals it, and nothing is written by that", async () => {
    const shot = await shoot();
    const before = beastPf();
    await onCard(shot, { action: "reveal" });
    expect(judged(shot).targets[0]).toMatchObject({ stage: "resolved", revealed: true });
    expect(rowFor(PLAYER, shot)?.severity).not.toBeNull();
    expect(rowFor(KEEPER, shot)).toMatchObject({ seal: "", actions: { reveal: false, apply: true } });
    expect(beastPf()).toBe(before);
  });

  test("is told to all once it is applied, and stays told when it is taken back", async () => {
    const shot = await shoot();
    await onCard(shot, { action: "apply" });
    expect(judged(shot).targets[0]).toMatchObject({ stage: "applied", revealed: true });
    await onCard(shot, { action: "undo" });
    expect(judged(shot).targets[0]).toMatchObject({ stage: "undone", revealed: true });
    expect(rowFor(PLAYER, shot)?.severity).not.toBeNull();
  });

  test("stays sealed while the keeper decides otherwise, remark and all", async () => {
    const shot = await shoot({ targetNumbers: "hidden" });
    await onCard(shot, {
      action: "edit",
      target: 0,
      override: { severity: "light", remark: "Le <b>bouton</b> de veste" },
    });
    expect(judged(shot).targets[0]).toMatchObject({ revealed: false, outcome: { severity: "light" } });
    expect(rowFor(PLAYER, shot)).toMatchObject({ severity: null, remark: "", corrected: [] });
    expect(rowFor(KEEPER, shot)).toMatchObject({
      remark: "Le <b>bouton</b> de veste",
      corrected: ["GARDIEN.CARD.edit.added"],
    });
    await onCard(shot, { action: "reveal" });
    expect(rowFor(PLAYER, shot)?.remark).toBe("Le <b>bouton</b> de veste");
    expect(rowFor(RIVAL, shot)?.corrected, "what was decided on, without the target's numbers").toEqual([
      "GARDIEN.CARD.edit.decided",
    ]);
    await onCard(shot, { action: "edit", target: 0, override: {} });
    expect(rowFor(KEEPER, shot)?.corrected, "left to the rules again").toEqual([]);
  });

  test("is revealed by a keeper alone: a player's word does nothing, not even the target's owner's", async () => {
    const shot = await shoot();
    await (fromUuidSync(BEAST) as Actor).update({ ownership: { default: 3 } } as never);
    for (const action of ["reveal", "apply", "edit"] as const) await onCard(shot, { action, target: 0 }, PLAYER);
    expect(judged(shot).targets[0]).toMatchObject({ stage: "resolved", revealed: false });
    await onCard(shot, { action: "reveal" });
    await onCard(shot, { action: "apply", target: 0 }, PLAYER);
    expect(judged(shot).targets[0]?.stage).toBe("applied");
  });

  test("was a miss: nothing is held back, until the keeper makes it a hit", async () => {
    const shot = await shoot({}, 2);
    expect(rowFor(PLAYER, shot)).toMatchObject({ word: "GARDIEN.GB.CARD.miss" });
    expect(rowFor(KEEPER, shot)).toMatchObject({ seal: "", actions: { reveal: false } });
    await onCard(shot, { action: "edit", target: 0, override: { reroll: 20 } });
    expect(rowFor(PLAYER, shot)).toMatchObject({ word: "GARDIEN.GB.CARD.hit", severity: null });
  });

  test.each([
    ["wounds are written at once", { automation: "auto" }],
    ["the table tells everything", { gbTwoStageCard: false }],
  ])("is not where %s", async (_when, settings) => {
    const shot = await shoot(settings);
    expect(judged(shot).targets[0]?.revealed).toBe(true);
    expect(rowFor(PLAYER, shot)?.severity).not.toBeNull();
    expect(cardFor(PLAYER, shot).offers).toEqual([]);
  });

  test("is not where keepers alone read of the attack", async () => {
    const shot = await shoot({}, 19, { whisper: [KEEPER], blind: true });
    expect(judged(shot).targets[0]?.revealed).toBe(true);
    expect(rowFor(KEEPER, shot)?.seal).toBe("");
  });

  test("is revealed by the keeper where the card only tells", async () => {
    const shot = await shoot({ automation: "never" });
    expect(rowFor(KEEPER, shot)?.actions).toMatchObject({ apply: false, reveal: true });
    await onCard(shot, { action: "reveal", target: 0 });
    expect(rowFor(PLAYER, shot)?.severity).not.toBeNull();
  });

  test("of an older version, before anything was sealed, is known", () => {
    const shot = sent("attack", PLAYER, intent());
    const old = sent("verdict", KEEPER, { subject: shot._id, kind: "attack", targets: [{ actor: BEAST }] });
    sitDown([shot, old]);
    expect(judged(shot).targets[0]?.revealed).toBe(true);
  });
});

describe("a point of destiny asked for on a sealed card", () => {
  const offers = (user: string, subject: Data) => cardFor(user, subject).offers.map(({ deed, actor }) => [deed, actor]);

  test("is offered to whoever plays somebody in it with a point left, while it is sealed", async () => {
    const shot = await shoot();
    expect(offers(PLAYER, shot)).toContainEqual(["destiny", HERO]);
    expect(offers(RIVAL, shot)).toEqual([]);
    expect(offers(KEEPER, shot)).toEqual([]);
    await hero().update({ "system.destiny.spent": 9 } as never);
    expect(offers(PLAYER, shot)).not.toContainEqual(["destiny", HERO]);
    await hero().update({ "system.destiny.spent": 0 } as never);
    await onCard(shot, { action: "reveal" });
    expect(offers(PLAYER, shot)).toEqual([]);
  });

  test("is told on the attack's card: asked, granted; and the attack's on its own", async () => {
    const shot = await shoot();
    const plea = await askFate(String(shot._id));
    expect(judged(plea)).toMatchObject({ standing: "review", deed: { about: shot._id } });
    expect(cardFor(RIVAL, shot).requests).toMatchObject([{ answer: "asked" }]);
    expect(offers(PLAYER, shot)).not.toContainEqual(["destiny", HERO]);
    expect(cardFor(KEEPER, plea).about).toBe("GARDIEN.CARD.about");
    await onCard(plea, { action: "countExpected" });
    expect(cardFor(RIVAL, shot).requests).toMatchObject([{ answer: "granted" }]);
    expect(spent()).toBe(1);
  });

  test("costs nothing when it is refused", async () => {
    const shot = await shoot();
    const plea = await askFate(String(shot._id));
    await onCard(plea, { action: "reject" });
    expect(cardFor(PLAYER, shot).requests).toMatchObject([{ answer: "refused" }]);
    expect(offers(PLAYER, shot)).toContainEqual(["destiny", HERO]);
    expect(spent()).toBe(0);
  });

  test("comes back with the whole attack, and with it alone", async () => {
    const shot = await shoot();
    const plea = await askFate(String(shot._id));
    await onCard(plea, { action: "countExpected" });
    await onCard(shot, { action: "apply" });
    await onCard(shot, { action: "undo", target: 0 });
    expect(spent()).toBe(1);
    await onCard(shot, { action: "undo" });
    expect([spent(), judged(plea).targets[0]?.stage]).toEqual([0, "undone"]);
    expect(cardFor(PLAYER, shot).requests).toMatchObject([{ answer: "undone" }]);
    await onCard(shot, { action: "undo" });
    expect(spent()).toBe(0);
  });

  test("comes back with an attack that was never applied and cost nothing else", async () => {
    const shot = await shoot();
    expect(cardFor(KEEPER, shot).foot?.undo ?? false).toBe(false);
    await onCard(await askFate(String(shot._id)), { action: "countExpected" });
    expect(cardFor(KEEPER, shot).foot?.undo).toBe(true);
    await onCard(shot, { action: "undo" });
    expect(spent()).toBe(0);
  });

  test("comes too late once what the attack does is known: the keeper is told so", async () => {
    const shot = await shoot();
    await onCard(shot, { action: "reveal" });
    const plea = await askFate(String(shot._id));
    expect(judged(plea).standing).toBe("review");
    expect(judged(plea).problems.map(({ code }) => code)).toContain("obstacle");
    expect(cardFor(KEEPER, plea).problems?.reasons).toContain("GARDIEN.GB.DEED.obstacle.destinyTooLate");
  });

  test.each([
    ["that is gone", () => "nowhere000000000"],
    ["that is a deed", (_shot: Data, plea: Data) => String(plea._id)],
  ])("about an attack %s is put to the keeper, and hangs on nothing", async (_what, about) => {
    const shot = await shoot();
    const first = await askFate(String(shot._id));
    const plea = await askFate(about(shot, first));
    expect(judged(plea)).toMatchObject({ standing: "review", deed: { about: null } });
    expect(judged(plea).problems.map(({ code }) => code)).toContain("notAbout");
  });

  test("about an attack in which its asker takes no part hangs on nothing", async () => {
    const shot = await shoot();
    await onCard(shot, { action: "undo" });
    const other = sent("attack", KEEPER, intent({ attacker: { actor: BEAST }, targets: [target()] }), {
      rolls: rolls(),
    });
    await ChatMessage.create(other as never, { keepId: true } as never);
    consider(game.messages.get(String(other._id)) as ChatMessage);
    await settled();
    const plea = await askFate(String(other._id));
    expect(judged(plea)).toMatchObject({ deed: { about: null } });
  });

  test("another deed that hangs itself on an attack is not taken back with it", async () => {
    const shot = await shoot();
    const rest = await askFate(String(shot._id), { id: "effort", choices: { pf: 2 } });
    expect(judged(rest)).toMatchObject({ deed: { about: null } });
  });

  test("is not forgotten when its author deletes the message", async () => {
    const shot = await shoot();
    const plea = await askFate(String(shot._id));
    await onCard(plea, { action: "countExpected" });
    await game.messages.get(String(plea._id))?.delete();
    expect(cardFor(PLAYER, shot).requests).toMatchObject([{ answer: "granted" }]);
    await onCard(shot, { action: "undo" });
    expect(spent()).toBe(0);
  });

  test("by a verdict that no keeper wrote is no request", async () => {
    const shot = await shoot();
    const forged = sent("verdict", PLAYER, {
      ...verdicts()[0],
      ...{ subject: "p".repeat(16), kind: "deed", deed: { id: "destiny", about: shot._id } },
    });
    await ChatMessage.create(forged as never, { keepId: true } as never);
    (game.messages.get(String(forged._id)) as ChatMessage).updateSource({ author: PLAYER } as never);
    expect(cardFor(KEEPER, shot).requests).toEqual([]);
  });
});
