import type { Dice, Json, Override, RollSpec } from "../../../core/attack/procedure.js";
import { list, object, text, whole } from "../../../core/attack/intent.js";
import { momentOf } from "../data/moment.js";
import { rpgOptions } from "../data/options.js";
import { diceSpec, testSpec } from "../dice/specs.js";
import { CRITICAL_DIE, criticalRow, criticalRowAt } from "../rules/critical-tables.js";
import { parseDice } from "../rules/dice-formula.js";
import { effectDice, type EffectRolls } from "../rules/effect-dice.js";
import type { Effect, TestEffect } from "../rules/effects.js";
import { settle, type Settled } from "../rules/settle.js";
import type { Moment } from "../rules/spans.js";
import { resolveTest } from "../rules/test-result.js";
import { SIDES, type Side, type Zone } from "../rules/vocabulary.js";
import { toldNumber } from "../../../core/attack/override.js";
import { figuresOf } from "./reading.js";

const CRITICAL = "critical";
const testId = (index: number): string => `test-${index}`;
const effectId = (key: string): string => `effect-${key.replaceAll(".", "-")}`;

/** RP-56…RP-61 — a critical hit as a verdict stores it; `row` is empty where there is none. */
export interface Critical {
  readonly row: string;
  readonly face: number;
  readonly side: Side | null;
  /** RP-61 — places of the tests that the victim failed, among the effects of the row. */
  readonly failed: readonly number[];
  /** RP-61 — what the dice of the effects came to. */
  readonly rolls: EffectRolls;
  readonly moment: Moment;
}

/** RP-62 — what a row does to somebody, who may be immune to some of it. */
function effectsOn(target: Actor, effects: readonly Effect[]): readonly Effect[] {
  const immune: readonly string[] = figuresOf(target).immunities;
  return effects.filter(({ type }) => !immune.includes(type));
}

/** RP-61 — tests that a row asks for at once. */
function testsIn(effects: readonly Effect[]): readonly { readonly test: TestEffect; readonly index: number }[] {
  return effects.flatMap((effect, index) =>
    effect.type === "test" && effect.when === "once" ? [{ test: effect, index }] : [],
  );
}

/** RP-16, D-08 — the score of such a test. */
function scoreOf(target: Actor, { attribute }: TestEffect): number {
  return figuresOf(target).attributeScore(attribute, "plain");
}

/** RP-61 — places of the tests that were failed; one that was not thrown was not. */
function failedTests(target: Actor, effects: readonly Effect[], dice: Dice): readonly number[] {
  const { rpgNaturals } = rpgOptions();
  return testsIn(effects).flatMap(({ test, index }) => {
    const die = dice[testId(index)]?.[0];
    if (die === undefined) return [];
    const { success } = resolveTest({ score: scoreOf(target, test), difficulty: test.difficulty, die }, rpgNaturals);
    return success ? [] : [index];
  });
}

/** RP-61 — the effects of a row with what the failed tests bring. */
function withFailures(target: Actor, effects: readonly Effect[], failed: readonly number[]): readonly Effect[] {
  const brought = testsIn(effects).flatMap(({ test, index }) => (failed.includes(index) ? test.onFail : []));
  return [...effects, ...effectsOn(target, brought)];
}

/** RP-56…RP-61 — the roll that a critical hit asks for next: the row, the victim's tests, the dice of its effects. */
export function dueForCritical(target: Actor, zone: Zone, dice: Dice): RollSpec | null {
  const face = dice[CRITICAL]?.[0];
  if (face === undefined) return diceSpec(CRITICAL, "critical", `1d${CRITICAL_DIE}`);
  const effects = effectsOn(target, criticalRowAt(zone, face)?.effects ?? []);
  const asked = testsIn(effects).find(({ index }) => !dice[testId(index)]);
  if (asked) {
    const score = scoreOf(target, asked.test) - asked.test.difficulty;
    const request = { what: "attribute", score, naturals: rpgOptions().rpgNaturals, lines: [] } as const;
    return testSpec(testId(asked.index), request);
  }
  const all = withFailures(target, effects, failedTests(target, effects, dice));
  const due = effectDice(all).find(({ key }) => !dice[effectId(key)]);
  return due ? diceSpec(effectId(due.key), "effect", due.formula) : null;
}

/** A row that nothing was thrown for, because the keeper chose it: what its dice come to on average, rounded up. */
function middle(formula: string): number {
  const { count, faces, flat } = parseDice(formula) ?? { count: 0, faces: 0, flat: 1 };
  return Math.ceil((count * (faces + 1)) / 2) + flat;
}

/** RP-61 — what the dice of some effects came to. */
function rollsFor(effects: readonly Effect[], known: (key: string) => number | undefined): EffectRolls {
  return Object.fromEntries(effectDice(effects).map(({ key, formula }) => [key, known(key) ?? middle(formula)]));
}

/** RP-56, RP-62 — the critical hit of a blow, or the row that the keeper chose instead; `null` where there is none. */
export function criticalOf(
  target: Actor,
  place: { readonly zone: Zone; readonly side: Side | null },
  dice: Dice,
  override: Override,
): Critical | null {
  const told = toldNumber(override, "critical");
  const thrown = dice[CRITICAL]?.[0];
  const face = told ?? thrown;
  const row = face === undefined ? null : criticalRowAt(place.zone, face);
  if (face === undefined || !row) return null; // told 0: waived
  const own = thrown !== undefined && criticalRowAt(place.zone, thrown) === row ? dice : {};
  const effects = effectsOn(target, row.effects);
  const failed = failedTests(target, effects, own);
  const all = withFailures(target, effects, failed);
  const rolls = rollsFor(all, (key) => own[effectId(key)]?.[0]);
  return { row: row.id, face, side: place.side, failed, rolls, moment: momentOf(target) };
}

/** RP-61 — everything that a critical hit does. */
export function settledCritical(target: Actor, critical: Critical, wound: string): Settled | null {
  const row = criticalRow(critical.row);
  if (!row) return null;
  const all = withFailures(target, effectsOn(target, row.effects), critical.failed);
  const rolls = rollsFor(all, (key) => critical.rolls[key]);
  return settle(all, { moment: critical.moment, side: critical.side, wound }, rolls);
}

/** Reads a stored critical hit back; `null` where there is none. */
export function readCritical(source: Json | undefined): Critical | null {
  const data = object(source);
  const row = criticalRow(text(data.row));
  if (!row) return null;
  const { round, worldTime } = object(data.moment);
  return {
    row: row.id,
    face: whole(data.face),
    side: SIDES.find((side) => side === data.side) ?? null,
    failed: list(data.failed).map(whole),
    rolls: Object.fromEntries(Object.entries(object(data.rolls)).map(([key, value]) => [key, whole(value)])),
    moment: { round: typeof round === "number" ? whole(round) : null, worldTime: whole(worldTime) },
  };
}
