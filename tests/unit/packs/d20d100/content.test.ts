import { describe, expect, test } from "vitest";
import { diceSum } from "../../../../src/rulesets/d20d100/rules/dice-sum.js";
import { SKILL_LIST } from "../../../../src/rulesets/d20d100/rules/character/skill-list.js";
import { CHARACTERISTICS, COMBAT_SKILLS } from "../../../../src/rulesets/d20d100/rules/vocabulary.js";
import { d20d100Items, type D20d100Item } from "../../../support/packs/d20d100-packs.js";
import { PROFESSIONS, SKILLS, SPELLS, TOMES, TRAITS, VESTS, WEAPONS } from "./figures.js";

const skills = d20d100Items("skills");
const weapons = d20d100Items("weapons");
const armors = d20d100Items("armors");
const traits = d20d100Items("traits");
const professions = d20d100Items("professions");
const magic = d20d100Items("magic");

/** The letters of characteristics as bases are written. */
const LETTERS = { strength: "FOR", dexterity: "DEX", constitution: "CON", intelligence: "INT", power: "POU" } as const;
const MORE_LETTERS = { education: "EDU", size: "TAI", appearance: "APP", perception: "PER" } as const;
const lettersOf: Readonly<Record<string, string>> = { ...LETTERS, ...MORE_LETTERS };

const BUILT_IN = ["grappleRow", "boxingRow"];
const signed = (value: number) => `${value < 0 ? "" : "+"}${value}`;
/** What is written, or what stands for nothing. */
const text = (value: unknown, unsaid = "-") =>
  typeof value === "string" || typeof value === "number" ? String(value) : unsaid;
const marksOf = (marks: Readonly<Record<string, unknown>>) =>
  Object.keys(marks)
    .filter((mark) => marks[mark])
    .join(" ") || "-";
const told = (items: readonly D20d100Item[], figures: (system: D20d100Item["system"]) => unknown) =>
  Object.fromEntries(items.map(({ system }) => [system.key ?? system.slug, figures(system)]));
const bySlug = (items: readonly D20d100Item[], figures: (system: D20d100Item["system"]) => unknown) =>
  Object.fromEntries(items.map(({ system }) => [system.slug, figures(system)]));
const slugged = (rows: ReadonlyMap<string, object>) =>
  Object.fromEntries([...rows].map(([key, row]) => [`d20d100${key.charAt(0).toUpperCase()}${key.slice(1)}`, row]));

describe("things", () => {
  test("DD-11, DD-29, DD-30, DD-73, DD-92: skills have their bases", () => {
    type Source = Record<string, unknown> & { characteristics?: { key: string; sign: number }[] };
    const figures = (system: Source) => {
      const based = (system.characteristics ?? []).map(
        ({ key, sign }, i) => `${sign < 0 ? "-" : i > 0 ? "+" : ""}${lettersOf[key] ?? "?"}`,
      );
      const constant = Number(system["constant"]);
      const base = `${system["useScore"] === true ? "score " : ""}${based.join("")}${based.length > 0 ? signed(constant) : constant}`;
      const { asterisk, physical, printed } = system;
      const marks = marksOf({ asterisk, physical, added: printed === false });
      return { family: system["family"], base, d100: text(system["d100Base"]), marks };
    };
    expect(told(skills, figures)).toEqual(Object.fromEntries(SKILLS));
  });

  test("DD-72: the rules know the place of each on the form, which prints 47 of them", () => {
    expect([...SKILLS.keys()]).toEqual(SKILL_LIST);
    expect(skills.filter(({ system }) => system["printed"] !== false)).toHaveLength(47);
  });

  test("DD-83: skills that are opposed name each other, and one of the two is kept", () => {
    const opposed = skills.filter(({ system }) => system["opposedBy"]);
    const other = (key: unknown) => opposed.find(({ system }) => system.key === key)?.system;
    expect(opposed).toHaveLength(7);
    for (const { system } of opposed) {
      expect([system.key, other(system["opposedBy"])?.["opposedBy"]]).toEqual([system.key, system.key]);
      const kept = [system, other(system["opposedBy"])].filter((one) => one?.["passive"] === true);
      expect([system.key, kept.length > 0]).toEqual([system.key, true]);
    }
  });

  test("DD-124: there is one combat skill for each that the rules know", () => {
    const combat = skills.filter(({ system }) => system["family"] === "combat").map(({ system }) => system.key);
    expect(combat.sort()).toEqual([...COMBAT_SKILLS].sort());
  });

  test("DD-48, DD-49, DD-50, DD-55, DD-57, DD-145: weapons have their figures", () => {
    const number = (value: unknown) => Number(value ?? 0);
    const figures = (system: Record<string, unknown>) => {
      const { penetration, recoil, precision, selective, exotic } = system;
      const precise = number(precision);
      const sum = `(${number(penetration)}, ${number(recoil)}, ${precise === 0 ? 0 : signed(precise)})`;
      const least = number(system["criticalMin"] ?? 20);
      const times = number(system["criticalMultiplier"]);
      return {
        ...{ skill: system["skill"], action: system["action"], kind: system["damageKind"] },
        type: system["typeCode"] ? `${text(system["typeCode"])} ${sum}` : "-",
        cadence: (system["cadences"] as string[]).join(" "),
        critical: times === 1 ? "-" : `${least < 20 ? `${least}-` : ""}20/x${times}`,
        damage: [system["damage"], system["damageMid"], system["damageFar"]].filter(Boolean).join("/"),
        range: String(number(system["rangeIncrement"]) || number(system["throwIncrement"]) || "-"),
        ...{ capacity: text(system["capacity"]), reload: system["reloadMode"] ?? "-" },
        marks: marksOf({ selective, exotic, stuns: system["pullPenalty"] === -2 }),
      };
    };
    const listed = weapons.filter(({ system }) => !BUILT_IN.includes(system.key ?? ""));
    expect(told(listed, figures)).toEqual(Object.fromEntries(WEAPONS));
  });

  test("DD-47: bare hands wrestle without damage of their own, and box 1d3 that wears off", () => {
    const [boxing, grapple] = BUILT_IN.toReversed().map((key) => weapons.find(({ system }) => system.key === key));
    expect(grapple?.system).toMatchObject({ skill: "grapple", damage: "", criticalMultiplier: 1 });
    expect(boxing?.system).toMatchObject({
      ...{ skill: "boxing", damage: "1d3", damageType: "temporary", damageKind: "blunt" },
      ...{ criticalMin: 20, criticalMultiplier: 2 },
    });
  });

  test("DD-45, D-89: the body's strength counts neither in firearms, nor in blowguns, nor in explosives", () => {
    const without = weapons.filter(({ system }) => system["addsDamageBonus"] === false);
    const due = weapons.filter(
      ({ system }) =>
        ["handgun", "rifle", "automaticWeapons"].includes(String(system["skill"])) ||
        system["action"] === "explosive" ||
        system.key === "blowgun",
    );
    expect(without).toEqual(due);
  });

  test("DD-45, DD-133: every damage formula can be read, and every weapon starts full", () => {
    for (const { name, system } of weapons) {
      const formulas = [system["damage"], system["damageMid"], system["damageFar"]].filter(Boolean) as string[];
      expect([name, formulas.map((formula) => diceSum(formula) !== null)]).toEqual([name, formulas.map(() => true)]);
      expect([name, system["loaded"]]).toEqual([name, system["capacity"]]);
    }
  });

  test("DD-149, DD-182: automatics count by tens, and explosives reach as far as they say", () => {
    const tens = weapons.filter(({ system }) => system["ammunitionPerBox"] === 10);
    expect(tens).toEqual(weapons.filter(({ system }) => system["action"] === "auto"));
    const blasts = weapons.filter(({ system }) => system["areaRadius"]);
    expect(bySlug(blasts, ({ areaRadius, reflexDifficulty }) => [areaRadius, reflexDifficulty])).toEqual({
      d20d100GrenadeMk2: [6, 15],
      d20d100Dynamite: [4, 15],
    });
  });

  test("DD-132, DD-133: vests have their figures", () => {
    expect(bySlug(armors, ({ protection, penalty }) => [protection, penalty])).toEqual(VESTS);
  });
});

describe("people", () => {
  const known = skills.map(({ system }) => system.key);

  test("DD-31…DD-36: traits do what the list says", () => {
    interface Effect {
      readonly target: string;
      readonly key?: string;
      readonly value: number;
    }
    const chosen = ["skill", "weapon"];
    const effect = ({ target, key, value }: Effect) =>
      `${target}${key ? `:${key}` : chosen.includes(target) ? ":?" : ""} ${signed(value)}`;
    const rows = traits.map(({ system }) => {
      const requirement = system["requirement"] as { characteristic: string; above: number } | undefined;
      return [
        String(system["number"]),
        {
          ...{ key: system.key, kind: system["kind"] },
          effects: ((system["effects"] ?? []) as Effect[]).map(effect).join(", ") || "-",
          requirement: requirement ? `${requirement.characteristic} > ${requirement.above}` : "-",
          manual: system["manual"] === true ? "manual" : "-",
        },
      ] as const;
    });
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(TRAITS));
  });

  test("DD-37, DD-38: professions have from ten to twelve skills that ship", () => {
    const figures = (system: Record<string, unknown>) => ({
      characteristics: (system["characteristics"] as string[]).join(" "),
      skills: (system["skills"] as string[]).join(" "),
    });
    expect(told(professions, figures)).toEqual(Object.fromEntries(PROFESSIONS));
    for (const { name, system } of professions) {
      const listed = system["skills"] as string[];
      expect([name, listed.length >= 10 && listed.length <= 12]).toEqual([name, true]);
      expect([name, listed.filter((key) => !known.includes(key))]).toEqual([name, []]);
      const unknown = (system["characteristics"] as string[]).filter((key) => !CHARACTERISTICS.includes(key as never));
      expect([name, unknown]).toEqual([name, []]);
    }
  });
});

describe("magic", () => {
  const ofType = (type: string) => magic.filter((item) => item.type === type);

  test("DD-174, DD-175: spells cost what the list says", () => {
    const figures = (system: Record<string, unknown>) => ({
      sanity: text(system["sanityCost"], "0"),
      components: (system["components"] as string[]).join(" "),
      touch: system["touch"] === true ? "touch" : "-",
      resisted: system["resisted"] === true ? "resisted" : "-",
    });
    expect(bySlug(ofType("d20d100Spell"), figures)).toEqual(slugged(SPELLS));
  });

  test("DD-174: what a spell takes says no action in French, and names no points that its bearer's sheet names", () => {
    const said = ofType("d20d100Spell").map(({ system }) => [text(system["castingTime"], ""), text(system["cost"])]);
    expect(said.flat().filter((one) => /action|PM|MP/.test(one))).toEqual([]);
  });

  test("DD-111: books take and give what the list says, and teach spells that ship", () => {
    const figures = (system: Record<string, unknown>) => ({
      ...{ language: system["language"], sanity: system["sanityLoss"], mythos: String(system["mythosGain"]) },
      ...{ multiplier: String(system["spellMultiplier"]), weeks: String(system["weeks"]) },
    });
    const tomes = ofType("d20d100Tome");
    expect(bySlug(tomes, figures)).toEqual(slugged(TOMES));
    const shipped = ofType("d20d100Spell").map(({ _id }) => `Compendium.gardien.d20d100-magic.Item.${_id}`);
    const taught = tomes.flatMap(({ system }) => (system["spells"] ?? []) as string[]);
    expect(taught.filter((uuid) => !shipped.includes(uuid))).toEqual([]);
  });
});
