import { rungLabel } from "../../../src/rulesets/warp/labels.js";
import { actionPool } from "../../../src/rulesets/warp/rules/checks/action-pool.js";
import { actionModifiers } from "../../../src/rulesets/warp/rules/checks/action-dice.js";
import type { Relation } from "../../../src/rulesets/warp/rules/checks/base-dice.js";
import { LADDER } from "../../../src/rulesets/warp/rules/checks/difficulty.js";
import type { Rung } from "../../../src/rulesets/warp/rules/checks/difficulty.js";
import { fateResult } from "../../../src/rulesets/warp/rules/checks/fate.js";
import { combinedPool, groupSum, pickedTotal, weakestTotal } from "../../../src/rulesets/warp/rules/checks/group.js";
import { compare, opposed } from "../../../src/rulesets/warp/rules/checks/outcome.js";
import { PLAIN_DICE, poolResult } from "../../../src/rulesets/warp/rules/checks/pool-result.js";
import type { DiceRules } from "../../../src/rulesets/warp/rules/checks/pool-result.js";
import { pool, poolParts } from "../../../src/rulesets/warp/rules/checks/pool.js";
import type { PoolParts } from "../../../src/rulesets/warp/rules/checks/pool.js";
import type { Scale } from "../../../src/rulesets/warp/rules/character/scales.js";
import { SCOPES } from "../../../src/rulesets/warp/rules/checks/scopes.js";
import type { Scope, ScopeDice } from "../../../src/rulesets/warp/rules/checks/scopes.js";
import { french } from "./french.js";
import type { Adapter } from "./run.js";

const NO_EFFECTS = Object.fromEntries(SCOPES.map((id) => [id, { bonus: 0, malus: 0, dice: 0 }])) as Record<
  Scope,
  ScopeDice
>;

/** Adapters for the pool of dice, what it comes to and what it is compared with. */
export const poolAdapters: Readonly<Record<string, Adapter>> = {
  pool: (parts: PoolParts) => pool(parts),

  rollPool: ({ options, sixesScope, ...rolled }: RolledPool & WithOptions) => ({
    formula: pool(rolled).formula,
    ...rollOf(rolled, options, sixesScope),
  }),

  dicePool: ({ wounded = false, armourMalus = 0, ...given }: DicePoolCase) => {
    const { base, modifiers } = actionPool(
      { kind: "check", agility: armourMalus > 0, task: given },
      { wounded, armourMalus, mods: NO_EFFECTS, hindered: [] },
      {
        flaws: given.flaws ?? 0,
        experience: given.experienceDice ?? 0,
        advantage: given.gmBonus ?? 0,
        hindrance: given.gmMalus ?? 0,
      },
    );
    return poolParts(base, modifiers);
  },

  multipleActions: ({ score, extra }: { score: number; extra: number }) => {
    const parts = poolParts(score, actionModifiers({ extraActions: extra }));
    const { possible, keep, formula } = pool(parts);
    return { base: keep, malus: parts.malus, possible, formula };
  },

  compare: (given: { total: number; target: number; criticalFailure?: boolean }) =>
    compare(given.total, given.target, given.criticalFailure),

  opposed: ({ left, right, options }: { left: RolledPool; right: RolledPool } & WithOptions) => {
    const [ours, theirs] = [rollOf(left, options), rollOf(right, options)];
    return {
      leftTotal: ours.total,
      rightTotal: theirs.total,
      leftSixes: ours.sixes,
      rightSixes: theirs.sixes,
      ...opposed(ours, theirs),
    };
  },

  difficulty: ({ key }: { key: Rung }) => ({ label: french(rungLabel(key)), ...LADDER[key] }),

  fate: ({ dice }: { dice: number[] }) => {
    const total = groupSum(dice);
    return { total, result: fateResult(total) };
  },

  groupSum: ({ totals, target }: GroupCase) => against(groupSum(totals), target),

  groupWeakest: ({ totals, target }: GroupCase) => against(weakestTotal(totals), target),

  groupXor: ({ totals, target, pickDie }: GroupCase & { pickDie: number }) => ({
    chosen: pickDie,
    ...against(pickedTotal(totals, pickDie), target),
  }),

  groupCombined: (given: { scores: number[]; bonus?: number; malus?: number; dice: number[] }) => {
    const hindered = { bonus: given.bonus ?? 0, malus: given.malus ?? 0 };
    const [leader = 0, ...others] = given.scores;
    const pledges = [{ dice: leader, ...hindered }, ...others.map((dice) => ({ dice, bonus: 0, malus: 0 }))];
    const { base, modifiers } = combinedPool(pledges);
    const ours = pool(poolParts(base, modifiers));
    return { ...ours, ...poolResult(ours, given.dice) };
  },
};

function rollOf(
  { dice, extraDice = [], ...parts }: RolledPool,
  options: readonly DiceOption[] = [],
  sixesScope: DiceRules["sixesScope"] = "kept",
) {
  const rules: DiceRules = { ...PLAIN_DICE, ...Object.fromEntries(options.map((id) => [id, true])), sixesScope };
  return poolResult(pool(parts), dice, rules, extraDice);
}

function against(total: number, target: number): object {
  return { total, ...compare(total, target) };
}

type DiceOption = "criticalFailure" | "everUpward" | "irresistibleSixes";

interface WithOptions {
  readonly options?: DiceOption[];
  readonly sixesScope?: DiceRules["sixesScope"];
}

interface RolledPool extends PoolParts {
  readonly dice: number[];
  readonly extraDice?: number[];
}

interface DicePoolCase {
  readonly traitScore: number | null;
  readonly scale: Scale;
  readonly relation: Relation;
  readonly flaws?: number;
  readonly wounded?: boolean;
  readonly experienceDice?: number;
  readonly gmBonus?: number;
  readonly gmMalus?: number;
  readonly armourMalus?: number;
}

interface GroupCase {
  readonly totals: number[];
  readonly target: number;
}
