import { describe, expect, test } from "vitest";
import { damagePool } from "../../../../../../src/rulesets/seuils/rules/damage/damage.js";
import {
  damageFormula,
  initiativeFormula,
  poolFormula,
} from "../../../../../../src/rulesets/seuils/rules/checks/formulas.js";
import { DEFAULTS } from "../../../../../../src/rulesets/seuils/rules/options.js";
import { poolOf } from "../../../../../../src/rulesets/seuils/rules/checks/pool.js";
import { UNPROTECTED } from "../../../../../../src/rulesets/seuils/rules/damage/protection.js";

describe("rolls in the notation of Roll", () => {
  test("SE-02…SE-04, SE-06: pools, what explodes, dE, successes added and taken", () => {
    expect(poolFormula(poolOf({ characteristic: 4 }), 4)).toBe("4d10x>=10cs>=4");
    const scoped = poolOf({ characteristic: 4, equipmentDice: 1 });
    expect(poolFormula(scoped, 6)).toBe("3d10x>=10cs>=6 + 2 * 1d10cs>=6");
    expect(poolFormula(poolOf({ characteristic: 3 }), 6, -2)).toBe("3d10x>=10cs>=6 - 2");
    expect(poolFormula(poolOf({ characteristic: 3 }), 6, 1)).toBe("3d10x>=10cs>=6 + 1");
    expect(poolFormula(poolOf({ characteristic: 1, equipmentDice: 1 }), 6)).toBe("2 * 1d10cs>=6");
  });

  test("SE-03, SE-04: as the table's dice explode", () => {
    const scoped = poolOf({ characteristic: 2, equipmentDice: 1 });
    expect(poolFormula(scoped, 6, 0, { ...DEFAULTS, explodeOn: 0, equipmentExplodes: true })).toBe(
      "1d10cs>=6 + 2 * 1d10cs>=6",
    );
    expect(poolFormula(scoped, 6, 0, { ...DEFAULTS, explodeOn: 5, equipmentExplodes: true })).toBe(
      "1d10x>=6cs>=6 + 2 * 1d10x>=6cs>=6",
    );
  });

  test("SE-07: no dice are a 0", () => {
    const none = poolOf({ characteristic: 0 });
    expect([poolFormula(none, 6), poolFormula(none, 6, 2)]).toEqual(["0", "0 + 2"]);
  });

  test("SE-13: initiative has scores behind the comma, without any dice too", () => {
    const scores = { rapidite: 3, reflexes: 2 };
    expect(initiativeFormula(poolOf({ characteristic: 3 }), 6, scores)).toBe("3d10x>=10cs>=6 + 3/100 + 2/10000");
    expect(initiativeFormula(poolOf({ characteristic: 0 }), 6, scores)).toBe("0 + 3/100 + 2/10000");
  });

  test("SE-40, SE-41, SE-44, SE-45: damage dice, the best ones away, so many kept, or none at all", () => {
    const vest = { index: 1, specific: 1 };
    expect(damageFormula(damagePool({ dice: 4, keep: 3 }, {}, vest), 3)).toBe("3d10dh1");
    expect(damageFormula(damagePool({ dice: 5, keep: 2 }, {}, UNPROTECTED), 2)).toBe("5d10kh2");
    expect(damageFormula(damagePool({ dice: 2, keep: 2 }, {}, UNPROTECTED), 2)).toBe("2d10");
    expect(damageFormula(damagePool({ dice: 5, keep: 1 }, {}, vest), 1)).toBe("4d10dh1kh1");
    expect(damageFormula(damagePool({ dice: 2, keep: 2 }, {}, vest), 2)).toBeNull();
    const exploding = { damageExplodes: true };
    expect(damageFormula(damagePool({ dice: 3, keep: 3 }, {}, vest), 3, exploding)).toBe("2d10x>=10dh1kh3");
  });
});
