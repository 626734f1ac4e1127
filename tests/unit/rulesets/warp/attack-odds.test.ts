import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ATTACK_ENDS, attackOdds } from "../../../../src/rulesets/warp/odds/attack.js";
import type { AttackEnd, AttackFigures, AttackOddsOptions } from "../../../../src/rulesets/warp/odds/attack.js";
import { poolOdds } from "../../../../src/rulesets/warp/odds/pool.js";
import { resolveContest } from "../../../../src/rulesets/warp/rules/checks/contest.js";
import { damageDiceCount, isDouble, resolveBlow } from "../../../../src/rulesets/warp/rules/attack/damage.js";
import { afterLoss, healthOf } from "../../../../src/rulesets/warp/rules/body/hit-points.js";
import { goesOn, PLAIN_DICE, poolResult } from "../../../../src/rulesets/warp/rules/checks/pool-result.js";
import type { DiceRules } from "../../../../src/rulesets/warp/rules/checks/pool-result.js";
import { pool } from "../../../../src/rulesets/warp/rules/checks/pool.js";
import type { Pool, PoolParts } from "../../../../src/rulesets/warp/rules/checks/pool.js";
import { resolveTaser } from "../../../../src/rulesets/warp/rules/attack/taser.js";

const FACES = [1, 2, 3, 4, 5, 6];
/** Sixes in a row after which a chain is left: what is missed is less than 6⁻⁵. */
const LONGEST = 5;

function rolls(dice: number): readonly (readonly number[])[] {
  if (dice === 0) return [[]];
  return rolls(dice - 1).flatMap((rest) => FACES.map((face) => [...rest, face]));
}

const CHAINS: readonly (readonly number[])[] = Array.from({ length: LONGEST }, (_, sixes) =>
  FACES.slice(0, 5).map((last) => [...Array<number>(sixes).fill(6), last]),
).flat();

interface Side {
  readonly total: number;
  readonly fails: boolean;
  readonly chance: number;
}

/** What a pool can come to, played by the rules roll by roll. */
function sides(ours: Pool, rules: DiceRules): readonly Side[] {
  const met = new Map<string, Side>();
  for (const faces of rolls(ours.roll)) {
    const chains = goesOn(ours, faces, rules) ? CHAINS : [[]];
    for (const chain of chains) {
      const { total, criticalFailure: fails } = poolResult(ours, faces, rules, chain);
      const key = `${total} ${fails}`;
      const chance = 6 ** -(ours.roll + chain.length) + (met.get(key)?.chance ?? 0);
      met.set(key, { total, fails, chance });
    }
  }
  return [...met.values()];
}

interface Meeting {
  readonly contest: { readonly attack: number; readonly defence: number; readonly defenceFails: boolean };
  readonly chance: number;
}

/** Every way in which two pools can meet; a miss is `null`. Meetings that come to the same are told once. */
function meetings(attack: PoolParts, defence: PoolParts, rules: DiceRules): readonly (Meeting | { miss: number })[] {
  const met = new Map<string, Meeting>();
  let miss = 0;
  for (const ours of sides(pool(attack), rules)) {
    for (const theirs of sides(pool(defence), rules)) {
      const contest = {
        attack: ours.total,
        defence: theirs.total,
        attackFails: ours.fails,
        defenceFails: theirs.fails,
      };
      const { hit, margin } = resolveContest(contest);
      const chance = ours.chance * theirs.chance;
      if (!hit) {
        miss += chance;
        continue;
      }
      const key = `${margin} ${isDouble(contest)}`;
      met.set(key, { contest, chance: chance + (met.get(key)?.chance ?? 0) });
    }
  }
  return [{ miss }, ...met.values()];
}

/** The same attack played with every roll of both pools, of the armour and of the damage. */
function played(
  attack: PoolParts,
  defence: PoolParts,
  rules: DiceRules,
  figures: AttackFigures,
  options: AttackOddsOptions,
): Record<AttackEnd, number> {
  const ends = Object.fromEntries(ATTACK_ENDS.map((end) => [end, 0])) as Record<AttackEnd, number>;
  const regular = rolls(figures.worn.regularDice);
  const ballistic = rolls(figures.worn.ballisticDice);
  for (const meeting of meetings(attack, defence, rules)) {
    if ("miss" in meeting) {
      ends.miss = meeting.miss;
      continue;
    }
    const { contest } = meeting;
    const damage = options.alternativeDamage ? rolls(damageDiceCount(figures.factor, isDouble(contest))) : [null];
    const chance = meeting.chance / (regular.length * ballistic.length * damage.length);
    for (const regularDice of regular) {
      for (const ballisticDice of ballistic) {
        const worn = { ...figures.worn, regularDice, ballisticDice };
        for (const damageDice of damage) {
          const { harm, factor } = figures;
          const { margin } = resolveContest(contest);
          const lost =
            harm === "taser"
              ? resolveTaser({ margin, factor, damageDice }, worn, options.taserTie).temporary
              : resolveBlow({ ...figures, ...contest, harm, worn, damageDice }, options).damage;
          const loss = { damage: lost, temporary: harm === "taser" };
          const after = afterLoss({ ...figures.target, fightStart: null }, loss);
          ends[lost === 0 ? "stopped" : healthOf({ ...after, max: figures.target.max })] += chance;
        }
      }
    }
  }
  return ends;
}

const BARE = { regularDice: 0, regularPoints: 0, ballisticDice: 0 };
const FRESH = { hp: 14, max: 14, temp: 0 };
const SWORD: AttackFigures = { factor: 3, harm: "normal", worn: BARE, target: FRESH };
const OPTIONAL: DiceRules = { ...PLAIN_DICE, criticalFailure: true, everUpward: true };

const CASES: readonly [string, AttackFigures, AttackOddsOptions][] = [
  ["a sword on nothing", SWORD, {}],
  ["a knife on a vest", { ...SWORD, factor: 2, worn: { ...BARE, regularDice: 1, regularPoints: 1 } }, {}],
  [
    "a bullet on both kinds",
    { ...SWORD, factor: 4, harm: "standard", worn: { ...BARE, regularDice: 1, ballisticDice: 1 } },
    {},
  ],
  ["armour-piercing", { ...SWORD, factor: 4, harm: "ap", worn: { ...BARE, regularDice: 1, ballisticDice: 1 } }, {}],
  [
    "hollow points",
    { ...SWORD, factor: 6, harm: "hollow", worn: { ...BARE, ballisticDice: 1 } },
    { hollowOnOne: "noEffect" },
  ],
  ["a shotgun far away", { ...SWORD, factor: 10, harm: "standard", rangeDice: 4 }, { rounding: "down" }],
  ["a special effect", { ...SWORD, specialEffect: true }, { specialEffectHalving: "afterArmour" }],
  ["a taser", { ...SWORD, factor: 5, harm: "taser", worn: { ...BARE, regularDice: 1 } }, {}],
  [
    "a taser that wins ties",
    { ...SWORD, factor: 5, harm: "taser", worn: { ...BARE, regularDice: 1 } },
    { taserTie: "attacker" },
  ],
  ["a victim who is down", { ...SWORD, target: { hp: -2, max: 14, temp: 3 } }, {}],
  ["steel skin", { ...SWORD, worn: { ...BARE, skin: { total: 6, dice: 2 } } }, {}],
  ["damage dice", { ...SWORD, factor: 1, worn: { ...BARE, regularPoints: 1 } }, { alternativeDamage: true }],
  [
    "a taser with damage dice",
    { ...SWORD, factor: 1, harm: "taser", worn: { ...BARE, regularDice: 1 }, target: { ...FRESH, temp: 5 } },
    { alternativeDamage: true },
  ],
];

const POOLS: readonly [PoolParts, PoolParts][] = [
  [{ base: 2 }, { base: 2 }],
  [{ base: 2, bonus: 1 }, { base: 1 }],
  [{ base: 1 }, { base: 2, malus: 1 }],
];

describe("odds of an attack are those of every roll played by the rules", () => {
  test.each(CASES)("%s", (_, figures, options) => {
    for (const rules of [PLAIN_DICE, OPTIONAL]) {
      for (const [attack, defence] of POOLS) {
        const odds = attackOdds(poolOdds(pool(attack), rules), poolOdds(pool(defence), rules), figures, options);
        const ends = played(attack, defence, rules, figures, options);
        for (const end of ATTACK_ENDS) expect(odds[end], `${end} ${JSON.stringify(attack)}`).toBeCloseTo(ends[end], 4);
      }
    }
  });
});

test("WP-51: whatever is rolled, something happens: the chances add up to 1", () => {
  const dice = fc.integer({ min: 1, max: 4 });
  const spread = fc.integer({ min: 0, max: 3 });
  const pools = fc.record({ base: dice, bonus: spread, malus: spread });
  const harms = fc.constantFrom("normal", "standard", "ap", "hollow", "taser");
  fc.assert(
    fc.property(
      pools,
      pools,
      harms,
      spread,
      spread,
      fc.boolean(),
      (a, d, harm, regularDice, ballisticDice, options) => {
        const rules = options ? OPTIONAL : PLAIN_DICE;
        const worn = { ...BARE, regularDice, ballisticDice };
        const odds = attackOdds(poolOdds(pool(a), rules), poolOdds(pool(d), rules), { ...SWORD, harm, worn });
        expect(Object.values(odds).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        expect(Math.min(...Object.values(odds))).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 15 },
  );
});

test("WP-53: eleven dice of circumstances and a dodge leave hardly a chance", () => {
  const odds = attackOdds(
    poolOdds(pool({ base: 4, bonus: 1 }), OPTIONAL),
    poolOdds(pool({ base: 11, bonus: 4 }), OPTIONAL),
    { ...SWORD, harm: "standard", worn: { ...BARE, regularDice: 3, ballisticDice: 2 } },
  );
  expect(odds.miss).toBeGreaterThan(0.99);
});
