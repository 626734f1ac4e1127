// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { SETTINGS } from "../../../../../src/rulesets/d20d100/settings.js";
import { actsOn, type ActPlace, type Need, type Who } from "../../../../../src/rulesets/d20d100/sheets/actor/acts.js";
import { being, items, person } from "../../../../support/sheets/d20d100.js";
import { adversary, investigator, type ItemSource } from "../../../../support/models/d20d100-models.js";
import { actorSheet, drawnActor, HOSTILE, prepareSheets } from "../../../../support/windows/sheet-templates.js";

const FORM = actorSheet("d20d100Investigator");
const PAGE = actorSheet("d20d100Adversary");

const SHEETS = [
  ["an investigator", FORM, () => investigator(person, items)],
  ["an adversary", PAGE, () => adversary(being, items)],
] as const;

beforeAll(() => prepareSheets("d20d100", SETTINGS));

describe.each(SHEETS)("the sheet of %s", (_whose, Sheet, model) => {
  const all = async (selector: string) =>
    (await drawnActor(Sheet, model(), true)).flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);

  it("DD-51, DD-126: begins attacks by the notations of the table, each with its way", async () => {
    const attacks = await all(".dd-arms [data-action=attack]");
    const ways = attacks.map(({ dataset }) => JSON.parse(dataset["choices"] ?? "{}") as { readonly mode?: string });
    expect(ways.map(({ mode }) => mode ?? "base")).toEqual(
      expect.arrayContaining(["base", "double", "triple", "burst10-0", "thrown"]),
    );
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
