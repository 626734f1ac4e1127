import type { Json } from "../../../../../src/core/shape/shape.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { seuilsDeeds } from "../../../../../src/rulesets/seuils/deeds/index.js";
import { tickedIn } from "../../../../../src/rulesets/seuils/rules/body/circles.js";
import { ROWS } from "../../../../../src/rulesets/seuils/rules/vocabulary.js";
import { doDeed, hindrance, openWard, sheetOf, wounds } from "./ward.js";

/** What the windows of care and of time send, by the names of their fields. */
const FIELDS = [
  ...["touche", "blesse", "tue", "nature", "cause", "past", "helper", "patient", "dice", "successes", "difficulty"],
  ...["gear", "specialty", "infection", "disease", "diseaseName", "clock", "advance", "ask", "days", "seconds"],
  ...["hours", "combatId", "first", "last"],
];
const DEEDS = [
  ...["firstAid", "stopBleeding", "treatment", "day", "watch", "untended", "infection", "harm", "heal", "bleed"],
  ...["fade", "roundSummary"],
];
const anything = fc.oneof(
  fc.constantFrom("", "lethal", "temporary", "grave", "other", "Actor.gone", "<b>"),
  fc.jsonValue({ maxDepth: 1 }),
  fc.integer({ min: -5, max: 400 }),
  fc.boolean(),
) as fc.Arbitrary<Json>;
const forged = fc.dictionary(fc.constantFrom(...FIELDS), anything, { maxKeys: 6 });

test("SE-50…SE-72: whatever is sent, deeds of care and of time leave circles and care within their bounds", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...DEEDS), forged, fc.nat(8), async (deed, choices: DeedChoices, face) => {
      const care = { firstAid: "pending", bleeding: true, watch: true, woundedAt: 0 };
      const { other } = openWard([], [], wounds(1, 1, 0, { care, clocks: { watchOwed: true } }));
      const procedure = seuilsDeeds.procedures[deed];
      expect(() => procedure?.title?.(choices)).not.toThrow();
      if (hindrance(deed, other, choices) !== null) return;
      const done = await doDeed(deed, other, choices, () => face + 1);
      expect(done.view.verdict).toBeDefined();
      const { rows } = sheetOf(other);
      expect(ROWS.filter((row) => tickedIn(rows[row]) > rows[row].max || rows[row].lethal < 0)).toEqual([]);
      expect(sheetOf(other).care.attempts).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});
