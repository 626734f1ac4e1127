import { describe, expect, test } from "vitest";
import {
  diceDamageBonus,
  flatDamageBonus,
  hitPointsOf,
  magicPointsOf,
  modifierOf,
} from "../../../../src/rulesets/d20d100/rules/character/characteristics.js";
import { defenceScores } from "../../../../src/rulesets/d20d100/rules/attack/defence.js";
import {
  adversaryGrapple,
  heldWeaponModifier,
  scaleAndMass,
} from "../../../../src/rulesets/d20d100/rules/attack/scale.js";
import type { CharacteristicKey } from "../../../../src/rulesets/d20d100/rules/vocabulary.js";
import { d20d100ActorSources, type D20d100Item } from "../../../support/packs/d20d100-packs.js";

interface Protection {
  readonly mode: string;
  readonly value?: number;
  readonly scope: string;
}

const adversaries = d20d100ActorSources("adversaries").map((source) => {
  const { system } = source;
  const score = (key: CharacteristicKey) => system.characteristics[key].score ?? 0;
  return {
    ...source,
    key: system.slug.replace(/^d20d100(.)/, (_match, first: string) => first.toLowerCase()),
    human: system["category"] === "human",
    score,
    mod: (key: CharacteristicKey) => modifierOf(score(key)),
    text: (key: string) => system[key] as string,
    number: (key: string) => system[key] as number | null,
  };
});
type Adversary = (typeof adversaries)[number];

const everyone = adversaries.map((adversary) => [adversary.name, adversary] as const);
const signed = (value: number) => (value < 0 ? `${value}` : `+${value}`);
const ofType = (items: readonly D20d100Item[], type: string) => items.filter((item) => item.type === type);
const named = (key: string): Adversary => {
  const found = adversaries.find((adversary) => adversary.key === key);
  if (!found) throw new Error(`no adversary ${key}`);
  return found;
};

describe("what the text gives of some", () => {
  const protectionOf = ({ system }: Adversary) =>
    ((system["protections"] ?? []) as readonly Protection[])
      .map(({ mode, value, scope }) => [mode, value, scope].filter(Boolean).join(" "))
      .join(", ");

  test.each([
    ["deepOne", 16, "fixed 1 all"],
    ["shoggoth", 7, "minimal physical, half fire, half electric"],
    ["shan", 29, ""],
    ["starVampire", 15, "fixed 4 all"],
  ])("DD-129, DD-134, DD-170: %s has a Défense of %s, and protection: %s", (key, defence, protection) => {
    const adversary = named(key);
    const { scale } = scaleAndMass(adversary.score("size"), adversary.human);
    expect(defenceScores({ reflexes: adversary.mod("dexterity"), scale }).normal).toBe(defence);
    expect(protectionOf(adversary)).toBe(protection);
  });

  test("DD-10: the gangster moves silently by 3 and more with effort", () => {
    const skill = named("gangster").items.find(({ system }) => system.key === "moveSilently");
    expect([skill?.system["flat"], named("gangster").system["fixedScores"]]).toEqual([3, { moveSilently: 13 }]);
  });
});

describe.each(everyone)("%s", (_name, adversary) => {
  const { mass } = scaleAndMass(adversary.score("size"), adversary.human);

  test("DD-16: has no scores that nobody knows", () => {
    const { education, appearance } = adversary.system.characteristics;
    expect([education.score, appearance.score]).toEqual([null, null]);
  });

  test("DD-24, DD-25, DD-168: has the points its body and its power give, all of them", () => {
    const { hp, mp } = adversary.system;
    const [life, magic] = [
      hitPointsOf({ constitution: adversary.score("constitution"), size: adversary.score("size") }),
      magicPointsOf(adversary.score("power")),
    ];
    expect({ hp, mp }).toEqual({ hp: { value: life, max: life }, mp: { value: magic, max: magic } });
  });

  test("DD-172: wrestles with no less than its Force and its Masse give", () => {
    const least = adversaryGrapple(null, adversary.mod("strength"), mass);
    expect(adversary.number("grapple")).toBeGreaterThanOrEqual(least);
  });

  test("DD-169, D-51: holds weapons as FOR and DEX allow, people better at need", () => {
    const [contact, ranged] = [adversary.number("contactModifier"), adversary.number("rangedModifier")];
    if (contact === null || ranged === null) return;
    const least = [
      heldWeaponModifier("contact", adversary.mod("strength")),
      heldWeaponModifier("ranged", adversary.mod("dexterity")),
    ];
    if (adversary.human) {
      expect([contact >= (least[0] ?? 0), ranged >= (least[1] ?? 0)]).toEqual([true, true]);
    } else expect([contact, ranged]).toEqual(least);
  });

  test("DD-28: hits as hard as its Force and its Taille make it, people by a number", () => {
    const [strength, size] = [adversary.score("strength"), adversary.score("size")];
    const bonus = adversary.human ? signed(flatDamageBonus(strength, size)) : diceDamageBonus(strength, size);
    expect(adversary.text("damageBonus")).toBe(bonus === "+0" ? "0" : bonus);
  });

  test("DD-47: wrestles with a row of its own, whatever it is", () => {
    const rows = ofType(adversary.items, "d20d100Weapon").filter(({ system }) => system["skill"] === "grapple");
    expect(rows.map(({ system }) => [system["key"], system["damage"]])).toEqual([["grappleRow", ""]]);
  });

  test("DD-44: bears no score beside a weapon that its own would give", () => {
    for (const { name, system } of ofType(adversary.items, "d20d100Weapon")) {
      if (system["skill"] === "grapple") continue; // DD-172: a score of its own
      const held = adversary.number(system["skill"] === "meleeWeapons" ? "contactModifier" : "rangedModifier");
      const own = system["attackModifier"];
      if (system["action"] === "natural" || system["skill"] === "boxing") expect([name, own]).not.toEqual([name, null]);
      else expect([name, own === held]).toEqual([name, false]);
    }
  });
});
