import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterVest,
  protectionAgainst,
  throughSkin,
  vestCounts,
  vestFaces,
  vestProtects,
  type Striking,
} from "../../../../../../src/rulesets/d20d100/rules/arms/protection.js";
import { bestVest } from "../../../../../../src/rulesets/d20d100/rules/arms/vest.js";
import { PROTECTION_MODES } from "../../../../../../src/rulesets/d20d100/rules/vocabulary.js";

const BULLET: Striking = { kind: "bullet", action: "revolver", missile: false };
const KNIFE: Striking = { kind: "piercing", action: "melee", missile: false };
const FLAME: Striking = { kind: "fire", action: "natural", missile: false };

describe("vests (DD-132, DD-133)", () => {
  test("what pierces more goes through, what pierces as much does not", () => {
    expect([5, 6, 7].map((penetration) => vestProtects(penetration, 6))).toEqual([true, true, false]);
    expect(vestProtects(0, 0)).toBe(false);
    expect(vestFaces(5)).toBeNull();
  });

  test("the keeper's head or limb leaves it out", () => {
    expect(vestProtects(4, 6, false)).toBe(false);
  });

  test("D-57: a table may have none against contact weapons; a thrown knife is no contact", () => {
    expect(vestCounts(KNIFE, true)).toBe(true);
    expect(vestCounts(KNIFE, false)).toBe(false);
    expect(vestCounts({ ...KNIFE, missile: true }, false)).toBe(true);
    expect(vestCounts(BULLET, false)).toBe(true);
  });

  test("never below 0", () => {
    expect(afterVest(3, 6)).toBe(0);
    expect(afterVest(3, null)).toBe(3);
  });

  test("DD-132: of several the best one acts, with its own penalty", () => {
    const [light, heavy] = [
      { protection: 4, penalty: -1 },
      { protection: 8, penalty: -3 },
    ];
    expect(bestVest([light, heavy])).toBe(heavy);
    expect(bestVest([])).toBeNull();
  });
});

describe("skins (DD-134)", () => {
  test("the first entry that covers what strikes is the one", () => {
    const entries = [
      { mode: "minimal", value: 0, scope: "physical" },
      { mode: "half", value: 0, scope: "fire" },
    ] as const;
    expect(protectionAgainst(entries, BULLET)?.mode).toBe("minimal");
    expect(protectionAgainst(entries, FLAME)?.mode).toBe("half");
    expect(protectionAgainst([{ mode: "fixed", value: 3, scope: "bullet" }], KNIFE)).toBeNull();
    expect(
      protectionAgainst([{ mode: "fixed", value: 3, scope: "projectiles" }], { ...KNIFE, missile: true }),
    ).not.toBeNull();
  });

  test("none lets more through than came, nor less than nothing", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PROTECTION_MODES),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 3 }),
        (mode, value, damage, multiplier) => {
          const dealt = throughSkin({ mode, value }, { damage, minimum: 2, multiplier });
          expect(dealt).toBeGreaterThanOrEqual(0);
          expect(dealt).toBeLessThanOrEqual(damage);
        },
      ),
    );
  });
});
