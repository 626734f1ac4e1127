import { list, object, whole } from "../../../core/shape/heal.js";
import type { Json } from "../../../core/shape/shape.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../core/play/contract/changes.js";
import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import { effectName, effectNote } from "../attack/effect-words.js";
import { figuresOf } from "../attack/reading.js";
import { settledChanges } from "../attack/outcome/wound.js";
import { momentOf } from "../data/moment.js";
import { readEffects } from "../data/read-effects.js";
import { diceSpec } from "../dice/specs.js";
import { effectDice, type EffectRolls } from "../rules/effect-dice.js";
import type { Effect, TestEffect } from "../rules/effects.js";
import { settle, type Settled } from "../rules/settle.js";
import type { Moment } from "../rules/spans.js";
import { fact, told } from "./card.js";
import { meanOf, pointsThrown, readPoints } from "./points.js";
import { testOf, testResult, testRoll, type Test } from "./tested.js";

/** RP-61 — the effects that a poison or a spell has on somebody: their tests and dice, and what they come to. */

const testId = (index: number): string => `test-${index}`;
const dieId = (key: string): string => `effect-${key}`;

/** RP-62 — what is left of some effects for somebody who may be immune to some of them. */
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

/** RP-61 — the roll that some effects on somebody ask for next; `null` once all have fallen, or where they ask for none. */
export function effectRoll(target: Actor, effects: readonly Effect[], dice: Dice): RollSpec | null {
  return dueRoll(target, felt(target, effects), dice);
}

/**
 * RP-61 — some effects as an outcome keeps them.
 * @param factor RP-79 — by which their numbers are multiplied
 */
export function effectOutcome(target: Actor, effects: readonly Effect[], dice: Dice, factor = 1): Outcome {
  const own = felt(target, effects);
  const failed = failedIn(target, own, dice);
  const all = allOf(target, own, failed);
  const rolls = effectDice(all).map(({ key, formula }) => [key, factor * thrown(formula, dice[dieId(key)])] as const);
  return {
    effects: JSON.parse(JSON.stringify(all)) as Json,
    rolls: Object.fromEntries(rolls),
    failed,
    moment: { ...momentOf(target) },
  };
}

/** What the dice of an effect came to; those that nobody threw, because the keeper decided otherwise, count their mean. */
function thrown(formula: string, faces: readonly number[] | undefined): number {
  const points = faces && readPoints(formula);
  return points ? pointsThrown(points, faces) : meanOf(formula);
}

/** What an outcome tells of effects. */
function effectsIn(outcome: Outcome) {
  const { round, worldTime } = object(outcome.moment);
  const moment: Moment = { round: typeof round === "number" ? whole(round) : null, worldTime: whole(worldTime) };
  const rolls: EffectRolls = Object.fromEntries(
    Object.entries(object(outcome.rolls)).map(([key, value]) => [key, whole(value)]),
  );
  return { effects: readEffects(outcome.effects), rolls, failed: list(outcome.failed).map(whole), moment };
}

/**
 * RP-61 — everything that they do.
 * @param wound what their conditions are told apart by
 */
export function settledIn(outcome: Outcome, wound: string): Settled {
  const { effects, rolls, moment } = effectsIn(outcome);
  return settle(effects, { moment, side: null, wound }, rolls);
}

/** RP-61 — what they write on somebody. */
export function effectChanges(
  target: Actor,
  outcome: Outcome,
  wound: string,
): Required<Pick<Changes, "values" | "items">> {
  const { worldTime } = effectsIn(outcome).moment;
  return settledChanges(target, [], worldTime, { settled: settledIn(outcome, wound) });
}

/** RP-61 — the effects in words, with how long they last. */
export function effectFacts(outcome: Outcome, rule: string): readonly CardFact[] {
  const { effects, rolls, failed } = effectsIn(outcome);
  return effects.map((effect, index) => {
    const name = effectName(effect, index, rolls);
    const note = effectNote(effect, index, { rolls, failed });
    return fact("effect", note ? told("effectLasts", { name, note }) : name, rule);
  });
}
