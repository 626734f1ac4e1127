import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ATTACK_ENDS,
  attackOdds,
  type AttackEnd,
  type AttackFigures,
} from "../../../../src/rulesets/rpg/odds/attack.js";
import type { AttackOddsOptions } from "../../../../src/rulesets/rpg/odds/attack.js";
import { parryChance, successChance, testOdds } from "../../../../src/rulesets/rpg/odds/test.js";
import { protection, rolledAt } from "../../../../src/rulesets/rpg/rules/attack/armour.js";
import { criticalRowAt } from "../../../../src/rulesets/rpg/rules/criticals/tables.js";
import { damageRolls, resolveBlow } from "../../../../src/rulesets/rpg/rules/attack/damage.js";
import { parseDice, type DiceFormula } from "../../../../src/rulesets/rpg/rules/dice-formula.js";
import { lifeState, lifeWith } from "../../../../src/rulesets/rpg/rules/character/life.js";
import { locationAt, LOCATION_TABLES } from "../../../../src/rulesets/rpg/rules/attack/locations.js";
import { resolveParry } from "../../../../src/rulesets/rpg/rules/attack/parry.js";
import { settle } from "../../../../src/rulesets/rpg/rules/body/settle.js";
import { effectDice } from "../../../../src/rulesets/rpg/rules/criticals/effect-dice.js";
import { resolveTest } from "../../../../src/rulesets/rpg/rules/checks/test-result.js";
import {
  ARMOUR_STACKINGS,
  CRIT_DOUBLE_DICE,
  DEATH_RULES,
  HEAD_ORDERS,
  MISSILE_PARRY_HALVINGS,
  NATURALS,
  SHIELD_ROUNDINGS,
} from "../../../../src/rulesets/rpg/rules/vocabulary.js";

const D20 = Array.from({ length: 20 }, (_, i) => i + 1);

function dice(text: string): DiceFormula {
  const formula = parseDice(text);
  if (!formula) throw new Error(`${text} is no formula`);
  return formula;
}

/** Every way in which some dice may fall. */
function falls(formulas: readonly DiceFormula[]): readonly (readonly number[])[] {
  const faces = formulas.flatMap((formula) => Array<number>(formula.count).fill(formula.faces));
  return faces.reduce<readonly (readonly number[])[]>(
    (all, sides) => all.flatMap((so) => Array.from({ length: sides }, (_, i) => [...so, i + 1])),
    [[]],
  );
}

/** Rows of the critical tables, played once. */
const rowEnds = new Map<string, { dead: boolean; unconscious: boolean }>();

interface Played {
  readonly ends: Record<AttackEnd, number>;
  criticalHit: number;
  readonly places: Map<string, number>;
  readonly losses: Map<number, number>;
}

/** The attack with every die that may fall, played by the rules one after another. */
function played(figures: AttackFigures, options: AttackOddsOptions): Played {
  const seen: Played = { ends: { ...NONE }, criticalHit: 0, places: new Map(), losses: new Map() };
  for (const die of D20) {
    const attack = resolveTest({ ...figures, die }, options.naturals);
    if (!attack.success) seen.ends.miss += 1 / 20;
    else if (!figures.parry) land(attack.outcome === "criticalSuccess", 1 / 20, figures, options, seen);
    else {
      for (const answer of D20) {
        const parry = resolveParry({ ...figures.parry, attackerMargin: attack.margin }, answer, options);
        if (parry.success) seen.ends.parried += 1 / 400;
        else land(attack.outcome === "criticalSuccess", 1 / 400, figures, options, seen);
      }
    }
  }
  return seen;
}

const NONE = Object.fromEntries(ATTACK_ENDS.map((end) => [end, 0])) as Record<AttackEnd, number>;

function land(
  criticalSuccess: boolean,
  chance: number,
  figures: AttackFigures,
  options: AttackOddsOptions,
  seen: Played,
): void {
  const { formula, target } = figures;
  const numbers = figures.aimedAt === null ? D20.slice(0, 10) : [figures.aimedAt];
  for (const number of numbers) {
    const row = locationAt(target.table, number);
    if (!row) throw new Error(`nothing at ${number}`);
    const layers = rolledAt(target.armour, number, options.armourStacking);
    const weapons = Array<DiceFormula>(damageRolls(criticalSuccess)).fill(formula);
    const ways = falls([...weapons, ...layers.map((layer) => layer.formula)]);
    const shown = weapons.length * formula.count;
    for (const faces of ways) {
      const part = chance / numbers.length / ways.length;
      let at = shown;
      const armour = layers.reduce((sum, layer) => {
        const own = faces.slice(at, (at += layer.formula.count));
        return sum + protection(layer.formula, own);
      }, 0);
      const blow = resolveBlow(
        { ...figures, dice: faces.slice(0, shown), multiplier: row.multiplier, armour, criticalSuccess },
        options,
      );
      seen.places.set(row.label, (seen.places.get(row.label) ?? 0) + part);
      seen.losses.set(blow.hpLost, (seen.losses.get(blow.hpLost) ?? 0) + part);
      const life = lifeState({ hp: target.hp - blow.hpLost, body: target.body }, target.deathRule);
      const end = (one: typeof life) => (one === "alive" ? (blow.hpLost > 0 ? "wounded" : "stopped") : one);
      if (!blow.criticalHit || options.criticalTables === false) {
        seen.ends[end(life)] += part;
        continue;
      }
      seen.criticalHit += part;
      for (const face of D20) {
        const { id, effects } = criticalRowAt(row.zone, face) ?? { id: "", effects: [] };
        const known = rowEnds.get(id) ?? endOfRow(effects);
        rowEnds.set(id, known);
        seen.ends[end(lifeWith(life, known))] += part / 20;
      }
    }
  }
}

function endOfRow(effects: NonNullable<ReturnType<typeof criticalRowAt>>["effects"]) {
  const rolls = Object.fromEntries(effectDice(effects).map(({ key }) => [key, 1]));
  const { dead, conditions } = settle(effects, { moment: { round: 1, worldTime: 0 }, side: null, wound: "w" }, rolls);
  return { dead, unconscious: conditions.some(({ state }) => state.type === "unconscious") };
}

const FORMULAS = ["1d4", "1d4/2", "1d6+1", "1d4-1", "2d4"].map(dice);
const PIECES = [
  { formula: dice("1d4-1"), coverage: [1, 2, 3, 4, 7, 8, 9] },
  { formula: dice("1d6"), coverage: [7, 8, 9] },
  { formula: dice("1d4+1"), coverage: [10] },
];

const figures: fc.Arbitrary<AttackFigures> = fc.record({
  score: fc.integer({ min: -2, max: 22 }),
  difficulty: fc.integer({ min: -6, max: 6 }),
  parry: fc.option(
    fc.record({
      means: fc.constantFrom("weapon", "shield", "unarmed"),
      against: fc.constantFrom("melee", "unarmed", "missile"),
      score: fc.integer({ min: 0, max: 16 }),
      shieldDifficulty: fc.integer({ min: 0, max: 2 }),
    }),
  ),
  formula: fc.constantFrom(...FORMULAS),
  damageBonus: fc.nat(4),
  piercing: fc.boolean(),
  aimedAt: fc.option(fc.integer({ min: 1, max: 10 })),
  target: fc.record({
    table: fc.constantFrom(LOCATION_TABLES.humanoid, LOCATION_TABLES.serpent),
    armour: fc.subarray(PIECES),
    hp: fc.integer({ min: 1, max: 12 }),
    body: fc.integer({ min: 1, max: 9 }),
    deathRule: fc.constantFrom(...DEATH_RULES),
    immunities: fc.constant([]),
  }),
});
const options: fc.Arbitrary<AttackOddsOptions> = fc.record({
  naturals: fc.constantFrom(...NATURALS),
  armourStacking: fc.constantFrom(...ARMOUR_STACKINGS),
  headOrder: fc.constantFrom(...HEAD_ORDERS),
  critDoubleDice: fc.constantFrom(...CRIT_DOUBLE_DICE),
  critNeedsWound: fc.boolean(),
  criticalTables: fc.boolean(),
  shieldRounding: fc.constantFrom(...SHIELD_ROUNDINGS),
  missileParryHalving: fc.constantFrom(...MISSILE_PARRY_HALVINGS),
});

const reckoned = (attack: AttackFigures, table: AttackOddsOptions = {}) => {
  const odds = attackOdds(attack, table);
  if (!odds) throw new Error("no odds");
  return odds;
};

/** The chances of two maps, the same keys in the same order. */
function same<Key extends string | number>(a: ReadonlyMap<Key, number>, b: ReadonlyMap<Key, number>): void {
  expect([...a.keys()].toSorted()).toEqual([...b.keys()].toSorted());
  for (const [key, chance] of a) expect(chance).toBeCloseTo(b.get(key) ?? NaN, 9);
}

describe("odds of an attack", () => {
  test("RP-41…RP-56: are those of every die that may fall, whatever the table plays", () => {
    fc.assert(
      fc.property(figures, options, (attack, table) => {
        const [odds, seen] = [reckoned(attack, table), played(attack, table)];
        for (const end of ATTACK_ENDS) expect(odds.ends[end]).toBeCloseTo(seen.ends[end], 9);
        expect(odds.criticalHit).toBeCloseTo(seen.criticalHit, 9);
        same(odds.places, seen.places);
        same(odds.losses, seen.losses);
      }),
      { numRuns: 30 },
    );
  });

  test("RP-41: always come to 1, and what lands to what is neither missed nor parried", () => {
    fc.assert(
      fc.property(figures, options, (attack, table) => {
        const { ends, places, losses, criticalHit } = reckoned(attack, table);
        const sum = (chances: Iterable<number>) => [...chances].reduce((so, chance) => so + chance, 0);
        const landed = 1 - ends.miss - ends.parried;
        expect(sum(Object.values(ends))).toBeCloseTo(1, 9);
        expect(sum(places.values())).toBeCloseTo(landed, 9);
        expect(sum(losses.values())).toBeCloseTo(landed, 9);
        expect(criticalHit).toBeLessThanOrEqual(landed + 1e-9);
      }),
    );
  });

  const plain: AttackFigures = {
    score: 14,
    difficulty: 2,
    parry: null,
    formula: dice("1d6"),
    damageBonus: 3,
    piercing: true,
    aimedAt: 7,
    target: { table: LOCATION_TABLES.humanoid, armour: [], hp: 9, body: 5, deathRule: "minusBody", immunities: [] },
  };

  test("RP-41, RP-56: twelve faces of twenty hit, a sixth of the blows is a critical hit and more of the doubled ones", () => {
    const odds = reckoned(plain);
    expect(odds.ends.miss).toBeCloseTo(8 / 20);
    expect([odds.criticalSuccess, odds.criticalFailure]).toEqual([1 / 20, 1 / 20]);
    expect(odds.criticalHit).toBeCloseTo((11 / 20) * (1 / 6) + (1 / 20) * (11 / 36));
  });

  test("RP-62: what a target is immune to does not happen to it", () => {
    const immune = { ...plain, target: { ...plain.target, hp: 99, immunities: ["death", "unconscious"] as const } };
    expect([reckoned(immune).ends.dead, reckoned(immune).ends.unconscious]).toEqual([0, 0]);
    expect(reckoned({ ...plain, target: { ...plain.target, hp: 99 } }).ends.dead).toBeGreaterThan(0);
  });

  test("are not reckoned for dice that no weapon has", () => {
    expect(attackOdds({ ...plain, formula: dice("99d999") })).toBeNull();
  });
});

describe("odds of a test", () => {
  test("RP-09, RP-12, RP-13: in faces of the die", () => {
    expect(successChance({ score: 12, difficulty: 3 })).toBeCloseTo(9 / 20);
    expect(successChance({ score: 2, difficulty: 50 })).toBeCloseTo(1 / 20);
    expect(successChance({ score: 2, difficulty: 50 }, "arithmetic")).toBe(0);
    expect(Object.fromEntries(testOdds({ score: 12, difficulty: 3 }).weights)).toEqual({
      criticalSuccess: 1,
      success: 8,
      failure: 10,
      criticalFailure: 1,
    });
  });

  test("RP-43…RP-46: a shield halves the margin, a missile the chances", () => {
    const parry = { score: 14, attackerMargin: 5, against: "melee" } as const;
    expect(parryChance({ ...parry, means: "weapon" })).toBeCloseTo(9 / 20);
    expect(parryChance({ ...parry, means: "shield" })).toBeCloseTo(12 / 20);
    expect(parryChance({ ...parry, means: "weapon", against: "missile" })).toBeCloseTo(4 / 20);
  });
});
