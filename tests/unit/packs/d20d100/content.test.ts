import { describe, expect, test } from "vitest";
import { diceSum } from "../../../../src/rulesets/d20d100/rules/dice-sum.js";
import { SKILL_LIST } from "../../../../src/rulesets/d20d100/rules/character/skill-list.js";
import { CHARACTERISTICS, COMBAT_SKILLS } from "../../../../src/rulesets/d20d100/rules/vocabulary.js";
import { d20d100Items, type D20d100Item } from "../../../support/packs/d20d100-packs.js";

const skills = d20d100Items("skills");
const weapons = d20d100Items("weapons");
const armors = d20d100Items("armors");
const traits = d20d100Items("traits");
const professions = d20d100Items("professions");
const magic = d20d100Items("magic");

const BUILT_IN = ["grappleRow", "boxingRow"];
/** What is written; nothing of it where nothing is. */
const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const known = skills.map(({ system }) => system.key);
const keysOf = (items: readonly D20d100Item[], condition: (system: D20d100Item["system"]) => boolean) =>
  items.flatMap(({ system }) => (condition(system) ? [system.key] : []));
const bySlug = (items: readonly D20d100Item[], figures: (system: D20d100Item["system"]) => unknown) =>
  Object.fromEntries(items.map(({ system }) => [system.slug, figures(system)]));

describe("things", () => {
  test("DD-72: the rules know the place of each on the form, which prints 47 of them", () => {
    expect([...known].sort()).toEqual([...SKILL_LIST].sort());
    expect(skills.filter(({ system }) => system["printed"] !== false)).toHaveLength(47);
  });

  test("DD-73, DD-92: armour weighs on the skills with an asterisk; wounds on these, on transport, and in combat", () => {
    const marked = ["swim", "jump", "climb", "moveSilently", "hide"];
    expect(keysOf(skills, ({ asterisk }) => asterisk === true).sort()).toEqual(marked.sort());
    const bodily = keysOf(
      skills,
      ({ family, key = "" }) => family === "transport" || family === "combat" || marked.includes(key),
    );
    expect(keysOf(skills, ({ physical }) => physical === true)).toEqual(bodily);
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

  test("DD-132: vests protect by the five values that are printed, the heavier ones at a greater penalty", () => {
    const figure = ({ system }: D20d100Item, key: string) => Number(system[key]);
    const vests = armors.toSorted((a, b) => figure(a, "protection") - figure(b, "protection"));
    expect(vests.map((vest) => figure(vest, "protection"))).toEqual([4, 6, 8, 10, 12]);
    const penalties = vests.map((vest) => figure(vest, "penalty"));
    expect(penalties).toEqual([...new Set(penalties)].toSorted((a, b) => b - a));
  });
});

describe("people", () => {
  interface Effect {
    readonly target: string;
    readonly key?: string;
    readonly value: number;
  }
  const effectsOf = ({ system }: D20d100Item) => (system["effects"] ?? []) as readonly Effect[];

  test("DD-32…DD-34: the traits of the text do what it says", () => {
    const trait = (key: string) => {
      const found = traits.find(({ system }) => system.key === key);
      return found && [effectsOf(found), found.system["requirement"]];
    };
    expect(trait("weaponHandling")).toEqual([[expect.objectContaining({ target: "skill", value: 4 })], undefined]);
    expect(trait("weaponSpeciality")).toEqual([[expect.objectContaining({ target: "weapon", value: 2 })], undefined]);
    expect(trait("mobileCombat")).toEqual([
      [expect.objectContaining({ target: "mobileCombat", value: 2 })],
      { characteristic: "dexterity", above: 13 },
    ]);
  });

  test("DD-31…DD-36: each has a number of its own, and changes skills that ship or that are chosen, for the worse where it is a flaw", () => {
    expect(traits.map(({ system }) => Number(system["number"])).toSorted((a, b) => a - b)).toEqual(
      traits.map((_, i) => i + 1),
    );
    for (const trait of traits) {
      const effects = effectsOf(trait);
      const strange = effects.filter(({ target, key }) => target === "skill" && key && !known.includes(key));
      const wrong = effects.filter(({ value }) => value < 0 !== (trait.system["kind"] === "negative"));
      const idle = effects.length === 0 && trait.system["manual"] !== true;
      expect([trait.name, strange, wrong, idle]).toEqual([trait.name, [], [], false]);
    }
  });

  test("DD-37, DD-38: professions have from ten to twelve skills that ship", () => {
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

  test("DD-174: what a spell takes says no action in French, and names no points that its bearer's sheet names", () => {
    const said = ofType("d20d100Spell").map(({ system }) => [text(system["castingTime"]), text(system["cost"])]);
    expect(said.flat().filter((one) => /action|PM|MP/.test(one))).toEqual([]);
  });

  test("DD-111: books teach spells that ship", () => {
    const tomes = ofType("d20d100Tome");
    const shipped = ofType("d20d100Spell").map(({ _id }) => `Compendium.gardien.d20d100-magic.Item.${_id}`);
    const taught = tomes.flatMap(({ system }) => (system["spells"] ?? []) as string[]);
    expect(taught.filter((uuid) => !shipped.includes(uuid))).toEqual([]);
  });
});
