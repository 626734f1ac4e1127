import { describe, expect, onTestFinished, test, vi } from "vitest";
import { completed, rollsFallen } from "../../../../../src/core/play/reroll/expected-rolls.js";
import { diceThrownBy } from "../../../../../src/core/play/reroll/past-dice.js";
import { same } from "../../../../../src/core/play/record/same-values.js";
import { planFor } from "../../../../../src/core/play/apply/planning.js";
import { layDice } from "../../../../../src/core/play/reroll/lay.js";
import type { Verdict, VerdictTarget } from "../../../../../src/core/play/record/verdict.js";
import { actorAt } from "../../../../../src/core/world/world.js";
import { earlierDeed } from "../../../../../src/core/play/log/earlier.js";
import { rollsInTurn } from "../../../../../src/core/deed/rolls-in-turn.js";
import {
  BEAST,
  comes,
  HERO,
  intent,
  onCard,
  PLAYER,
  recordOn,
  rolls,
  sent,
  sitDown,
} from "../../../../support/play/arbiter-table.js";
import { gb } from "../../../../../src/rulesets/gb/index.js";
import { d20, person, playDeeds, PROCEDURES, RANK_LINE, sentDeed } from "../../../../support/play/deed-of.js";

const shot = (face: number) => sent("attack", PLAYER, intent(), { rolls: rolls(face) });
function targetOf(attack: object): VerdictTarget {
  const [target] = recordOn(attack).verdict.targets;
  if (!target) throw new Error("nobody is hit");
  return target;
}
function actorOf(uuid: string): Actor {
  const actor = actorAt(uuid);
  if (!actor) throw new Error("nobody is there");
  return actor;
}
const pf = () => Number(foundry.utils.getProperty(actorOf(BEAST), "system.pf.value"));

/** A shot that the keeper lets count as it came, and whose wounds are written. */
async function fired(d20: number) {
  const attack = shot(d20);
  await comes(attack);
  await onCard(attack, { action: "accept" });
  await onCard(attack, { action: "apply" });
  return attack;
}

/** A verdict that has thrown the first die of an attack again, and stands on its own card. */
async function thrownAgain(attack: { readonly _id?: unknown }, face: number, roll = "attack") {
  const die = { subject: String(attack._id), target: 0, roll, place: 0, face };
  const plan = planFor({ again: die }, actorOf(HERO), "again");
  const card = sent("attack", PLAYER, intent(), { rolls: rolls(1) });
  await comes(card);
  const { message } = recordOn(card);
  const stands = async (stage: Verdict["targets"][number]["stage"]) => {
    await message.update({ system: { data: { targets: [{ ...targetOf(card), stage, plan }] } } } as never);
    const before = targetOf(attack).dice;
    await layDice(message);
    const { dice } = targetOf(attack);
    await layDice(message); // whoever resumes does it once more
    expect(targetOf(attack).dice).toEqual(dice);
    return !same(dice, before);
  };
  return { stands };
}

describe("a die that is thrown again", () => {
  test("lies on its card, which is judged anew and written anew; taken back it lies as it fell", async () => {
    sitDown();
    const attack = await fired(15);
    const [before, dice, left] = [targetOf(attack).outcome, targetOf(attack).dice, pf()];
    expect(targetOf(attack).stage).toBe("applied");
    const again = await thrownAgain(attack, 1);
    expect(await again.stands("applied")).toBe(true);
    expect(targetOf(attack).outcome).not.toEqual(before);
    expect(pf()).not.toBe(left);
    expect(await again.stands("undone")).toBe(true);
    expect([targetOf(attack).outcome, targetOf(attack).dice, pf()]).toEqual([before, dice, left]);
  });

  test("is judged anew in a deed as well, which finds itself not yet done", async () => {
    const { deeds } = gb;
    playDeeds();
    onTestFinished(() => void Object.assign(gb, { deeds }));
    sitDown();
    const climb = sentDeed("climb", { targets: [person(HERO, { lines: [RANK_LINE] })], rolls: [d20(20)] });
    await comes(climb);
    await onCard(climb, { action: "edit", target: 0, override: { total: 9 } });
    const found: unknown[] = [];
    const { outcome } = PROCEDURES.climb;
    vi.spyOn(PROCEDURES.climb, "outcome").mockImplementation((situation) => {
      found.push(earlierDeed(String(climb._id)));
      return outcome(situation);
    });
    const again = await thrownAgain(climb, 5, "d20");
    await again.stands("applied");
    expect([targetOf(climb).outcome, found]).toMatchObject([{ total: 7 }, [null]]);
    await again.stands("undone");
    expect(targetOf(climb).outcome).toMatchObject({ total: 9 }); // as the keeper had decided
  });

  test("calls for dice that nobody has thrown, and drops those that it calls for no more", async () => {
    sitDown();
    const plain = { who: "attacker", roll: "Roll", formula: "1d6", faces: [6], plus: 0, options: {} } as const;
    const spec = (id: string) => ({ id, ...plain });
    const due = rollsInTurn((dice) => {
      if (!dice["test"]) return spec("test");
      return dice["test"][0] === 1 && !dice["damage"] ? spec("damage") : null;
    });
    const failed = await completed(due, { test: [1] });
    expect([Object.keys(failed.dice), failed.thrown.length]).toEqual([["test", "damage"], 1]);
    expect(rollsFallen(due, failed.dice).map(({ id }) => id)).toEqual(["test", "damage"]);
    expect(await completed(due, { ...failed.dice, test: [5] })).toEqual({ dice: { test: [5] }, thrown: [] });
  });

  test("touches no card that was taken back, and none on which the die lies otherwise by now", async () => {
    sitDown();
    const attack = await fired(15);
    const again = await thrownAgain(attack, 3);
    await onCard(attack, { action: "undo" });
    const { dice } = targetOf(attack);
    expect(await again.stands("applied")).toBe(false);
    expect([targetOf(attack).stage, targetOf(attack).dice]).toEqual(["undone", dice]);
    const gone = { subject: String(attack._id), target: 0, roll: "none", place: 0, face: 3 };
    expect(planFor({ again: gone }, actorOf(HERO), "gone")).toBeNull();
  });
});

describe("the dice that somebody may throw again", () => {
  test("are those of their own cards that stand, told by weapon; none that not everybody reads", async () => {
    sitDown();
    const attack = await fired(15);
    await comes(sent("attack", PLAYER, intent(), { rolls: rolls(9), whisper: [PLAYER] }));
    const dice = diceThrownBy(actorOf(HERO));
    expect(dice[0]).toMatchObject({ subject: attack._id, target: 0, place: 0, sides: 20, shows: 15, what: "Revolver" });
    expect(dice.every(({ subject }) => subject === attack._id)).toBe(true);
    expect(diceThrownBy(actorOf(BEAST))).toEqual([]);
    await onCard(attack, { action: "undo" });
    expect(diceThrownBy(actorOf(HERO))).toEqual([]);
  });
});
