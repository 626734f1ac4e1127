import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dealtChances,
  harmOdds,
  shotOdds,
  volleyOdds,
  type Mark,
  type Shelter,
  type ShotTest,
} from "../../../../src/rulesets/d20d100/odds/attack.js";
import { resolveAttack } from "../../../../src/rulesets/d20d100/rules/attack/attack.js";
import { leastDamage, minimumOf } from "../../../../src/rulesets/d20d100/rules/body/damage.js";
import { sumOf, type DiceSum } from "../../../../src/rulesets/d20d100/rules/dice-sum.js";
import { incidentOf } from "../../../../src/rulesets/d20d100/rules/arms/jam.js";
import { throughSkin } from "../../../../src/rulesets/d20d100/rules/arms/protection.js";
import type { WeaponAction } from "../../../../src/rulesets/d20d100/rules/vocabulary.js";
import { isShock } from "../../../../src/rulesets/d20d100/rules/body/shock.js";

/** Every way some dice can fall. */
function* throws(faces: readonly number[]): Generator<readonly number[]> {
  const [first, ...others] = faces;
  if (first === undefined) yield [];
  else for (let face = 1; face <= first; face += 1) for (const rest of throws(others)) yield [face, ...rest];
}

const d20s = (count: number): readonly number[] => Array.from({ length: count }, () => 20);

const shots = fc.record({
  modifier: fc.integer({ min: -6, max: 14 }),
  defence: fc.integer({ min: 7, max: 29 }),
  criticalMin: fc.integer({ min: 17, max: 20 }),
  criticalMultiplier: fc.integer({ min: 1, max: 3 }),
  onceHit: fc.integer({ min: 7, max: 29 }),
});
const actions = fc.constantFrom<WeaponAction>("revolver", "semiAuto");

/** What a volley's dice make of somebody, played shot by shot. */
function played(
  tests: readonly ShotTest[],
  action: WeaponAction,
  dice: readonly number[],
): { hits: number[]; fired: number } {
  const hits: number[] = [];
  for (const [index, shot] of tests.entries()) {
    const die = dice[index] ?? 0;
    const defence = hits.length > 0 ? (shot.onceHit ?? shot.defence) : shot.defence; // DD-130
    const { hit, multiplier } = resolveAttack({ ...shot, defence, die });
    if (hit) hits.push(multiplier);
    if (incidentOf(action, die) !== "none") return { hits, fired: index + 1 };
  }
  return { hits, fired: tests.length };
}

describe("the odds of shots (DD-128, DD-131, DD-151)", () => {
  test("John's +6 against 15 hits 60 times in 100, and 5 of them are critical", () => {
    const odds = shotOdds({ modifier: 6, defence: 15, criticalMultiplier: 3 }, "revolver");
    expect(odds).toEqual({ hit: 0.6, critical: 0.05, stop: 0 });
  });

  test("DD-02: a 1 misses whatever is added", () => {
    expect(shotOdds({ modifier: 40, defence: 15 }, "revolver").hit).toBe(0.95);
  });

  test("they are those of every die that can fall", () => {
    fc.assert(
      fc.property(fc.array(shots, { minLength: 1, maxLength: 3 }), actions, (tests, action) => {
        let [any, hits, jams, all] = [0, 0, 0, 0];
        const fired = tests.map(() => 0);
        for (const dice of throws(d20s(tests.length))) {
          const volley = played(tests, action, dice);
          all += 1;
          hits += volley.hits.length;
          if (volley.hits.length > 0) any += 1;
          if (dice.slice(0, volley.fired).some((die) => incidentOf(action, die) !== "none")) jams += 1;
          for (let shot = 0; shot < volley.fired; shot += 1) fired[shot] = (fired[shot] ?? 0) + 1;
        }
        const odds = volleyOdds(tests, action);
        expect(odds.any).toBeCloseTo(any / all, 12);
        expect(odds.expectedHits).toBeCloseTo(hits / all, 12);
        expect(odds.jam).toBeCloseTo(jams / all, 12);
        for (const [shot, bullet] of odds.bullets.entries())
          expect(bullet.fired).toBeCloseTo((fired[shot] ?? 0) / all, 12);
      }),
      { numRuns: 25 },
    );
  });
});

describe("the odds of a hit (DD-131, DD-133, DD-134)", () => {
  test("a vest of 6 against 2d8: points as often as the dice say", () => {
    const chances = dealtChances({ faces: [8, 8], plus: 0 }, 1, { vest: 6, skin: null });
    const counted = new Map<number, number>();
    for (const [a = 0, b = 0, vest = 0] of throws([8, 8, 6])) {
      const dealt = Math.max(0, a + b - vest);
      counted.set(dealt, (counted.get(dealt) ?? 0) + 1);
    }
    for (const [dealt, count] of counted) expect(chances.get(dealt)).toBeCloseTo(count / 384, 12);
  });

  test("DD-28, D-71: a bonus of −1d4 is taken off as it is thrown, and a hit does 1 at least", () => {
    const slight: DiceSum = { faces: [4, -4], plus: 0 };
    const fell = [...throws([4, 4])].map((shown) => leastDamage(sumOf(slight, shown)));
    const dealt = dealtChances(slight, 1, { vest: null, skin: null });
    for (const points of [1, 2, 3])
      expect(dealt.get(points)).toBeCloseTo(fell.filter((one) => one === points).length / 16, 12);
    expect(dealt.size).toBe(3);
  });

  test("the least damage of a Shoggoth is certain (D-47)", () => {
    const skin = { mode: "minimal", value: 0 } as const;
    const chances = dealtChances({ faces: [8, 8], plus: 0 }, 3, { vest: null, skin });
    expect(Array.from(chances.keys())).toEqual([6]);
  });
});

const MARKS: readonly Mark[] = [
  { points: 10, fallsAt: 0, diesAt: -10, shocks: true },
  { points: 7, fallsAt: 0, diesAt: 0, shocks: false },
];
const SHELTERS: readonly Shelter[] = [
  { vest: null, skin: null },
  { vest: 4, skin: null },
  { vest: null, skin: { mode: "fixed", value: 4 } },
];

describe("the odds of what a volley leaves (DD-91, DD-94, DD-96, DD-168)", () => {
  const tests: readonly ShotTest[] = [
    { modifier: 2, defence: 15, criticalMultiplier: 3 },
    { modifier: -3, defence: 15, criticalMultiplier: 3, onceHit: 12 },
  ];
  const dice: DiceSum = { faces: [4], plus: 2 };

  test.each(MARKS.flatMap((mark) => SHELTERS.map((shelter) => ({ mark, shelter }))))(
    "are those of every die that can fall: $mark, $shelter",
    ({ mark, shelter }) => {
      const whole = { falls: 0, dies: 0, shock: 0, loss: 0 };
      const vests = shelter.vest === null ? [] : [shelter.vest, shelter.vest];
      let all = 0;
      for (const [a = 0, b = 0, first = 0, second = 0, ...worn] of throws([20, 20, 4, 4, ...vests])) {
        const { hits } = played(tests, "semiAuto", [a, b]);
        let points = mark.points;
        let shock = false;
        for (const [index, multiplier] of hits.entries()) {
          const damage = leastDamage(sumOf(dice, [[first, second][index] ?? 0])) * multiplier;
          const left = Math.max(0, damage - (worn[index] ?? 0));
          const { skin } = shelter;
          const dealt = skin ? throughSkin(skin, { damage: left, minimum: minimumOf(dice), multiplier }) : left;
          shock ||= mark.shocks && isShock(points, dealt);
          points -= dealt;
        }
        all += 1;
        whole.loss += mark.points - points;
        if (points <= mark.fallsAt) whole.falls += 1;
        if (mark.diesAt !== null && points <= mark.diesAt) whole.dies += 1;
        const awake = mark.diesAt === 0 ? points > 0 : points >= 0;
        if (shock && awake) whole.shock += 1;
      }
      const odds = harmOdds(tests, "semiAuto", dice, shelter, mark);
      expect(odds.falls).toBeCloseTo(whole.falls / all, 10);
      expect(odds.dies).toBeCloseTo(whole.dies / all, 10);
      expect(odds.shock).toBeCloseTo(whole.shock / all, 10);
      expect(odds.loss).toBeCloseTo(whole.loss / all, 10);
    },
  );
});
