import { list, mapOf, nullable, oneOf, record, such, text, whole, type Read } from "../../../../core/shape/shape.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { MOMENT } from "../../data/actors/moment.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec, testSpec } from "../../dice/specs.js";
import { offeredEffects } from "../../rules/body/adaptation.js";
import { CRITICAL_DIE, criticalRow, criticalRowAt, type CriticalRow } from "../../rules/criticals/tables.js";
import { parseDice } from "../../rules/dice-formula.js";
import { effectDice } from "../../rules/criticals/effect-dice.js";
import type { Effect, EffectType, TestEffect } from "../../rules/criticals/effects.js";
import { settle, type Settled } from "../../rules/body/settle.js";
import type { Moment } from "../../rules/body/spans.js";
import { resolveTest } from "../../rules/checks/test-result.js";
import { SIDES, ZONES, type Side, type Zone } from "../../rules/vocabulary.js";
import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import { figuresOf } from "../reading.js";

const CRITICAL = "critical";

/** RP-56…RP-61 — a critical hit as an outcome keeps it. */
export const CRITICAL_HIT = such(
  record({
    row: text,
    face: whole,
    side: nullable(oneOf(SIDES)),
    /** RP-61 — places of the tests that the victim failed, among the effects of the row. */
    failed: list(whole),
    /** RP-62 — places of the effects that do not count, among those of the row and of failed tests. */
    waived: list(whole),
    /** RP-61 — what the dice of the effects came to. */
    rolls: mapOf(whole),
    moment: MOMENT,
  }),
  ({ row }) => Boolean(criticalRow(row)),
);
export interface Critical extends Read<typeof CRITICAL_HIT> {}

/** RP-57…RP-60 — where a critical hit strikes. */
export interface Struck {
  readonly zone: Zone;
  readonly side: Side | null;
}

/** RP-56, RP-62 — the row that counts; the dice of one that the keeper chose are told apart from those of the one thrown. */
interface Played {
  readonly row: CriticalRow;
  readonly face: number;
  readonly prefix: string;
}

const testId = ({ prefix }: Played, index: number): string => `${prefix}test-${index}`;
const effectId = ({ prefix }: Played, key: string): string => `${prefix}effect-${key}`;

/** RP-62 — under what name the keeper says whether an effect of a row counts. */
export function tickName(row: string, index: number): string {
  return `effect-${row}-${index}`;
}

/** RP-56, RP-62 — the row that was thrown, or the one that the keeper chose in its place; `null` where there is none. */
function playedRow({ zone }: Struck, dice: Dice, override: Override): Played | null {
  const table = decidedWord(override, "table", ZONES) ?? zone;
  const thrown = dice[CRITICAL]?.[0];
  const face = decidedNumber(override, "critical") ?? thrown;
  const row = face === undefined ? null : criticalRowAt(table, face); // 0 waives it
  if (face === undefined || !row) return null;
  const own = thrown !== undefined && criticalRowAt(zone, thrown) === row;
  return { row, face, prefix: own ? "" : `${row.id}-` };
}

/** RP-62 — places of the effects that do not count: the victim is immune, or the keeper unticked them. */
function waivedIn(
  target: Actor,
  { row }: Pick<Played, "row">,
  effects: readonly Effect[],
  override: Override,
): ReadonlySet<number> {
  const immune = figuresOf(target).immunities.filter(
    (one): one is Extract<typeof one, EffectType> => one !== "poison" && one !== "disease",
  );
  const waived = offeredEffects(effects, immune).flatMap(({ index, ticked }) => {
    const decided = decidedNumber(override, tickName(row.id, index));
    return (decided === null ? ticked : decided === 1) ? [] : [index];
  });
  return new Set(waived);
}

/** RP-62 — whether an effect counts where the keeper says nothing of it. */
export function tickedByRules(target: Actor, critical: Critical | null, name: string): boolean {
  const row = critical && criticalRow(critical.row);
  if (!row) return false;
  const effects = effectsOf(row, critical.failed);
  const waived = waivedIn(target, { row }, effects, {});
  return effects.some((_, index) => tickName(row.id, index) === name && !waived.has(index));
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
function failedTests(target: Actor, played: Played, dice: Dice): readonly number[] {
  const { naturals } = rpgOptions();
  return testsIn(played.row.effects).flatMap(({ test, index }) => {
    const die = dice[testId(played, index)]?.[0];
    if (die === undefined) return [];
    const { success } = resolveTest({ score: scoreOf(target, test), difficulty: test.difficulty, die }, naturals);
    return success ? [] : [index];
  });
}

/** RP-61 — the effects of a row, then what the failed tests bring. */
export function effectsOf({ effects }: CriticalRow, failed: readonly number[]): readonly Effect[] {
  const brought = testsIn(effects).flatMap(({ test, index }) => (failed.includes(index) ? test.onFail : []));
  return [...effects, ...brought];
}

/**
 * RP-56…RP-61 — the roll that a critical hit asks for next: the row, the victim's tests, the dice of its effects; `null`
 * once all have fallen, or where the keeper waives it.
 */
export function dueForCritical(target: Actor, where: Struck, dice: Dice, override: Override = {}): RollSpec | null {
  if (dice[CRITICAL] === undefined && decidedNumber(override, "critical") === null)
    return diceSpec(CRITICAL, "critical", `1d${CRITICAL_DIE}`);
  const played = playedRow(where, dice, override);
  if (!played) return null;
  const own = waivedIn(target, played, played.row.effects, override);
  const asked = testsIn(played.row.effects).find(({ index }) => !own.has(index) && !dice[testId(played, index)]);
  if (asked) {
    const score = scoreOf(target, asked.test) - asked.test.difficulty;
    const request = { what: "attribute", score, naturals: rpgOptions().naturals, lines: [] } as const;
    return testSpec(testId(played, asked.index), request);
  }
  const all = effectsOf(played.row, failedIn(target, played, dice, own));
  const waived = waivedIn(target, played, all, override);
  const due = effectDice(all, waived).find(({ key }) => !dice[effectId(played, key)]);
  return due ? diceSpec(effectId(played, due.key), "effect", due.formula) : null;
}

/** RP-61, RP-62 — failed tests, as far as they count. */
function failedIn(target: Actor, played: Played, dice: Dice, waived: ReadonlySet<number>): readonly number[] {
  return failedTests(target, played, dice).filter((index) => !waived.has(index));
}

/** What a die comes to on average, rounded up: for one that nobody threw, because its effect does not count. */
function middle(formula: string): number {
  const dice = parseDice(formula);
  return dice ? Math.ceil((dice.count * (dice.faces + 1)) / 2) + dice.flat : 0;
}

/** RP-56, RP-62 — the critical hit of a blow, as the dice and the keeper say; `null` where there is none. */
export function criticalOf(
  target: Actor,
  where: Struck,
  { dice, override, moment }: { readonly dice: Dice; readonly override: Override; readonly moment: Moment },
): Critical | null {
  const played = playedRow(where, dice, override);
  if (!played) return null;
  const own = waivedIn(target, played, played.row.effects, override);
  const failed = failedIn(target, played, dice, own);
  const all = effectsOf(played.row, failed);
  const rolls = effectDice(all).map(
    ({ key, formula }) => [key, dice[effectId(played, key)]?.[0] ?? middle(formula)] as const,
  );
  return {
    ...{ row: played.row.id, face: played.face, side: where.side, failed },
    waived: [...waivedIn(target, played, all, override)],
    rolls: Object.fromEntries(rolls),
    moment,
  };
}

/** RP-61, RP-62 — everything that a critical hit does. */
export function settledCritical(critical: Critical, wound: string): Settled | null {
  const row = criticalRow(critical.row);
  if (!row) return null;
  const { moment, side, rolls, waived, failed } = critical;
  return settle(effectsOf(row, failed), { moment, side, wound }, rolls, new Set(waived));
}
