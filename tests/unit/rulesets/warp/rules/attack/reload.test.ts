import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { AMMO_TYPES } from "../../../../../../src/rulesets/warp/rules/attack/ammunition.js";
import { refill } from "../../../../../../src/rulesets/warp/rules/attack/reload.js";

describe("a reload (WP-89)", () => {
  test("fills up from the stock, as far as that goes", () => {
    const gun = { type: "standard", loaded: 2, magazine: 6 } as const;
    expect(refill(gun, "standard", 30)).toEqual({ loaded: 6, taken: 4, returned: 0 });
    expect(refill(gun, "standard", 3)).toEqual({ loaded: 5, taken: 3, returned: 0 });
  });

  test("WP-94: rounds of another kind come out first", () => {
    expect(refill({ type: "ap", loaded: 4, magazine: 6 }, "hollow", 30)).toEqual({ loaded: 6, taken: 6, returned: 4 });
  });

  test("makes no round and loses none", () => {
    const type = fc.constantFrom(...AMMO_TYPES);
    const count = fc.nat({ max: 100 });
    fc.assert(
      fc.property(type, type, count, count, count, (held, kind, inside, magazine, stock) => {
        const loaded = Math.min(inside, magazine);
        const after = refill({ type: held, loaded, magazine }, kind, stock);
        expect(after.loaded + after.returned).toBe(loaded + after.taken);
        expect(after.taken).toBeLessThanOrEqual(stock);
        expect(after.loaded).toBeLessThanOrEqual(magazine);
      }),
    );
  });
});
