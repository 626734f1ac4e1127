import { describe, expect, test } from "vitest";
import { patientOf, patientWritten } from "../../../../src/rulesets/seuils/data/actors/patient-written.js";
import { character } from "../../../support/models/seuils-models.js";

const patient = (system: object) => patientOf(character(system));

describe("what a rule leaves of somebody", () => {
  const before = patient({ wounds: { blesse: { lethal: 1 } }, care: { firstAid: "pending", recoveryDays: 2 } });

  test("SE-51: is written where it differs, circles as the numbers of a card", () => {
    const rows = { ...before.rows, blesse: { ...before.rows.blesse, lethal: 2 } };
    const after = { rows, surplus: 1, care: { ...before.care, attempts: 1 } };
    expect(patientWritten(before, after)).toMatchObject({
      numbers: [
        { path: "system.wounds.blesse.lethal", after: 2 },
        { path: "system.wounds.surplus", after: 1 },
      ],
      values: [{ path: "system.care.attempts", after: 1 }],
    });
    expect(patientWritten(before, before)).toEqual({ numbers: [], values: [] });
  });

  test("SE-67: is as the rule says, where another worst row would have it otherwise", () => {
    const rows = { ...before.rows, tue: { ...before.rows.tue, lethal: 1 } };
    expect(patientWritten(before, { ...before, rows }).values).toMatchObject([
      { path: "system.care.recoveryDays", after: 2 },
    ]);
  });
});
