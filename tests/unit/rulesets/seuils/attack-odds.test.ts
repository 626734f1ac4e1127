import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plus, toNumber, written, NOTHING } from "../../../../src/core/odds/fraction.js";
import {
  ATTACK_ENDS,
  attackOdds,
  bonusOdds,
  woundOdds,
  type AttackPlanned,
} from "../../../../src/rulesets/seuils/odds/attack.js";
import { hitOdds, poolOdds } from "../../../../src/rulesets/seuils/odds/pool.js";
import { exactly } from "../../../support/books/seuils-odds.js";
import { damageBonus } from "../../../../src/rulesets/seuils/rules/damage/damage-bonus.js";
import { damagePool, sortDamage, woundOf } from "../../../../src/rulesets/seuils/rules/damage/damage.js";
import { resolveHit } from "../../../../src/rulesets/seuils/rules/attack/hit.js";
import { DEFAULTS } from "../../../../src/rulesets/seuils/rules/options.js";
import { poolOf } from "../../../../src/rulesets/seuils/rules/checks/pool.js";
import { UNPROTECTED } from "../../../../src/rulesets/seuils/rules/damage/protection.js";
import { resultOf } from "../../../../src/rulesets/seuils/rules/checks/successes.js";
import { thresholdsOf } from "../../../../src/rulesets/seuils/rules/damage/thresholds.js";
import { PASSIVE_MARGINS, RANGED_MARGIN_REFERENCES, ROWS } from "../../../../src/rulesets/seuils/rules/vocabulary.js";

function* rolls(dice: number): Generator<readonly number[]> {
  if (dice === 0) yield [];
  else for (const rest of rolls(dice - 1)) for (let face = 1; face <= 10; face += 1) yield [...rest, face];
}

describe("odds of damage", () => {
  const worn = [UNPROTECTED, { index: 1, specific: 1 }, { index: 0, specific: 2 }, { index: 2, specific: 0 }];

  test.each(worn)("SE-49: are those of every roll that the rules sort and compare, behind %j", (protection) => {
    const weapon = { dice: 4, keep: 2 };
    const pool = damagePool(weapon, {}, protection);
    for (const sante of [1, 4, 6]) {
      const thresholds = thresholdsOf(sante);
      const seen = new Map<string, number>();
      for (const faces of rolls(pool.rolled)) {
        const wounds = sortDamage(pool, weapon.keep, faces).keptFaces.map((face) => woundOf(face, thresholds));
        for (const row of ROWS) {
          const worse = ROWS.slice(ROWS.indexOf(row));
          const count = wounds.filter((wound) => worse.some((one) => one === wound)).length;
          for (let n = 1; n <= count; n += 1) seen.set(`${row} ${n}`, (seen.get(`${row} ${n}`) ?? 0) + 1);
        }
      }
      for (const row of ROWS) {
        for (const n of [1, 2, 3]) {
          const chance = toNumber(woundOdds(pool, weapon.keep, thresholds[row], n));
          expect(chance).toBeCloseTo((seen.get(`${row} ${n}`) ?? 0) / 10 ** pool.rolled, 12);
        }
      }
    }
  });

  test("SE-40, SE-49: where damage explodes, a 10 has company (D-17)", () => {
    const one = { rolled: 1, discarded: 0 };
    const options = { damageExplodes: true };
    expect(written(woundOdds(one, 2, 6, 1, options))).toBe("1/2");
    expect(written(woundOdds(one, 2, 6, 2, options))).toBe("1/20");
    expect(written(woundOdds(one, 2, 10, 2, options))).toBe("1/100");
    expect(written(woundOdds(one, 2, 11, 1, options))).toBe("0/1");
    expect(written(woundOdds(one, 1, 6, 2, options))).toBe("0/1");
  });

  test("SE-49: a Seuil below every face is reached, one above none is", () => {
    expect(written(woundOdds({ rolled: 3, discarded: 1 }, 3, 0, 2))).toBe("1/1");
    expect(written(woundOdds({ rolled: 3, discarded: 1 }, 3, 0, 3))).toBe("0/1");
    expect(written(woundOdds({ rolled: 3, discarded: 1 }, 3, 14, 1))).toBe("0/1");
  });
});

const pool = (dice: number) => poolOdds(poolOf({ characteristic: dice }), false);
const planned = fc.record({
  attackType: fc.constantFrom("melee" as const, "ranged" as const),
  difficulty: fc.nat(6),
  force: fc.nat(4),
  precision: fc.nat(4),
  attack: fc.record({ odds: fc.nat(6).map(pool), successModifier: fc.integer({ min: -2, max: 2 }) }),
  defence: fc.option(
    fc.record({
      odds: fc.nat(5).map(pool),
      successModifier: fc.integer({ min: -2, max: 2 }),
      difficultyBonus: fc.nat(2),
    }),
  ),
});
const table = fc.record({
  passiveMargin: fc.constantFrom(...PASSIVE_MARGINS),
  rangedMarginReference: fc.constantFrom(...RANGED_MARGIN_REFERENCES),
});

/** Chances of a hit with so many bonus dice, each pair of results by the rules. */
function addedUp(plan: AttackPlanned, options: Parameters<typeof damageBonus>[1]): readonly number[] {
  const chances: number[] = [];
  const { defence } = plan;
  const weights = defence ? Array.from({ length: 40 }, (_, k) => toNumber(exactly(defence.odds, k))) : [1];
  for (let shown = 0; shown < 40; shown += 1) {
    const attackSuccesses = resultOf(shown, plan.attack.successModifier);
    const weight = toNumber(exactly(plan.attack.odds, shown));
    for (const [successes, other] of weights.entries()) {
      const { successModifier = 0, difficultyBonus = 0 } = defence ?? {};
      const bonus = { successBonus: Math.max(0, successModifier), successMalus: Math.max(0, -successModifier) };
      const rolled = defence && { successes, ...bonus, difficultyBonus };
      const hit = resolveHit(attackSuccesses, plan.difficulty, rolled);
      if (hit.outcome !== "hit") continue;
      const figures = { ...plan, ...hit, attackSuccesses, defenceMade: defence !== null };
      const { bonusDice } = damageBonus(figures, options);
      chances[bonusDice] = (chances[bonusDice] ?? 0) + weight * other;
    }
  }
  return chances;
}

describe("odds of an attack", () => {
  test("SE-27, SE-28: bonus dice are those that the margins of all results bring", () => {
    fc.assert(
      fc.property(planned, table, (plan, options) => {
        const seen = addedUp(plan, options);
        const odds = bonusOdds(plan, options);
        for (const [dice, chance] of odds.entries()) expect(toNumber(chance)).toBeCloseTo(seen[dice] ?? 0, 9);
        expect(odds.reduce(plus, NOTHING)).toEqual(hitOdds(plan.attack, plan.difficulty, plan.defence));
      }),
      { numRuns: 60 },
    );
  });

  const harm = fc.record({
    weapon: fc.record({ dice: fc.nat(5), keep: fc.integer({ min: 1, max: 4 }) }),
    extraDice: fc.nat(1),
    protection: fc.record({ index: fc.nat(3), specific: fc.nat(2) }),
    thresholds: fc.nat(8).map((sante) => thresholdsOf(sante)),
  });

  test("SE-38, SE-45, SE-49: one of the ends is sure to come, and none has less than no chance", () => {
    fc.assert(
      fc.property(planned, harm, fc.boolean(), (plan, damage, damageExplodes) => {
        const odds = attackOdds(plan, damage, { ...DEFAULTS, damageExplodes });
        const chances = ATTACK_ENDS.map((end) => odds[end]);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        for (const chance of chances) expect(chance).toBeGreaterThan(-1e-9);
      }),
      { numRuns: 60 },
    );
  });

  test("SE-45: a hunting rifle on a vest needs a margin of two", () => {
    const plan = {
      attackType: "ranged",
      difficulty: 2,
      force: 2,
      precision: 1,
      attack: { odds: pool(3), successModifier: 0 },
      defence: null,
    } as const;
    const damage = { weapon: { dice: 2, keep: 2 }, protection: { index: 1, specific: 1 }, thresholds: thresholdsOf(3) };
    const odds = attackOdds(plan, damage);
    expect(odds.defended).toBe(0);
    expect(odds.miss + odds.absorbed).toBeCloseTo(1 - toNumber(hitOdds(plan.attack, 4, null)), 12);
    expect(odds.tue).toBeGreaterThan(0);
  });
});
