import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  SITUATIONS,
  concealed,
  proposedSituations,
  situationModifiers,
  situationsFor,
  stanceOf,
  takesDex,
} from "../../../../../../src/rulesets/gb/rules/attack/situations.js";

const ids = SITUATIONS.map(({ id }) => id);
const sum = (ticked: readonly string[], kind: "melee" | "ranged", options = {}) =>
  situationModifiers(ticked, kind, options).reduce((total, { value }) => total + value, 0);

describe("situations", () => {
  test("GB-21: the table as printed, melee then ranged", () => {
    expect(ids.map((id) => [id, sum([id], "melee"), sum([id], "ranged")])).toEqual([
      ["intoMelee", 0, -4],
      ["attackerProne", -4, 0],
      ["higherGround", 1, 0],
      ["flanking", 2, 0],
      ["charge", 2, 0],
      ["defensive", -4, -4],
      ["attackerUnseen", 2, 2],
      ["targetProne", 4, -4],
      ["targetKneeling", 2, -2],
      ["targetBlinded", 2, 2],
      ["targetHelpless", 4, 4],
    ]);
  });

  test("GB-21: a kind of attack is offered only what can touch it", () => {
    expect(situationsFor("ranged").map(({ id }) => id)).not.toContain("charge");
    expect(situationsFor("melee").map(({ id }) => id)).not.toContain("intoMelee");
  });

  test("GB-21: helpless replaces prone, at the keeper's figure (D-51)", () => {
    expect(sum(["targetProne", "targetHelpless"], "ranged", { helpless: 9 })).toBe(9);
    expect(sum(["targetProne", "targetHelpless"], "ranged")).toBe(4);
  });

  test("GB-56: Precise Shot minds nobody in the way", () => {
    expect(sum(["intoMelee"], "ranged", { preciseShot: true })).toBe(0);
  });

  test("GB-21: who does not see the blow come loses its Dexterity", () => {
    expect(ids.filter((id) => takesDex([id], "melee"))).toEqual(["attackerUnseen", "targetBlinded", "targetHelpless"]);
  });

  test("GB-21: charging and fighting defensively last until the next turn", () => {
    expect([stanceOf(["charge"], "melee"), stanceOf(["charge"], "ranged")]).toEqual(["charge", "none"]);
    expect(stanceOf(["flanking", "defensive"], "ranged")).toBe("defensive");
  });

  test("GB-21, GB-35: what is known is proposed, helpless before prone", () => {
    expect(proposedSituations({ targetProne: true, attackerProne: true }, "melee")).toEqual([
      "attackerProne",
      "targetProne",
    ]);
    expect(proposedSituations({ targetProne: true, attackerProne: true }, "ranged")).toEqual(["targetProne"]);
    expect(proposedSituations({ targetProne: true, targetHelpless: true }, "ranged")).toEqual(["targetHelpless"]);
    expect(proposedSituations({}, "melee")).toEqual([]);
  });

  test("GB-21: what is ticked twice counts once, and unknown words count nothing", () => {
    fc.assert(
      fc.property(fc.subarray([...ids, "nonsense"]), fc.constantFrom("melee", "ranged" as const), (ticked, kind) => {
        expect(sum([...ticked, ...ticked], kind)).toBe(sum(ticked, kind));
      }),
    );
  });

  test("GB-21: concealment makes miss as many faces in a hundred as it says", () => {
    for (const chance of [0, 20, 50] as const) {
      const faces = Array.from({ length: 100 }, (_, i) => i + 1);
      expect(faces.filter((d100) => concealed(d100, chance))).toHaveLength(chance);
    }
  });
});
