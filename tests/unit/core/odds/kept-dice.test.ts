import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keptSums } from "../../../../src/core/odds/kept-dice.js";
import type { KeptDice } from "../../../../src/core/odds/kept-dice.js";

/** Every roll there is, one by one. */
function* rolls(dice: number, faces: number): Generator<readonly number[]> {
  if (dice === 0) yield [];
  else for (const rest of rolls(dice - 1, faces)) for (let face = 1; face <= faces; face += 1) yield [...rest, face];
}

function counted({ roll, keep, which, faces }: KeptDice): Map<number, bigint> {
  const ways = new Map<number, bigint>();
  for (const rolled of rolls(roll, faces)) {
    const sorted = rolled.toSorted((a, b) => (which === "highest" ? b - a : a - b));
    const sum = sorted.slice(0, keep).reduce((all, face) => all + face, 0);
    ways.set(sum, (ways.get(sum) ?? 0n) + 1n);
  }
  return ways;
}

const sorted = (ways: ReadonlyMap<number, bigint>) => [...ways].sort(([a], [b]) => a - b);

describe("sums of kept dice", () => {
  test("are those of every roll counted one by one", () => {
    for (const which of ["highest", "lowest"] as const) {
      for (let roll = 0; roll <= 6; roll += 1) {
        for (let keep = 0; keep <= roll; keep += 1) {
          const dice = { roll, keep, which, faces: 6 };
          expect(sorted(keptSums(dice).ways)).toEqual(sorted(counted(dice)));
        }
      }
    }
  });

  test("are whole and complete for any number of dice", () => {
    const any = fc.record({ roll: fc.integer({ min: 1, max: 60 }), part: fc.nat(60), highest: fc.boolean() });
    fc.assert(
      fc.property(any, ({ roll, part, highest }) => {
        const keep = Math.min(part, roll);
        const { ways, total } = keptSums({ roll, keep, which: highest ? "highest" : "lowest", faces: 6 });
        expect([...ways.values()].reduce((sum, one) => sum + one, 0n)).toBe(total);
        expect(total).toBe(6n ** BigInt(roll));
      }),
      { numRuns: 20 },
    );
  });

  test("keeping the highest mirrors keeping the lowest", () => {
    const { ways } = keptSums({ roll: 7, keep: 3, which: "highest", faces: 6 });
    const mirrored = keptSums({ roll: 7, keep: 3, which: "lowest", faces: 6 }).ways;
    for (const [sum, count] of ways) expect(mirrored.get(21 - sum)).toBe(count);
  });

  test("more dice kept than rolled are refused", () => {
    expect(() => keptSums({ roll: 2, keep: 3, which: "highest", faces: 6 })).toThrow("3 of 2 dice");
  });
});
