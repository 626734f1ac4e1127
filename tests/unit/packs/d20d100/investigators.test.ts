import { describe, expect, test } from "vitest";
import { allocation, skillPoints } from "../../../../src/rulesets/d20d100/rules/character/allocation.js";
import { attackLines } from "../../../../src/rulesets/d20d100/rules/arms/attack-line.js";
import {
  damageBonusOf,
  hitPointsOf,
  magicPointsOf,
  modifierOf,
  sanityStart,
} from "../../../../src/rulesets/d20d100/rules/character/characteristics.js";
import {
  educationFrom,
  misused,
  rollFaults,
  type Assignment,
} from "../../../../src/rulesets/d20d100/rules/character/creation.js";
import { defenceScores } from "../../../../src/rulesets/d20d100/rules/attack/defence.js";
import { printNotation } from "../../../../src/rulesets/d20d100/rules/arms/notation.js";
import { DEFAULTS } from "../../../../src/rulesets/d20d100/rules/options.js";
import { skillBase, skillTotal, type SkillFigures } from "../../../../src/rulesets/d20d100/rules/character/skills.js";
import { traitFaults, type ChosenTrait } from "../../../../src/rulesets/d20d100/rules/character/trait-choice.js";
import {
  jetBonus,
  skillBonus,
  traitBonus,
  weaponBonus,
  type TraitFigures,
} from "../../../../src/rulesets/d20d100/rules/character/traits.js";
import {
  ASSIGNED_CHARACTERISTICS,
  CHARACTERISTICS,
  type Cadence,
  type CharacteristicKey,
  type CombatSkill,
} from "../../../../src/rulesets/d20d100/rules/vocabulary.js";
import { d20d100ActorSources, d20d100Items } from "../../../support/packs/d20d100-packs.js";

interface Creation {
  readonly rolls: readonly (readonly number[])[];
  readonly assignment: Assignment;
  readonly professionalCharacteristic: CharacteristicKey;
}

type Scores = Readonly<Record<CharacteristicKey, number>>;
type Skill = SkillFigures & {
  readonly key: string;
  readonly professional?: boolean;
  readonly professionalPoints?: number;
  readonly secondaryPoints?: number;
};
type Weapon = Readonly<Record<"precision" | "recoil" | "naturalAttacks", number | undefined>> & {
  readonly key: string;
  readonly skill: CombatSkill;
  readonly cadences: readonly Cadence[];
};

/** What an effect that goes to whatever its trait was chosen for leaves out. */
const NO_KEY = { key: "" };

const everyone = d20d100ActorSources("investigators").map((source) => {
  const scores = Object.fromEntries(
    CHARACTERISTICS.map((key) => [key, source.system.characteristics[key].score ?? NaN]),
  ) as Scores;
  const mods = Object.fromEntries(CHARACTERISTICS.map((key) => [key, modifierOf(scores[key])])) as Scores;
  const of = (type: string) => source.items.filter((item) => item.type === type);
  const traits = of("d20d100Trait").map(({ system }): TraitFigures => {
    const { parameter = "", effects } = system as unknown as Partial<TraitFigures>;
    return { parameter, effects: (effects ?? []).map((effect) => ({ ...NO_KEY, ...effect })) };
  });
  const skills = of("d20d100Skill").map((item) => ({ name: item.name, ...(item.system as unknown as Skill) }));
  const total = (key: string) => {
    const skill = skills.find((candidate) => candidate.key === key);
    if (!skill) throw new Error(`${source.name} has no ${key}`);
    return skillTotal({
      base: skillBase(skill, mods, scores),
      trait: skillBonus(traits, { key, name: skill.name }),
      professional: skill.professionalPoints ?? 0,
      secondary: skill.secondaryPoints ?? 0,
    });
  };
  return { ...source, scores, mods, of, traits, skills, total, creation: source.system["creation"] as Creation };
});
type Investigator = (typeof everyone)[number];

const named = (name: string): Investigator => {
  const found = everyone.find((investigator) => investigator.name.startsWith(name));
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};
const professions = d20d100Items("professions");

test("six are ready to play, each of another profession", () => {
  const chosen = everyone.map(({ system }) => (system["details"] as { profession: string }).profession);
  expect(everyone).toHaveLength(6);
  expect(new Set(chosen).size).toBe(6);
  expect(chosen.filter((name) => !professions.some((profession) => profession.name === name))).toEqual([]);
});

describe.each(everyone.map((investigator) => [investigator.name, investigator] as const))("%s", (_name, who) => {
  const { scores, mods, skills, traits, creation, system } = who;

  test("DD-17…DD-20: has results that stand, each used once, Éducation raised", () => {
    const results = creation.rolls[0] ?? [];
    expect(rollFaults(results)).toEqual([]);
    expect(misused(creation.assignment, results.length)).toEqual([]);
    for (const key of ASSIGNED_CHARACTERISTICS) {
      const result = results[creation.assignment[key] ?? NaN] ?? NaN;
      expect([key, scores[key]]).toEqual([key, key === "education" ? educationFrom(result) : result]);
    }
    expect(scores.size >= 8 && scores.size <= 18 && scores.appearance >= 3 && scores.appearance <= 18).toBe(true);
  });

  test("DD-23…DD-26: starts with all its points, and a Point de Destin", () => {
    const life = hitPointsOf({ constitution: scores.constitution, size: scores.size }) + traitBonus(traits, "hpMax");
    const sanity = sanityStart(scores.power);
    expect(system.hp.value).toBe(life);
    expect(system.mp.value).toBe(magicPointsOf(scores.power));
    expect(system["sanity"]).toEqual({ value: sanity, start: sanity, hourStart: sanity });
    expect(system["destiny"]).toBe(1);
  });

  test("DD-31…DD-36: has the traits that anybody may choose, the reasons told", () => {
    const chosen = who.of("d20d100Trait").map(({ name, system: trait }) => ({
      id: trait.slug,
      name,
      requirement: { characteristic: "", above: 0 },
      needsParameter: ["weaponHandling", "weaponSpeciality", "gifted"].includes(trait.key ?? ""),
      parameter: "",
      justification: "",
      ...trait,
    })) as unknown as ChosenTrait[];
    expect(traitFaults(chosen, scores)).toEqual([]);
  });

  test("DD-37…DD-40: has spent all its points, and within bounds", () => {
    const points = (column: "professionalPoints" | "secondaryPoints") =>
      Object.fromEntries(skills.filter((skill) => skill[column]).map((skill) => [skill.key, skill[column] ?? 0]));
    expect(
      allocation({
        professional: points("professionalPoints"),
        secondary: points("secondaryPoints"),
        professionalPoints: skillPoints("professional", mods[creation.professionalCharacteristic]),
        secondaryPoints: skillPoints("secondary", mods.intelligence),
      }),
    ).toEqual({ faults: [], professionalLeft: 0, secondaryLeft: 0 });
  });

  test("DD-37, DD-38: the profession's skills are ticked, and one of its characteristics counted", () => {
    const { profession } = system["details"] as { profession: string };
    const due = professions.find(({ name }) => name === profession)?.system;
    const ticked = skills.filter(({ professional }) => professional).map(({ key }) => key);
    expect(ticked.sort()).toEqual([...((due?.["skills"] ?? []) as string[])].sort());
    expect(who.items.filter(({ type }) => type === "d20d100Profession").map(({ name }) => name)).toEqual([profession]);
    expect(due?.["characteristics"]).toContain(creation.professionalCharacteristic);
  });

  test("J1: has every skill of the printed sheet, and those that its points went to", () => {
    const due = d20d100Items("skills")
      .filter(({ system: skill }) => skill["printed"] !== false)
      .map(({ system: skill }) => skill.key ?? "");
    const had = skills.map(({ key }) => key);
    expect(due).toHaveLength(47);
    expect(due.filter((key) => !had.includes(key))).toEqual([]);
    const spent = skills.filter(({ professionalPoints, secondaryPoints }) => professionalPoints || secondaryPoints);
    const beyond = skills.filter(({ key }) => !due.includes(key));
    expect(beyond.filter((skill) => !spent.includes(skill))).toEqual([]);
  });

  test("DD-47: has both rows of bare hands beside what it carries", () => {
    const rows = who.of("d20d100Weapon").map(({ system: weapon }) => weapon.key);
    expect(rows.slice(-2)).toEqual(["boxingRow", "grappleRow"]);
    expect(rows.length).toBeGreaterThan(2);
  });
});

/** The attacks of somebody's weapon, as the sheet prints them. */
function rows({ of, traits, total }: Investigator, key: string): readonly (string | undefined)[] {
  const item = of("d20d100Weapon").find(({ system }) => system.key === key);
  const weapon = item?.system as unknown as Weapon;
  const { base, double, triple } = attackLines(
    {
      skill: weapon.skill,
      total: total(weapon.skill),
      precision: weapon.precision ?? 0,
      recoil: weapon.recoil ?? 0,
      naturalAttacks: weapon.naturalAttacks ?? 0,
      cadences: new Set(weapon.cadences),
      speciality: weaponBonus(traits, { key, name: item?.name ?? "" }),
      unfamiliar: 0,
      misc: 0,
    },
    DEFAULTS,
  );
  return [base, double, triple].map((line) => (line ? printNotation(line) : undefined));
}

describe("the people of the worked examples", () => {
  test("DD-28, DD-46, DD-47, DD-130: John has Lutte 0, Boxe +8, bonus +2, Défense 17, 15 au dépourvu", () => {
    const john = named("John");
    expect([john.total("grapple"), john.total("boxing"), damageBonusOf(john.scores)]).toEqual([0, 8, 2]);
    const reflexes = john.mods.dexterity + jetBonus(john.traits, "reflexes");
    expect(defenceScores({ reflexes })).toEqual({ normal: 17, flatFooted: 15 });
    expect(john.total("streetwise")).toBe(-4 + 5); // DD-30: Éducation +2, reversed
  });

  test("DD-46, DD-56: John shoots +6/+1 with a Colt .45, +8/+3 with the Mauser", () => {
    expect(rows(named("John"), "colt45")).toEqual(["+6/+1", "+2//-3", "-2///-7"]);
    expect(rows(named("John"), "mauserC96")).toEqual(["+8/+3", "+5//+0", "+2///-3"]);
  });

  test("DD-32, DD-34: Paul's −2 with blades is +2, and +4 with the foil", () => {
    const paul = named("Paul");
    expect(paul.mods.strength - 1).toBe(-2);
    expect(paul.total("meleeWeapons")).toBe(2);
    expect(rows(paul, "foil")[0]).toBe("+4");
  });

  test("DD-55: Anatole's rifle fires two shots at most, whatever his skill", () => {
    const anatole = named("Anatole");
    expect(anatole.total("rifle")).toBeGreaterThanOrEqual(10);
    expect(rows(anatole, "lebel1886")).toEqual(["+12/+7", undefined, undefined]);
  });
});
