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
import { d20d100ActorSources, d20d100Items, type D20d100Item } from "../../../support/packs/d20d100-packs.js";
import { ADVERSARIES } from "./adversary-figures.js";

const PRINTED = [
  "strength",
  "constitution",
  "size",
  "intelligence",
  "power",
  "dexterity",
  "perception",
] as const satisfies readonly CharacteristicKey[];

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
const due = ({ key }: Adversary) => {
  const figures = ADVERSARIES.get(key);
  if (!figures) throw new Error(`no figures of ${key}`);
  return figures;
};
const signed = (value: number) => (value < 0 ? `${value}` : `+${value}`);
const ofType = (items: readonly D20d100Item[], type: string) => items.filter((item) => item.type === type);

/** A weapon as the list of adversaries prints it: its modifier, how often a round, its damage with the bonus. */
function attackOf(adversary: Adversary, { system }: D20d100Item): string {
  const { attackModifier, skill, precision, naturalAttacks, damage, addsDamageBonus } = system;
  const held = adversary.number(skill === "meleeWeapons" ? "contactModifier" : "rangedModifier");
  const modifier = Number(attackModifier ?? held) + Number(precision ?? 0);
  const times = Number(naturalAttacks ?? 0) > 1 ? `×${String(naturalAttacks)}` : "";
  const bonus = addsDamageBonus === false || adversary.text("damageBonus") === "0" ? "" : adversary.text("damageBonus");
  return `${signed(modifier)}${times} ${String(damage)}${damage === "" ? "" : bonus}`.trim();
}

test("J7: the pack holds those that were decided, and nobody else", () => {
  expect(adversaries.map(({ key }) => key).sort()).toEqual([...ADVERSARIES.keys()].sort());
});

describe.each(everyone)("%s", (_name, adversary) => {
  const figures = due(adversary);
  const { scale, mass } = scaleAndMass(adversary.score("size"), adversary.human);

  test("DD-16: has its kind and its scores, and none that nobody knows", () => {
    expect(adversary.system["category"]).toBe(figures.category);
    expect(PRINTED.map((key) => adversary.score(key)).join(" ")).toBe(figures.scores);
    const { education, appearance } = adversary.system.characteristics;
    expect([education.score, appearance.score]).toEqual([null, null]);
  });

  test("DD-24, DD-25, DD-168: has the points its body and its power give, all of them", () => {
    const { hp, mp } = adversary.system;
    const [life, magic] = [
      hitPointsOf({ constitution: adversary.score("constitution"), size: adversary.score("size") }),
      magicPointsOf(adversary.score("power")),
    ];
    expect(`${life}/${magic}`).toBe(figures.points);
    expect({ hp, mp }).toEqual({ hp: { value: life, max: life }, mp: { value: magic, max: magic } });
  });

  test("DD-129, DD-130, DD-170, DD-171: derives the Défense, the initiative and the Échelle that are printed", () => {
    const reflexes = adversary.mod("dexterity");
    const { normal, flatFooted } = defenceScores({ reflexes, scale });
    expect(`${normal}/${flatFooted}/${reflexes}`).toBe(figures.defence);
    expect(`${scale}/${mass}`).toBe(figures.scale);
  });

  test("DD-172: wrestles as printed, with no less than its Force and its Masse give", () => {
    expect(String(adversary.number("grapple"))).toBe(figures.grapple);
    expect(Number(figures.grapple)).toBeGreaterThanOrEqual(adversaryGrapple(null, adversary.mod("strength"), mass));
  });

  test("DD-169, D-51: holds weapons as FOR and DEX allow, people better at need", () => {
    const [contact, ranged] = [adversary.number("contactModifier"), adversary.number("rangedModifier")];
    expect(contact === null || ranged === null ? "none" : `${signed(contact)}/${signed(ranged)}`).toBe(figures.held);
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
    expect(adversary.text("damageBonus")).toBe(figures.damageBonus);
    expect(adversary.text("damageBonus")).toBe(bonus === "+0" ? "0" : bonus);
  });

  test("DD-134: is protected as printed, entries in their order", () => {
    const protections = (adversary.system["protections"] ?? []) as readonly Protection[];
    const told = protections.map(({ mode, value, scope }) => [mode, value, scope].filter(Boolean).join(" "));
    expect(told.join(", ") || "none").toBe(figures.protections);
  });

  test("DD-106: costs its sight", () => {
    const { success, failure } = (adversary.system["sanityLoss"] ?? { success: "0", failure: "0" }) as {
      success: string;
      failure: string;
    };
    expect(`${success}/${failure}`).toBe(figures.sanityLoss);
  });

  test("DD-44, D-50: attacks as printed, precision and damage bonus included", () => {
    const weapons = ofType(adversary.items, "d20d100Weapon").filter(({ system }) => system["skill"] !== "grapple");
    expect(weapons.map((weapon) => attackOf(adversary, weapon)).join(", ")).toBe(figures.attacks);
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

  test("DD-10: knows the skills that are printed", () => {
    const skills = ofType(adversary.items, "d20d100Skill");
    expect(skills.map(({ system }) => `${system.key ?? ""} ${String(system["flat"])}`).join(" ")).toBe(figures.skills);
  });
});

test("DD-84, DD-134, DD-168: what is beyond the figures is where the text has it", () => {
  const having = (key: string) =>
    Object.fromEntries(
      adversaries.filter(({ system }) => system[key] !== undefined).map(({ key: who, system }) => [who, system[key]]),
    );
  expect(having("regeneration")).toEqual({ shoggoth: 2, houndOfTindalos: 4, starSpawn: 3, werewolf: 1 });
  expect(having("fixedScores")).toEqual({ gangster: { moveSilently: 13 } });
  expect(Object.keys(having("ignoreTemporary")).sort()).toEqual(["mummy", "shoggoth", "zombie"]);
  expect(having("ignoreShock")).toEqual({ zombie: true });
});

test("everybody bears on the token their own name and picture, and stands for themselves alone", () => {
  const wrong = adversaries.filter(
    ({ name, img, prototypeToken: { name: token, texture, actorLink } }) =>
      token !== name || texture.src !== img || actorLink,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** What a copy may have of its own: a score, the spells somebody knows, a word on what else it stands for. */
const OWN = ["flat", "attackModifier", "learned", "notes"];
const PACKS = ["weapons", "armors", "gear", "skills", "traits", "magic"] as const;

test("what is copied from another pack is as it is there, but for what is its bearer's", () => {
  const packed = new Map(PACKS.flatMap((pack) => d20d100Items(pack)).map((item) => [item._id, item]));
  const shared = (item: D20d100Item) => ({
    ...item,
    system: Object.fromEntries(Object.entries(item.system).filter(([key]) => !OWN.includes(key))),
  });
  for (const { name, items } of adversaries) {
    for (const item of items) {
      const original = packed.get(item._id);
      if (original) expect([name, shared(item)]).toEqual([name, shared(original)]);
      else expect([name, item.name, /^ddn|^ddp|^ddkLang/.test(item._id ?? "")]).toEqual([name, item.name, true]);
    }
  }
});
