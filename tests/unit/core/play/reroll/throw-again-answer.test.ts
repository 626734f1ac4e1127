import { VERDICT } from "../../../../../src/core/play/record/verdict.js";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { rollsOfAll } from "../../../../../src/core/play/reroll/expected-rolls.js";
import { diceThrownBy } from "../../../../../src/core/play/reroll/past-dice.js";
import { planFor } from "../../../../../src/core/play/apply/planning.js";
import { layDice } from "../../../../../src/core/play/reroll/lay.js";
import type { ThrownAgain } from "../../../../../src/core/play/contract/changes.js";
import type { RollSpec } from "../../../../../src/core/play/contract/dice.js";
import type { Stage, VerdictTarget } from "../../../../../src/core/play/record/verdict.js";
import { actorAt } from "../../../../../src/core/world/world.js";
import {
  BEAST,
  comes,
  type Data,
  HERO,
  recordOn,
  RIVAL,
  roll,
  settled,
  sitDown,
} from "../../../../support/play/arbiter-table.js";
import { damageOf } from "../../../../support/play/damage.js";
import { answerTo, beastPoints, blow, giveBeastTo, playDuel, says } from "../../../../support/play/duel.js";

let end: () => void;
beforeEach(async () => {
  end = await playDuel();
});
afterAll(() => end());

const FULL = 20;

/** The keeper opens the table and finds these messages waiting; a blow at a face of 1 is there to carry plans. */
async function openWith(...messages: readonly Data[]): Promise<Data> {
  const carrier = blow(1);
  sitDown([...messages, carrier]);
  giveBeastTo(RIVAL);
  takeUp();
  await settled();
  return carrier;
}

const targetsOf = (attack: Data): readonly VerdictTarget[] => recordOn(attack).verdict.targets;
const beast = () => actorAt(BEAST) as Actor;

/** Has the carrier throw a die again, and take that back; what the carrier's own blow cost is left out of account. */
function again(carrier: Data, attack: Data, die: Omit<ThrownAgain, "subject" | "place">) {
  const thrown = { ...die, subject: String(attack["_id"]), place: 0 };
  const plan = planFor({ again: thrown }, beast(), "again");
  return async (stage: Stage) => {
    const { message, verdict } = recordOn(carrier);
    const targets = verdict.targets.map((one) => ({ ...one, stage, plan }));
    await message.update({ system: { data: { targets } } } as never);
    expect(VERDICT.read({ kind: "attack", targets }).targets[0]?.plan?.again).toEqual(plan?.again); // as it is stored
    await layDice(message);
    await layDice(message); // whoever resumes does it once more
    await settled();
    return FULL - 1 - beastPoints();
  };
}

describe("a die of an answer", () => {
  test("is offered to whoever answered, and to nobody else", async () => {
    const attack = blow(15);
    await openWith(attack, answerTo(attack, { parry: 8, armour: 5 }));
    const dice = diceThrownBy(beast()).filter(({ subject }) => subject === attack["_id"]);
    expect(dice).toMatchObject([
      { answered: true, target: 0, roll: "parry", place: 0, sides: 20, shows: 8 },
      { answered: true, target: 0, roll: "armour", place: 0, sides: 20, shows: 5 },
    ]);
  });

  test("lies in the answer anew, what was written follows, and both go back", async () => {
    const attack = blow(15);
    const carrier = await openWith(attack, answerTo(attack, { parry: 8, armour: 5 }));
    const lays = again(carrier, attack, { target: 0, roll: "parry", face: 11, answered: true });
    expect(await lays("applied")).toBe(2);
    expect(targetsOf(attack)[0]?.answer?.dice).toEqual({ parry: [11], armour: [5] });
    expect(await lays("undone")).toBe(5);
    expect(targetsOf(attack)[0]).toMatchObject({
      stage: "applied",
      answer: { dice: { parry: [8] } },
      dice: { attack: [15] },
    });
  });
});

describe("a die of the attack", () => {
  test("that asks where the one before asked nobody has its target asked, and no more once it is laid back", async () => {
    const attack = blow(1);
    const carrier = await openWith(attack);
    const lays = again(carrier, attack, { target: 0, roll: "attack", face: 15 });
    expect(await lays("applied")).toBe(0);
    expect(targetsOf(attack)[0]).toMatchObject({ stage: "awaiting", outcome: null });
    expect(await lays("undone")).toBe(1);
    expect(targetsOf(attack)[0]).toMatchObject({ stage: "applied", dice: { attack: [1] } });
  });

  test("that did harm once it was answered is offered and thrown anew by itself; taken back it lies as it fell", async () => {
    const carrier = await openWith();
    says.damage = true;
    const attack = blow(15);
    await comes(attack);
    await comes(answerTo(attack, { refused: true }));
    await comes(damageOf(attack, [roll("GbAttackRoll", 20, 7)]));
    const [damage] = diceThrownBy(actorAt(HERO) as Actor).filter(({ roll: id }) => id === "damage");
    expect(damage).toMatchObject({ subject: attack["_id"], target: 0, place: 0, sides: 20, shows: 7 });
    const lays = again(carrier, attack, { target: 0, roll: "damage", face: 3 });
    expect(await lays("applied")).toBe(3);
    const answer = { dice: { armour: [5] } };
    expect(targetsOf(attack)[0]).toMatchObject({
      stage: "applied",
      dice: { attack: [15] },
      later: { damage: [3] },
      answer,
    });
    expect(await lays("undone")).toBe(7);
    expect(targetsOf(attack)[0]).toMatchObject({
      stage: "applied",
      dice: { attack: [15] },
      later: { damage: [7] },
      answer,
    });
  });

  test("that still does harm has that written anew", async () => {
    says.asks = false;
    const attack = blow(9);
    const carrier = await openWith(attack);
    const lays = again(carrier, attack, { target: 0, roll: "attack", face: 6 });
    expect([await lays("applied"), await lays("undone")]).toEqual([6, 9]);
  });

  test("that was thrown for all lies with each of them", async () => {
    says.asks = false;
    const attack = blow(5, 5);
    const carrier = await openWith(attack);
    const lays = again(carrier, attack, { target: 0, roll: "attack", face: 3, shared: true });
    expect(await lays("applied")).toBe(6);
    expect(targetsOf(attack).map(({ dice }) => dice)).toEqual([{ attack: [3] }, { attack: [3] }]);
    expect(await lays("undone")).toBe(10);
  });

  test("is one of all as long as what it calls for is", () => {
    const plain = { who: "attacker", roll: "Roll", formula: "1d6", faces: [6], plus: 0, options: {} } as const;
    const own: RollSpec = { ...plain, id: "own" };
    const scatter: RollSpec = { ...plain, id: "scatter", shared: true, next: () => own };
    const thrown: RollSpec = { ...plain, id: "throw", next: ([die]) => (die === 1 ? scatter : null) };
    expect(rollsOfAll([thrown], { throw: [1], scatter: [4], own: [2] })).toEqual(["throw", "scatter"]);
    expect(rollsOfAll([thrown], { throw: [5], own: [2] })).toEqual(["throw"]);
    expect(rollsOfAll([thrown], {})).toEqual([]);
  });
});
