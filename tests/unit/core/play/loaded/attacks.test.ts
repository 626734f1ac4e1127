import { beforeEach, describe, expect, test, vi } from "vitest";
import { INTENT, type Intent } from "../../../../../src/core/play/record/intent.js";
import { loadAttacks, procedureOf, wayIn } from "../../../../../src/core/play/loaded/attacks.js";
import "../../../../support/rulesets.js";
import { d20d100Attacks } from "../../../../../src/rulesets/d20d100/attack/procedure.js";

/** An attack with a weapon that is gone, unless a test names one. */
const sent = (more: Partial<Intent>): Intent => ({ ...INTENT.read({ ruleset: "d20d100" }), ...more });
const { row, close, area } = d20d100Attacks.ways;

beforeEach(() => {
  vi.stubGlobal("fromUuidSync", () => null);
  return loadAttacks("d20d100");
});

describe("the way in which an attack is made", () => {
  test("is the one that it names, though its weapon is gone", () => {
    expect([procedureOf(sent({ way: "close" })), procedureOf(sent({ way: "area" }))]).toEqual([close, area]);
  });

  test("is told by the outcome of an attack that names none, as of version 0.1, else by what was kept", () => {
    const told = (outcome: { kind: string }) => wayIn(sent({ way: "" }), { outcome });
    expect([told({ kind: "close" }), told({ kind: "explosion" }), told({ kind: "row" })]).toEqual([
      ...["close", "area", "row"],
    ]);
    expect(wayIn(sent({ way: "" }), { outcome: null, kept: { area: "{}" } })).toBe("area");
  });

  test("is the usual one where nobody can tell, or the ruleset does not know the one named", () => {
    expect([wayIn(sent({ way: "" })), wayIn(sent({ way: "magic" }))]).toEqual(["row", "row"]);
    expect(procedureOf(sent({ way: "constructor" }))).toBe(row);
  });
});
