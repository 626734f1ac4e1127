import { INTENT } from "../../../../../src/core/play/record/intent.js";
import { VERDICT } from "../../../../../src/core/play/record/verdict.js";
import { describe, expect, test } from "vitest";

const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  0,
  "text",
  [],
  [[]],
  { targets: "all" },
  { targets: [null, 3, { lines: {} }] },
  { costs: [{}] },
];

describe("messages of anybody, or of an earlier version", () => {
  test.each(HOSTILE.map((source) => [JSON.stringify(source), source]))(
    "%s is read as an intent without harm",
    (_text, source) => {
      const intent = INTENT.read(source);
      expect(INTENT.read(intent)).toEqual(intent);
      expect(Array.isArray(intent.targets)).toBe(true);
    },
  );

  test.each(HOSTILE.map((source) => [JSON.stringify(source), source]))(
    "%s is read as a verdict without harm",
    (_text, source) => {
      const verdict = VERDICT.read(source);
      expect(VERDICT.read(verdict)).toEqual(verdict);
    },
  );

  test("a verdict survives being stored as it is", () => {
    const verdict = VERDICT.read({
      subject: "m1",
      kind: "attack",
      author: "u1",
      standing: "judged",
      targets: [
        {
          actor: "Actor.a",
          stage: "applied",
          dice: { attack: [13], location: [63] },
          bonus: 3,
          outcome: { zone: "legRight", pfLoss: null },
          plan: {
            id: "p",
            undoId: "u",
            numbers: [{ path: "system.pv.value", before: 5, after: 4 }],
            values: [],
            created: [{ _id: "w", name: "Revolver", system: { gb: 3 } }],
            rank: { combat: "c", combatant: "f", before: null, after: 12.5 },
          },
          leftovers: [{ kind: "itemGone", name: "x" }],
        },
      ],
      ammunition: "spent",
      log: [{ id: "r", user: "u", action: "apply", target: 0 }],
    });
    expect(VERDICT.read(JSON.parse(JSON.stringify(verdict)))).toEqual(verdict);
    expect(verdict.targets[0]?.plan?.rank?.after).toBe(12.5);
    expect(verdict.targets[0]?.plan?.created[0]).toEqual({ _id: "w", name: "Revolver", system: { gb: 3 } });
  });

  test("a line that does not say otherwise is on and the rules'", () => {
    const [target] = INTENT.read({ targets: [{ lines: [{ id: "bab", value: 3 }] }] }).targets;
    expect(target?.lines).toEqual([{ id: "bab", value: 3, rule: "", facts: {}, on: true, by: "rules", reason: "" }]);
  });

  test("facts that are no ids or numbers are dropped", () => {
    const [target] = INTENT.read({
      targets: [{ lines: [{ id: "x", facts: { a: 1, b: "two", c: {}, d: null } }] }],
    }).targets;
    expect(target?.lines[0]?.facts).toEqual({ a: 1, b: "two" });
  });

  test("a negative distance is no distance", () => {
    expect(
      INTENT.read({ targets: [{ distance: { metres: -3, from: "typed" } }] }).targets[0]?.distance.metres,
    ).toBeNull();
  });
});
