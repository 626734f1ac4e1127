import fc from "fast-check";
import { expect, test } from "vitest";
import { poolOdds } from "../../../../../../src/rulesets/seuils/odds/pool.js";
import { meanSuccesses } from "../../../../../../src/rulesets/seuils/rules/checks/mean.js";
import { DEFAULTS } from "../../../../../../src/rulesets/seuils/rules/options.js";
import { thresholdFor } from "../../../../../../src/rulesets/seuils/rules/checks/successes.js";

test("SE-11: the average of a pool is that of its exact odds", () => {
  const few = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(few, few, fc.boolean(), fc.constantFrom(0, 10), fc.boolean(), (normalDice, equipmentDice, ...more) => {
      const [specialty, explodeOn, equipmentExplodes] = more;
      const options = { ...DEFAULTS, explodeOn, equipmentExplodes };
      const pool = { dice: normalDice + equipmentDice, normalDice, equipmentDice };
      const odds = poolOdds(pool, specialty, options);
      let mean = 0;
      for (let k = 1; k <= 30; k += 1) mean += Number(odds.tail(k)) / 10 ** (k + odds.dice);
      expect(meanSuccesses(pool, thresholdFor(specialty, options), options)).toBeCloseTo(mean, 6);
    }),
    { numRuns: 40 },
  );
});
