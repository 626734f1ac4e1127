import { list, mapOf, whole, type Read } from "../../../core/shape/shape.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import { effectName, effectNote } from "../attack/effect-words.js";
import { figuresOf } from "../attack/reading.js";
import { settledChanges } from "../attack/outcome/wound.js";
import { MOMENT, momentOf } from "../data/actors/moment.js";
import { EFFECT_LIST } from "../data/read-effects.js";
import { diceSpec } from "../dice/specs.js";
import { effectDice } from "../rules/criticals/effect-dice.js";
import type { Effect, TestEffect } from "../rules/criticals/effects.js";
import { settle, type Settled } from "../rules/body/settle.js";
import { spanText } from "../labels.js";
import { fact, named, say } from "./kit.js";
import { meanOf, pointsThrown, readPoints } from "./points.js";
import { testOf, testResult, testRoll, type Test } from "./tested.js";

/** RP-61 — the effects that a poison or a spell has on an actor: their tests and dice, and what they come to. */

const testId = (index: number): string => `test-${index}`;
const dieId = (key: string): string => `effect-${key}`;

/** RP-62 — what is left of some effects for an actor who may be immune to some of them. */
function felt(target: Actor, effects: readonly Effect[]): readonly Effect[] {
  const immune: readonly string[] = figuresOf(target).immunities;
  return effects.filter(({ type }) => !immune.includes(type));
}

/** RP-61 — tests that some effects ask for at once. */
function testsIn(effects: readonly Effect[]): readonly { readonly test: TestEffect; readonly index: number }[] {
  return effects.flatMap((test, index) => (test.type === "test" && test.when === "once" ? [{ test, index }] : []));
}

/** RP-16, D-08 — such a test. */
function testFor(target: Actor, { attribute, difficulty }: TestEffect): Test {
  return testOf(target, { kind: "attribute", attribute, mode: "plain" }, { what: "attribute", difficulty });
}

/** RP-61 — places of the tests that were failed; one that was not thrown was not. */
function failedIn(target: Actor, effects: readonly Effect[], dice: Dice): readonly number[] {
  return testsIn(effects).flatMap(({ test, index }) => {
    const result = testResult(testFor(target, test), dice, testId(index));
    return result && !result.success ? [index] : [];
  });
}

/** RP-61 — the effects with what the failed tests bring. */
function allOf(target: Actor, own: readonly Effect[], failed: readonly number[]): readonly Effect[] {
  const brought = testsIn(own).flatMap(({ test, index }) => (failed.includes(index) ? test.onFail : []));
  return [...own, ...felt(target, brought)];
}

/** RP-61 — the roll that the effects ask for next; `null` once all have fallen. */
function dueRoll(target: Actor, own: readonly Effect[], dice: Dice): RollSpec | null {
  const asked = testsIn(own).find(({ index }) => !dice[testId(index)]);
  if (asked) return testRoll(testFor(target, asked.test), undefined, testId(asked.index));
  const due = effectDice(allOf(target, own, failedIn(target, own, dice))).find(({ key }) => !dice[dieId(key)]);
  return due ? diceSpec(dieId(due.key), "effect", due.formula) : null;
}

/** RP-61 — the roll that some effects on an actor ask for next; `null` once all have fallen, or where they ask for none. */
export function effectRoll(target: Actor, effects: readonly Effect[], dice: Dice): RollSpec | null {
  return dueRoll(target, felt(target, effects), dice);
}

/** RP-61 — some effects as an outcome keeps them. */
export const EFFECTS = {
  effects: EFFECT_LIST,
  /** What their dice came to. */
  rolls: mapOf(whole),
  /** Places of the tests that were failed. */
  failed: list(whole),
  moment: MOMENT,
};
type Effects = Read<typeof EFFECTS>;

/**
 * RP-61 — what some effects come to.
 * @param factor RP-79 — by which their numbers are multiplied
 */
export function effectOutcome(target: Actor, effects: readonly Effect[], dice: Dice, factor = 1): Effects {
  const own = felt(target, effects);
  const failed = failedIn(target, own, dice);
  const all = allOf(target, own, failed);
  const rolls = effectDice(all).map(({ key, formula }) => [key, factor * thrown(formula, dice[dieId(key)])] as const);
  return { effects: all, rolls: Object.fromEntries(rolls), failed, moment: momentOf(target) };
}

/** What the dice of an effect came to; those that nobody threw, because the keeper decided otherwise, count their mean. */
function thrown(formula: string, faces: readonly number[] | undefined): number {
  const points = faces && readPoints(formula);
  return points ? pointsThrown(points, faces) : meanOf(formula);
}

/**
 * RP-61 — everything that they do.
 * @param wound what their conditions are told apart by
 */
export function settledEffects({ effects, rolls, moment }: Effects, wound: string): Settled {
  return settle(effects, { moment, side: null, wound }, rolls);
}

/** RP-61 — what they write on an actor. */
export function effectChanges(
  target: Actor,
  kept: Effects,
  wound: string,
): Required<Pick<Changes, "values" | "items">> {
  return settledChanges(target, [], kept.moment.worldTime, { settled: settledEffects(kept, wound) });
}

/** RP-61 — the effects in words, with how long they last. */
export function effectFacts({ effects, rolls, failed }: Effects, rule: string): readonly CardFact[] {
  return effects.map((effect, index) => {
    const name = effectName(effect, index, rolls);
    const note = effectNote(effect, index, { rolls, failed });
    return fact("effect", note ? say("effectLasts", { name, note }) : name, rule);
  });
}

/** RP-79 — how long a spell lasts: in rounds, or in its owner's words. */
export function lastsFacts(rounds: number, words: string): readonly CardFact[] {
  if (rounds === 0 && !words) return [];
  return [fact("lasts", rounds > 0 ? spanText(rounds, "round") : named(words), "RP-79")];
}
