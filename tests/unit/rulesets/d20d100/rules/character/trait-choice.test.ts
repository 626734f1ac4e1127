import { describe, expect, test } from "vitest";
import { DEFAULTS } from "../../../../../../src/rulesets/d20d100/rules/options.js";
import {
  traitFaults,
  traitsAllowed,
  type ChosenTrait,
} from "../../../../../../src/rulesets/d20d100/rules/character/trait-choice.js";
import {
  fulfils,
  jetBonus,
  means,
  opens,
  skillBonus,
  traitBonus,
  weaponBonus,
  type TraitEffect,
} from "../../../../../../src/rulesets/d20d100/rules/character/traits.js";

const KNIVES = { key: "meleeWeapons", name: "Armes de contact" };

function trait(effects: readonly TraitEffect[], parameter = "") {
  return { parameter, effects };
}

describe("what traits add", () => {
  const athletic = trait([
    { target: "skill", key: "climb", value: 2 },
    { target: "skill", key: "swim", value: 2 },
  ]);

  test("DD-31: skills, Jets, initiative, points of life and Santé mentale, each its own", () => {
    expect(skillBonus([athletic], { key: "climb", name: "Grimper" })).toBe(2);
    expect(skillBonus([athletic], { key: "jump", name: "Sauter" })).toBe(0);
    const agile = trait([{ target: "jet", key: "reflexes", value: 2 }]);
    expect(jetBonus([agile, trait([{ target: "jet", key: "reflexes", value: -2 }])], "reflexes")).toBe(0);
    expect(jetBonus([agile], "luck")).toBe(0);
    const quick = trait([{ target: "initiative", key: "", value: 4 }]);
    expect(traitBonus([quick, quick], "initiative")).toBe(8);
    expect(traitBonus([quick], "hpMax")).toBe(0);
  });

  test("DD-32, DD-34: Maniement raises the skill, Spécialité one weapon's attack: −2 becomes +2, and +4 for the sword", () => {
    const handling = trait([{ target: "skill", key: "", value: 4 }], "meleeWeapons");
    const speciality = trait([{ target: "weapon", key: "", value: 2 }], "Épée d'escrime");
    const skill = -2 + skillBonus([handling, speciality], KNIVES);
    expect(skill).toBe(2);
    expect(skill + weaponBonus([handling, speciality], { key: "", name: "épée d'Escrime" })).toBe(4);
    expect(skill + weaponBonus([handling, speciality], { key: "knife", name: "Couteau" })).toBe(2);
  });

  test("DD-34: a name is a whole name: the Mauser C96 is not the Mauser 98", () => {
    expect(means("Mauser C96", { key: "mauserC96", name: "Mauser C96" })).toBe(true);
    expect(means("mauserc96", { key: "mauserC96", name: "x" })).toBe(true);
    expect(means("Mauser", { key: "mauser98", name: "Mauser 98" })).toBe(false);
    expect(means("", { key: "", name: "" })).toBe(false);
  });

  test("DD-36: Doué goes to the skill that was chosen", () => {
    const gifted = trait([{ target: "skill", key: "", value: 3 }], "law");
    expect(skillBonus([gifted], { key: "law", name: "Droit" })).toBe(3);
    expect(skillBonus([gifted], { key: "history", name: "Histoire" })).toBe(0);
  });

  test("DD-33, DD-35: some open a rule", () => {
    const mobile = trait([{ target: "mobileCombat", key: "", value: 0 }]);
    expect(opens([mobile], "mobileCombat")).toBe(true);
    expect(opens([mobile], "sixthSense")).toBe(false);
  });

  test("DD-33: Combat mobile asks for more than 13", () => {
    const requirement = { characteristic: "dexterity", above: 13 } as const;
    expect(fulfils(requirement, { dexterity: 13 })).toBe(false);
    expect(fulfils(requirement, { dexterity: 14 })).toBe(true);
    expect(fulfils(requirement, {})).toBe(false);
    expect(fulfils({ characteristic: "", above: 0 }, {})).toBe(true);
  });
});

describe("traits at the start", () => {
  const general: ChosenTrait = {
    id: "agile",
    name: "Agile",
    kind: "general",
    requirement: { characteristic: "", above: 0 },
    needsParameter: false,
    parameter: "",
    justification: "",
  };
  const other = (id: string, more: Partial<ChosenTrait> = {}): ChosenTrait => ({ ...general, id, name: id, ...more });
  const flaw = (id: string) => other(id, { kind: "negative" });

  test("DD-31: two, and one more for each of two flaws at most (D-20)", () => {
    expect([0, 1, 2, 3].map((flaws) => traitsAllowed(flaws))).toEqual([2, 3, 4, 4]);
    const three = [general, other("a"), other("b")];
    expect(traitFaults(three, {})).toEqual([{ id: "tooMany", n: 3, max: 2 }]);
    expect(traitFaults([...three, flaw("c")], {})).toEqual([]);
    expect(traitFaults(three, {}, { ...DEFAULTS, traitCount: 3 })).toEqual([]);
  });

  test("DD-31, DD-33: what is asked for", () => {
    const mobile = other("Combat mobile", {
      kind: "combat",
      justification: "Chauffeur de maître",
      requirement: { characteristic: "dexterity", above: 13 },
    });
    expect(traitFaults([mobile], { dexterity: 14 })).toEqual([]);
    expect(traitFaults([mobile], { dexterity: 13 })).toEqual([
      { id: "requirement", trait: "Combat mobile", characteristic: "dexterity", above: 13 },
    ]);
  });

  test("DD-31, DD-32: a trait of fighting says where it was learnt, and for which arms", () => {
    const handling = other("Maniement", { kind: "combat", needsParameter: true });
    expect(traitFaults([handling], {}).map(({ id }) => id)).toEqual(["parameter", "unjustified"]);
    expect(traitFaults([{ ...handling, parameter: "rifle", justification: "Chasseur" }], {})).toEqual([]);
  });

  test("DD-31, DD-36: the same trait twice, but for another thing", () => {
    const gifted = (parameter: string) => other("gifted", { needsParameter: true, parameter });
    expect(traitFaults([gifted("law"), gifted("history")], {})).toEqual([]);
    expect(traitFaults([gifted("law"), gifted("law ")], {})).toEqual([{ id: "twice", trait: "gifted" }]);
  });

  test("DD-35: psychic ones where the table plays with them", () => {
    const psychic = other("sixthSense", { kind: "psychic" });
    expect(traitFaults([psychic], {})).toEqual([{ id: "psychic" }]);
    expect(traitFaults([psychic], {}, { ...DEFAULTS, usePsychicTraits: true })).toEqual([]);
  });
});
