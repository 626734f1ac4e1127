import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CONDITIONS } from "../../../../../src/rulesets/seuils/conditions.js";
import { character } from "../../../../support/models/seuils-models.js";

const managed = CONDITIONS.filter((condition) => condition.managed).map(({ id }) => id);
/** Circles say so, or an infection, whatever a hand does. */
const BY_FIGURES = ["seuilsDying", "unconscious", "seuilsCritical", "seuilsBedridden"];
const BY_HAND = managed.filter((id) => !BY_FIGURES.includes(id));

test.each(["fr", "en"])("each condition that the system manages has a hint on what it means (%s)", (lang) => {
  const { GARDIEN } = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as {
    GARDIEN: { SEUILS: { CONDITION: Record<string, string> } };
  };
  expect(Object.keys(GARDIEN.SEUILS.CONDITION).sort()).toEqual([...managed].sort());
});

describe("a condition", () => {
  test.each(BY_HAND)("set by hand holds, and ends by hand: %s", (id) => {
    const hale = character();
    expect([hale.stateStatuses, hale.conditionChange(id, false)]).toEqual([[], null]);
    const struck = character(hale.conditionChange(id, true) ?? {});
    expect(struck.stateStatuses).toContain(id);
    expect(struck.conditionChange(id, true)).toBeNull();
    const ended = struck.conditionChange(id, false) ?? {};
    expect(character({ ...struck.toObject(), ...ended }).stateStatuses).not.toContain(id);
  });

  test.each(BY_FIGURES)("SE-54, SE-66: follows from figures alone: %s", (id) => {
    expect(character().conditionChange(id, true)).toBeNull();
  });

  test("SE-54: nobody is dead before the keeper says so, and the dead show nothing else", () => {
    const lethal = { wounds: { tue: { lethal: 1 }, surplus: 1 }, care: { bleeding: true } };
    const fallen = character(lethal);
    expect([fallen.state, fallen.stateStatuses]).toEqual(["mort", ["seuilsDying", "seuilsBleeding"]]);
    expect(fallen.conditionChange("dead", true)).toEqual({ deathConfirmed: true });
    const dead = character({ ...lethal, deathConfirmed: true });
    expect([dead.stateStatuses, dead.conditionChange("dead", false)]).toEqual([["dead"], { deathConfirmed: false }]);
  });

  test("SE-54: the other states show too", () => {
    const statuses = (tue: object) => character({ wounds: { tue } }).stateStatuses;
    expect([statuses({ lethal: 1 }), statuses({ temporary: 1 }), statuses({ max: 2, lethal: 1 })]).toEqual([
      ["seuilsDying"],
      ["unconscious"],
      ["seuilsCritical"],
    ]);
  });

  test("SE-65, SE-66: an infection shows, and puts to bed whom it does", () => {
    const statuses = (infection: string) => character({ care: { infection } }).stateStatuses;
    expect([statuses("fievre"), statuses("benigne")]).toEqual([["seuilsFever"], ["seuilsBenign"]]);
    expect(statuses("grave")).toEqual(["seuilsGraveInfection", "seuilsBedridden"]);
  });

  test("SE-64: whose dressing is taken off by hand may be given first aid again", () => {
    const dressed = character({ care: { firstAid: "success", attempts: 1 } });
    const after = character(dressed.conditionChange("seuilsStabilised", false) ?? {});
    expect(after.care).toMatchObject({ firstAid: "none", attempts: 0 });
  });

  test("SE-62, SE-69: whoever is stabilised by hand bleeds no more", () => {
    const bleeding = character({ care: { bleeding: true, bleedSeconds: 12, bleedRounds: 1 } });
    const after = character(bleeding.conditionChange("seuilsStabilised", true) ?? {});
    expect([after.stateStatuses, after.care.bleedSeconds, after.care.attempts]).toEqual([["seuilsStabilised"], 0, 1]);
  });
});
