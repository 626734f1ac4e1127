// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { d20d100Deeds } from "../../../../../src/rulesets/d20d100/deeds/index.js";
import { SETTINGS } from "../../../../../src/rulesets/d20d100/settings.js";
import {
  actsOn,
  OFFERED,
  type ActPlace,
  type Need,
  type Who,
} from "../../../../../src/rulesets/d20d100/sheets/actor/acts.js";
import { D20d100AdversarySheet } from "../../../../../src/rulesets/d20d100/sheets/actor/adversary-sheet.js";
import { D20d100InvestigatorSheet } from "../../../../../src/rulesets/d20d100/sheets/actor/investigator-sheet.js";
import { adversary, investigator, type ItemSource } from "../../../../support/models/d20d100-models.js";
import {
  drawnActor,
  expectHarmless,
  expectListed,
  expectNamed,
  expectPartials,
  HOSTILE,
  prepareSheets,
  type SheetClass,
} from "../../../../support/windows/sheet-templates.js";

const FORM = D20d100InvestigatorSheet as unknown as SheetClass;
const PAGE = D20d100AdversarySheet as unknown as SheetClass;

const items: readonly ItemSource[] = [
  { type: "d20d100Skill", system: { key: "swim", family: "physical", asterisk: true, professional: true } },
  { type: "d20d100Skill", system: { key: "handgun", family: "combat", flat: 7 } },
  {
    type: "d20d100Weapon",
    system: { skill: "handgun", capacity: 6, loaded: 2, state: "jammed", cadences: ["triple"] },
  },
  {
    type: "d20d100Weapon",
    system: { skill: "automaticWeapons", action: "auto", cadences: ["burst10"], damage: HOSTILE },
  },
  { type: "d20d100Weapon", system: { skill: "meleeWeapons", canThrow: true, throwIncrement: 3, typeCode: HOSTILE } },
  { type: "d20d100Armor", system: { protection: 6, penalty: -2, equipped: true, covers: HOSTILE } },
  { type: "d20d100Trait", system: { key: "gifted", parameter: HOSTILE, effects: [{ target: "skill", value: 3 }] } },
  { type: "d20d100Profession", system: { skills: ["swim", HOSTILE] } },
  { type: "d20d100Spell", system: { cost: HOSTILE, learned: true } },
  { type: "d20d100Tome", system: { language: HOSTILE, weeks: 4 } },
  { type: "d20d100Gear", system: { quantity: 3, price: HOSTILE } },
  { type: "d20d100Power", system: { cost: "2" } },
];
const kept = { value: 14, automaticFailure: true, label: HOSTILE, time: 0 };
const person = {
  details: {
    profession: HOSTILE,
    era: HOSTILE,
    age: HOSTILE,
    description: "<p>&lt;img src=x onerror=alert(1)&gt;</p>",
  },
  hp: { value: 4 },
  temporaryDamage: 2,
  sanity: { insanity: "indefinite", insanityNote: HOSTILE },
  passive: { swim: kept },
  states: { prone: true },
  experience: { log: [{ purchase: "skill", target: HOSTILE, cost: 2, before: 1, after: 2 }] },
  creation: { rolls: [[10, 11, 12, 13, 14, 15, 16]], assignment: { strength: 0 } },
};
const being = {
  ...{ move: HOSTILE, regeneration: 2, group: 3, damageBonus: HOSTILE, negativeHp: true },
  characteristics: { dexterity: { score: 14 }, education: { score: null } },
  protections: [
    { mode: "fixed", value: 4, note: HOSTILE },
    { mode: "minimal", scope: "firearms" },
  ],
  sanityLoss: { success: "1", failure: "1d10" },
  fixedScores: { swim: 12 },
  passive: { swim: kept },
  special: "<p>&lt;img src=x onerror=alert(1)&gt;</p>",
};

const SHEETS = [
  ["an investigator", FORM, () => investigator(person, items)],
  ["an adversary", PAGE, () => adversary(being, items)],
] as const;

beforeAll(() => prepareSheets("d20d100", SETTINGS));

describe.each(SHEETS)("the sheet of %s", (_whose, Sheet, model) => {
  const drawn = (editable: boolean, context: object = {}) => drawnActor(Sheet, model(), editable, context);
  const all = async (selector: string, context: object = {}) =>
    (await drawn(true, context)).flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);

  it("names every partial that its templates use", () => {
    expectPartials(Sheet);
  });

  it.each([
    ["played", true, {}],
    ["edited", true, { editing: true }],
    ["observed", false, { keeper: false }],
  ])("%s: each part has one root and hostile texts stay texts", async (_how, editable, context) => {
    expectHarmless(Sheet, await drawn(editable, context));
  });

  it.each([false, true])("gives every button and box a name, edited: %s", async (editing) => {
    expectNamed(await drawn(true, { editing }));
  });

  it("has no two boxes of one name: a form would send both", async () => {
    const names = (await all("[name]:not([name=name])", { editing: true })).map((box) => box.getAttribute("name"));
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it("DD-51, DD-126: begins attacks by the notations of the table, each with its way", async () => {
    const attacks = await all(".dd-arms [data-action=attack]");
    const ways = attacks.map(({ dataset }) => JSON.parse(dataset["choices"] ?? "{}") as { readonly mode?: string });
    expect(ways.map(({ mode }) => mode ?? "base")).toEqual(
      expect.arrayContaining(["base", "double", "triple", "burst10-0", "thrown"]),
    );
  });

  it("begins only deeds that there are", async () => {
    const begun = (await all("[data-deed]", { editing: true })).map(({ dataset }) => dataset["deed"] ?? "");
    for (const deed of new Set([...begun, ...OFFERED])) expect(Object.keys(d20d100Deeds.procedures)).toContain(deed);
  });
});

describe("the form of an investigator", () => {
  const all = async (selector: string) =>
    (await drawnActor(FORM, investigator(person, items), true)).flatMap((part) => [
      ...part.querySelectorAll<HTMLElement>(selector),
    ]);

  it("DD-65: has an experience box on the left of each Jet, and one before each skill", async () => {
    const jets = await all(".dd-jet > :first-child");
    expect(jets.map((box) => box.getAttribute("name"))).toEqual(
      ["reflexes", "endurance", "idea", "luck", "generalKnowledge"].map((id) => `system.jets.${id}.checked`),
    );
    expect(await all(".dd-skill > input[data-path=checked]")).toHaveLength(2);
  });

  it("DD-177: a player asks for a box by the click that ticks it for the keeper", async () => {
    const parts = await drawnActor(FORM, investigator(person, items), true, { keeper: false });
    const boxes = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(":is(.dd-jet, .dd-skill) > input")]);
    expect(boxes).toHaveLength(7);
    expect(boxes.map(({ dataset }) => dataset["action"])).toEqual(boxes.map(() => "askBox"));
    expect(boxes.filter((box) => box.hasAttribute("name"))).toEqual([]);
    expect(boxes.map(({ dataset }) => dataset["tried"])).toContain("jet.luck");
  });

  it("DD-90: circles one figure of each row", async () => {
    expect((await all(".dd-figures [aria-current]")).map(({ textContent }) => textContent)).toEqual(["4", "10"]);
  });

  it("DD-149: counts a spare magazine as the language counts", async () => {
    const spare = (n: number): ItemSource => ({
      type: "d20d100Weapon" as const,
      system: { capacity: 7, spareMagazines: n },
    });
    const parts = await drawnActor(FORM, investigator(person, [spare(1), spare(2)]), true);
    const told = parts.map(({ textContent }) => textContent).join(" ");
    expect(told).toMatch(/spareMagazines\.one/);
    expect(told).toMatch(/spareMagazines\.other/);
  });

  it("DD-151: a jammed weapon offers to be cleared", async () => {
    expect((await all("[data-deed=unjam]")).map((button) => button.hasAttribute("disabled"))).toEqual([false]);
  });
});

describe("the page of an adversary", () => {
  it("DD-106, DD-134, DD-171: tells its Défense with the sum, its skin, and what its sight costs", async () => {
    const parts = await drawnActor(PAGE, adversary(being, items), true);
    const facts = parts.flatMap((part) => [...part.querySelectorAll(".dd-facts dd")]);
    expect(facts[0]?.textContent).toMatch(/sumPart\.base 15.*sumPart\.reflexes \+2/);
    const horror = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>("[data-action=horror]")]);
    expect(JSON.parse(horror[0]?.dataset["choices"] ?? "")).toEqual({ loss: "1/1d10", cause: HOSTILE });
    expect(parts.some((part) => part.querySelector(".dd-jet input, .dd-skill input"))).toBe(false);
  });

  it("DD-171: says a Défense that nothing is added to once", async () => {
    const parts = await drawnActor(PAGE, adversary({ characteristics: { size: { score: 10 } } }, []), true);
    const [defence] = parts.flatMap((part) => [...part.querySelectorAll(".dd-facts dd")]);
    expect(defence?.textContent.trim()).toBe("15");
  });
});

describe("the deeds that a place offers", () => {
  const needs = [
    ...(["hurt", "unhurt", "recovers", "out", "dying", "outOfAction", "burning"] as const),
    ...(["minded", "wavers", "mad", "fight", "readied", "guarded", "laid", "dropped", "bought"] as const),
  ] satisfies readonly Need[];
  const nothing = Object.fromEntries([...needs, "keeper"].map((need) => [need, false])) as Record<keyof Who, boolean>;
  const offered = (place: ActPlace, who: Partial<typeof nothing>) =>
    actsOn(place, { ...nothing, ...who }).map(({ deed }) => deed);

  it("are those that somebody needs, the keeper's own last", () => {
    expect(offered("body", {})).toEqual([]);
    expect(offered("body", { hurt: true })).toEqual(expect.arrayContaining(["firstAid"]));
    // DD-97 — whoever is well finds among the skills what treats others.
    const heals = (who: Partial<typeof nothing>) => offered("skills", { minded: true, ...who }).includes("firstAid");
    expect([heals({ unhurt: true }), heals({ hurt: true })]).toEqual([true, false]);
    expect(offered("mind", {})).toEqual([]);
    expect(offered("mind", { minded: true })).toEqual(["sanity"]);
    const acts = actsOn("body", { ...nothing, hurt: true, keeper: true });
    expect(acts.map(({ keepers }) => keepers)).toEqual(acts.map(({ keepers }) => keepers).toSorted());
  });
});

it("lists what their buttons begin", async () => {
  await expectListed(FORM, investigator(person, items), "d20d100");
  await expectListed(PAGE, adversary(being, items), "d20d100");
});
