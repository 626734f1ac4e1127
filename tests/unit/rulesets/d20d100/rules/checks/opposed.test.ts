import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { againstKept, opposed } from "../../../../../../src/rulesets/d20d100/rules/checks/opposed.js";
import { testResult } from "../../../../../../src/rulesets/d20d100/rules/checks/tests.js";
import { OPPOSED_TIES } from "../../../../../../src/rulesets/d20d100/rules/vocabulary.js";

const face = fc.integer({ min: 1, max: 20 });
const side = fc.record({ die: face, modifier: fc.integer({ min: -10, max: 15 }) });

describe("two rolls against each other", () => {
  test("DD-05: the higher total wins", () => {
    expect(opposed({ die: 8, modifier: 4 }, { die: 12, modifier: -2 })).toEqual({
      activeTotal: 12,
      passiveTotal: 10,
      winner: "active",
    });
    expect(opposed({ die: 5, modifier: 4 }, { die: 12, modifier: -2 }).winner).toBe("passive");
  });

  test("DD-02, DD-05: a natural 1 loses, the active one's first", () => {
    expect(opposed({ die: 1, modifier: 20 }, { die: 2, modifier: 0 }).winner).toBe("passive");
    expect(opposed({ die: 2, modifier: 0 }, { die: 1, modifier: 20 }).winner).toBe("active");
    expect(opposed({ die: 1, modifier: 5 }, { die: 1, modifier: 0 }).winner).toBe("passive");
  });

  test("DD-05: equal totals are the table's to say (D-42)", () => {
    const [active, passive] = [
      { die: 10, modifier: 2 },
      { die: 8, modifier: 4 },
    ];
    expect(OPPOSED_TIES.map((opposedTie) => opposed(active, passive, { opposedTie }).winner)).toEqual([
      "active",
      "passive",
      "passive",
    ]);
    expect(opposed(active, { die: 10, modifier: 2 }, { opposedTie: "higherModifier" }).winner).toBe("active");
  });

  test("DD-05: whoever wins wins with more on their side too", () => {
    fc.assert(
      fc.property(side, side, fc.nat(10), fc.constantFrom(...OPPOSED_TIES), (active, passive, more, opposedTie) => {
        fc.pre(opposed(active, passive, { opposedTie }).winner === "active");
        const stronger = { ...active, modifier: active.modifier + more };
        expect(opposed(stronger, passive, { opposedTie }).winner).toBe("active");
      }),
    );
  });
});

describe("a roll against one that was kept", () => {
  test("DD-84, DD-85: a fixed score is a difficulty", () => {
    expect(againstKept({ die: 9, modifier: 4 }, { value: 13 })).toEqual({
      activeTotal: 13,
      passiveTotal: 13,
      winner: "active",
    });
    fc.assert(
      fc.property(side, fc.integer({ min: 0, max: 40 }), (active, value) => {
        const wins = testResult(active, value).success;
        expect(againstKept(active, { value }).winner).toBe(wins ? "active" : "passive");
      }),
    );
  });

  test("DD-83, DD-85: a kept natural 1 is beaten by all but a 1", () => {
    const kept = { value: 30, automaticFailure: true };
    expect(againstKept({ die: 2, modifier: -10 }, kept).winner).toBe("active");
    expect(againstKept({ die: 1, modifier: 40 }, kept).winner).toBe("passive");
  });
});
