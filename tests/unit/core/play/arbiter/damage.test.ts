import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { throwDue } from "../../../../../src/core/attack/throw-due.js";
import { throwerOf } from "../../../../../src/core/play/log/damage-standing.js";
import { modelOf, references } from "../../../../../src/core/play/messages/messages.js";
import { DamageMessage } from "../../../../../src/core/play/messages/models.js";
import type { VerdictTarget } from "../../../../../src/core/play/record/verdict.js";
import {
  type Data,
  comes,
  KEEPER,
  onCard,
  PLAYER,
  recordOn,
  RIVAL,
  roll,
  settled,
  sitDown,
} from "../../../../support/play/arbiter-table.js";
import { damageOf } from "../../../../support/play/damage.js";
import { answerTo, beastPoints, blow, giveBeastTo, playDuel, says } from "../../../../support/play/duel.js";

let end: () => void;
let told: string[];
let settings: Map<string, unknown>;
beforeEach(async () => {
  end = await playDuel();
  says.damage = true;
  ({ told, settings } = sitDown());
  giveBeastTo(RIVAL);
  vi.stubGlobal("CONFIG", { ...CONFIG, sounds: { dice: "" } });
  Object.assign(ui.notifications, { info: (text: string) => told.push(text) });
  takeUp();
  await settled();
});
afterAll(() => end());

const die = (face: number): string[] => [roll("GbAttackRoll", 20, face)];

function targetOf(attack: Data, index = 0): VerdictTarget {
  const target = recordOn(attack).verdict.targets[index];
  if (!target) throw new Error("there is no such target");
  return target;
}

/** A blow that its target has let through. */
async function struck(...faces: readonly number[]): Promise<Data> {
  const attack = blow(...faces);
  await comes(attack);
  for (const target of faces.keys()) await comes(answerTo(attack, { target, refused: true }));
  return attack;
}

/** Nobody hears it come in. */
function arrives(source: Data): void {
  const message = new ChatMessage(source as never);
  (game.messages as unknown as Map<string, ChatMessage>).set(String(source["_id"]), message);
  references.add(message);
}

describe("a blow that gets through", () => {
  test("waits for the dice of whoever attacked, and for nobody else's", async () => {
    const attack = await struck(15);
    expect(targetOf(attack)).toMatchObject({ stage: "throwing", outcome: null, answer: { dice: { armour: [5] } } });
    expect(beastPoints()).toBe(20);
    await comes(damageOf(attack, die(7)));
    expect(targetOf(attack)).toMatchObject({ stage: "applied", later: { damage: [7] }, outcome: { loss: 7 } });
    await onCard(attack, { action: "undo" });
    expect(beastPoints()).toBe(20);
  });

  test("is thrown for each of its targets by itself", async () => {
    const attack = await struck(15, 18);
    await comes(damageOf(attack, die(2), { target: 1 }));
    expect([0, 1].map((index) => targetOf(attack, index).stage)).toEqual(["throwing", "applied"]);
    expect(beastPoints()).toBe(18);
  });

  test("waits for a click where wounds are written at a click", async () => {
    settings.set("automation", "click");
    const attack = await struck(15);
    await comes(damageOf(attack, die(7)));
    expect(targetOf(attack)).toMatchObject({ stage: "resolved", outcome: { loss: 7 } });
  });

  test("counts the dice that came while no keeper was there", async () => {
    const attack = await struck(15);
    arrives(damageOf(attack, die(7)));
    takeUp();
    await settled();
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { loss: 7 } });
  });

  test("is the keeper's to decide while it waits; dice that come later change nothing", async () => {
    const attack = await struck(15);
    const late = damageOf(attack, die(7));
    await onCard(attack, { action: "edit", target: 0, override: { loss: 3 } }, KEEPER);
    await comes(late);
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { loss: 3 } });
    expect(beastPoints()).toBe(17);
  });

  test("taken back while it waits, it waits no more", async () => {
    const attack = await struck(15);
    const late = damageOf(attack, die(7));
    await onCard(attack, { action: "undo" });
    await comes(late);
    expect(targetOf(attack)).toMatchObject({ stage: "undone", later: {} });
    expect(beastPoints()).toBe(20);
  });
});

describe("damage that does not count", () => {
  test("by somebody else, though they own the target", async () => {
    const attack = await struck(15);
    await comes(damageOf(attack, die(1), { author: RIVAL }));
    expect(targetOf(attack)).toMatchObject({ stage: "throwing", later: {} });
  });

  test.each([
    ["other dice", [roll("GbAttackRoll", 100, 90)]],
    ["dice too many", [...die(3), ...die(18)]],
    ["none at all", []],
    ["another roll", [roll("HitLocationRoll", 20, 18)]],
    ["a total that is not theirs", [roll("GbAttackRoll", 20, 3, { total: 19 })]],
  ])("%s are refused, and the right ones count after them", async (_name, rolls) => {
    const attack = await struck(15);
    const forged = damageOf(attack, rolls);
    await comes(forged);
    expect(targetOf(attack)).toMatchObject({ stage: "throwing", later: {}, thrownOut: [forged["_id"]] });
    await comes(damageOf(attack, die(4)));
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { loss: 4 } });
  });

  test("rewritten: thrown for another target", async () => {
    const attack = await struck(15, 18);
    const dice = damageOf(attack, die(19), { target: 1 });
    const { data } = dice["system"] as { data: Data };
    Object.assign(data, { attack: { id: attack["_id"], target: 0 }, due: targetOf(attack).due });
    await comes(dice);
    expect(targetOf(attack)).toMatchObject({ stage: "throwing", thrownOut: [dice["_id"]] });
  });

  test("twice, or before it was asked for", async () => {
    const attack = blow(15);
    await comes(attack);
    arrives(damageOf(attack, die(20), { due: "d".repeat(16) }));
    await comes(answerTo(attack, { refused: true }));
    takeUp();
    await settled();
    expect(targetOf(attack).stage).toBe("throwing");
    const second = damageOf(attack, die(20));
    await comes(damageOf(attack, die(7)));
    await comes(second);
    expect(targetOf(attack)).toMatchObject({ later: { damage: [7] }, outcome: { loss: 7 } });
    expect(beastPoints()).toBe(13);
  });
});

describe("who throws", () => {
  const thrown = () => game.messages.contents.filter((message) => modelOf(message) instanceof DamageMessage);
  const present = (id: string, active: boolean) => Object.assign(game.users.get(id) as object, { active });

  test("whoever attacked, as long as they are there and read the card; else the keeper", async () => {
    const attack = await struck(15);
    const { verdict, message } = recordOn(attack);
    present(PLAYER, true);
    present(KEEPER, true);
    expect(throwerOf(verdict, message)?.id).toBe(PLAYER);
    Object.assign(message, { whisper: [KEEPER] });
    expect(throwerOf(verdict, message)?.id).toBe(KEEPER);
    Object.assign(message, { whisper: [] });
    present(PLAYER, false);
    expect(throwerOf(verdict, message)?.id).toBe(KEEPER);
  });

  test("the keeper's client for who is gone, once, and not for who is there", async () => {
    present(KEEPER, true);
    present(PLAYER, true);
    const attack = await struck(15);
    await throwDue(recordOn(attack).message);
    expect(thrown()).toEqual([]);
    present(PLAYER, false);
    await throwDue(recordOn(attack).message);
    await throwDue(recordOn(attack).message);
    const [message, ...more] = thrown();
    expect([message?.author?.id, more]).toEqual([KEEPER, []]);
    takeUp();
    await settled();
    expect(targetOf(attack)).toMatchObject({ stage: "applied" });
  });

  test("nobody by themselves who likes to throw with the button", async () => {
    present(KEEPER, true);
    present(PLAYER, false);
    settings.set("damageDice", "click");
    const attack = await struck(15);
    await throwDue(recordOn(attack).message);
    expect(thrown()).toEqual([]);
    expect(told).toHaveLength(1);
  });
});
