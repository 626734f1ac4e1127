import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goesOn, PLAIN_DICE, poolResult } from "../../../../../../src/rulesets/warp/rules/checks/pool-result.js";
import { NO_POOL, pool } from "../../../../../../src/rulesets/warp/rules/checks/pool.js";

const ALL_OPTIONS = { ...PLAIN_DICE, criticalFailure: true, everUpward: true, irresistibleSixes: true };
const three = pool({ base: 3 });
const hindered = pool({ base: 3, malus: 1 });

describe("what the dice come to", () => {
  test("WP-02, WP-03: of several equal dice only one is dropped", () => {
    expect(poolResult(pool({ base: 2, bonus: 1 }), [1, 5, 1])).toMatchObject({ kept: [5, 1], dropped: [1], total: 6 });
    expect(poolResult(hindered, [6, 6, 2, 1])).toMatchObject({ kept: [6, 2, 1], dropped: [6], total: 9 });
  });

  test("WP-01…WP-04: every die counts or is dropped, and no dropped die would have been better placed", () => {
    const faces = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(faces, fc.boolean(), fc.nat(), (rolled, bonus, seed) => {
        const base = (seed % rolled.length) + 1;
        const net = rolled.length - base;
        const ours = pool(bonus ? { base, bonus: net } : { base, malus: net });
        const { kept, dropped, total } = poolResult(ours, rolled);
        expect([...kept, ...dropped].sort()).toEqual(rolled.toSorted());
        expect(total).toBe(kept.reduce((sum, face) => sum + face, 0));
        for (const out of dropped) for (const face of kept) expect(bonus ? out <= face : out >= face).toBe(true);
      }),
    );
  });

  test("WD-15: no dice come to 0, and to no critical failure", () => {
    expect(poolResult(NO_POOL, [], ALL_OPTIONS)).toMatchObject({
      possible: false,
      total: 0,
      criticalFailure: false,
      exploded: false,
    });
  });

  test("faces that are not those of the pool are refused", () => {
    expect(() => poolResult(three, [1, 2])).toThrow("3 dice were to be rolled, not 2");
  });
});

describe("WP-36: critical failure", () => {
  const critical = { ...PLAIN_DICE, criticalFailure: true };

  test("only dice that count are looked at", () => {
    expect(poolResult(hindered, [5, 1, 1, 1], critical)).toMatchObject({ total: 3, criticalFailure: true });
    expect(poolResult(three, [1, 1, 2], critical).criticalFailure).toBe(false);
  });

  test("without the option ones are only low", () => {
    expect(poolResult(three, [1, 1, 1]).criticalFailure).toBe(false);
  });
});

describe("WP-37: ever upward", () => {
  const upward = { ...PLAIN_DICE, everUpward: true };

  test("nothing but sixes goes on, for as long as sixes follow", () => {
    expect(goesOn(three, [6, 6, 6], upward)).toBe(true);
    expect(poolResult(three, [6, 6, 6], upward, [6, 6, 2])).toMatchObject({ total: 32, exploded: true });
  });

  test("a six that does not count does not help", () => {
    expect(goesOn(hindered, [6, 6, 6, 5], upward)).toBe(false);
    expect(goesOn(pool({ base: 3, bonus: 1 }), [6, 6, 6, 2], upward)).toBe(true);
    expect(goesOn(three, [6, 6, 6], PLAIN_DICE)).toBe(false);
  });

  test.each([
    ["none where one has to follow", [6, 6, 6], []],
    ["one that does not end", [6, 6, 6], [6]],
    ["one that goes on after its end", [6, 6, 6], [2, 3]],
    ["one where none follows", [6, 6, 5], [2]],
  ])("a chain is refused: %s", (_, faces, chain) => {
    expect(() => poolResult(three, faces, upward, chain)).toThrow(RangeError);
  });
});

describe("WP-38: irresistible sixes", () => {
  const sixes = { ...PLAIN_DICE, irresistibleSixes: true };

  test("WD-20: sixes of dice that count, or of all dice where the table says so", () => {
    expect(poolResult(hindered, [6, 6, 2, 1], sixes).sixes).toBe(1);
    expect(poolResult(hindered, [6, 6, 2, 1], { ...sixes, sixesScope: "all" }).sixes).toBe(2);
    expect(poolResult(three, [6, 6, 6], { ...sixes, everUpward: true }, [6, 1]).sixes).toBe(4);
    expect(poolResult(three, [6, 6, 2]).sixes).toBe(0);
  });
});
