import { describe, expect, it } from "vitest";
import { doubleOf, wornAlready } from "../../../../../../src/rulesets/d20d100/sheets/actor/doubles.js";
import { preparedItem, type ItemSource } from "../../../../../support/models/d20d100-models.js";

type Thing = ItemSource & { readonly name?: string };

const made = ({ type, system, name = "Chose" }: Thing) => ({ type, name, system: preparedItem(type, system) });
const trait = (key: string, parameter = "", name = "Trait"): Thing => ({
  type: "d20d100Trait",
  name,
  system: { key, parameter },
});
const skill = (key: string, name: string): Thing => ({ type: "d20d100Skill", name, system: { key } });

const CARRIED: readonly Thing[] = [
  trait("agile"),
  trait("weaponHandling", "handgun"),
  skill("swim", "Nager"),
  skill("foreignLanguage", "Anglais"),
  { type: "d20d100Profession", name: "Médecin", system: { key: "doctor" } },
  { type: "d20d100Spell", name: "Brume", system: {} },
  { type: "d20d100Weapon", name: "Boxe", system: { skill: "boxing" } },
  { type: "d20d100Weapon", name: "Couteau", system: {} },
  { type: "d20d100Armor", name: "Gilet", system: { protection: 6, equipped: true } },
];
const owner = { items: { contents: CARRIED.map(made) } } as never;

describe("what is dropped on somebody", () => {
  it.each([
    ["DD-31: a trait is refused", trait("agile"), true],
    ["DD-32: a trait for another kind of weapon is taken", trait("weaponHandling", "rifle"), false],
    ["DD-32: the same trait for the same kind is refused", trait("weaponHandling", "handgun"), true],
    ["DD-40: a skill is refused", skill("swim", "Natation"), true],
    ["DD-40: another language is taken", skill("foreignLanguage", "Grec"), false],
    ["DD-40: the same language is refused", skill("foreignLanguage", "Anglais"), true],
    ["DD-37: a second profession is refused", { type: "d20d100Profession", system: { key: "clerk" } }, true],
    ["DD-174: a spell is refused", { type: "d20d100Spell", name: "Brume", system: {} }, true],
    ["DD-47: fists are refused", { type: "d20d100Weapon", system: { skill: "boxing" } }, true],
    ["a second knife is taken", { type: "d20d100Weapon", name: "Couteau", system: {} }, false],
  ] as const)("who has one: %s", (_what, dropped, double) => {
    expect(doubleOf(made(dropped as Thing) as never, owner) !== null).toBe(double);
  });

  it("DD-132: a vest that comes worn is refused by whoever wears one; one that does not is taken", () => {
    const vest = (equipped: boolean) => made({ type: "d20d100Armor", system: { equipped } }) as never;
    expect(wornAlready(vest(true), owner)?.name).toBe("Gilet");
    expect([wornAlready(vest(false), owner), wornAlready(made(trait("agile")) as never, owner)]).toEqual([null, null]);
  });
});
