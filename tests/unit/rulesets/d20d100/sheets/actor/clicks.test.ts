import { beforeAll, describe, expect, it, vi } from "vitest";
import { clicks } from "../../../../../../src/rulesets/d20d100/sheets/actor/clicks.js";
import { listedWith } from "../../../../../../src/rulesets/d20d100/sheets/item/item-clicks.js";
import { clickOn } from "../../../../../support/windows/click-on.js";
import { adversary, investigator, preparedItem } from "../../../../../support/models/d20d100-models.js";

const begins = vi.hoisted(() => vi.fn<(deed: string, people: unknown, choices: object) => Promise<void>>());
vi.mock("../../../../../../src/core/deed/start.js", () => ({ startDeed: begins }));

beforeAll(() => vi.stubGlobal("game", { i18n: { lang: "fr", localize: (key: string) => key } }));

/** An actor with a sheet, what was written on it, and what it was given. */
function actorOf(system: object, weapons: readonly object[] = []) {
  const written: unknown[] = [];
  const given: { readonly name: string; readonly system: { readonly key?: string; readonly flat?: number } }[] = [];
  const contents = weapons.map((weapon) => ({ system: preparedItem("d20d100Weapon", weapon) }));
  const actor = {
    system,
    items: { contents },
    update: (data: unknown) => Promise.resolve(written.push(data)),
    createEmbeddedDocuments: (_type: string, made: typeof given) => {
      given.push(...made);
      return Promise.resolve([]);
    },
  };
  return { actor: actor as unknown as Actor, written, given };
}

describe("clicks on a sheet", () => {
  it("DD-25, DD-90: circle another figure", async () => {
    const { actor, written } = actorOf(investigator());
    await clickOn(clicks, { action: "setFigure", path: "hp.value", value: "-3" }, actor);
    await clickOn(clicks, { action: "setFigure", path: "mp.value", value: "0" }, actor);
    expect(written).toEqual([{ "system.hp.value": -3 }, { "system.mp.value": 0 }]);
  });

  it("DD-83: forget a kept roll", async () => {
    const { actor, written } = actorOf(investigator());
    await clickOn(clicks, { action: "forgetKept", key: "hide" }, actor);
    expect(written).toEqual([{ system: { passive: { hide: null } } }]);
  });

  it("DD-47: give the rows of bare hands that are missing, and no other", async () => {
    const { actor, given } = actorOf(investigator(), [{ skill: "boxing" }]);
    await clickOn(clicks, { action: "addBareHands" }, actor);
    expect(given.map(({ system }) => system.key)).toEqual(["grappleRow"]);
  });

  it.each([
    ["mythos", ["grappleRow"]],
    ["human", ["grappleRow", "boxingRow"]],
  ])("DD-47, DD-172: let whoever is %s wrestle, and people box", async (category, rows) => {
    const { actor, given } = actorOf(adversary({ category }));
    await clickOn(clicks, { action: "addBareHands" }, actor);
    expect(given.map(({ system }) => system.key)).toEqual(rows);
  });

  it("DD-40: add a skill that starts at −5, or a language", async () => {
    const { actor, given } = actorOf(investigator());
    await clickOn(clicks, { action: "addSkill", family: "social" }, actor);
    await clickOn(clicks, { action: "addSkill", family: "knowledge" }, actor);
    expect(given.map(({ system }) => [system.flat, system.key])).toEqual([
      [-5, undefined],
      [undefined, "foreignLanguage"],
    ]);
  });

  it("DD-24, DD-25, DD-172: an adversary takes what its characteristics propose", async () => {
    const scores = { constitution: 13, size: 26, power: 11, strength: 26 };
    const characteristics = Object.fromEntries(Object.entries(scores).map(([id, score]) => [id, { score }]));
    const { actor, written } = actorOf(adversary({ category: "mythos", characteristics }));
    await clickOn(clicks, { action: "takeProposals" }, actor);
    expect(written).toEqual([
      { system: { hp: { max: 20, value: 20 }, mp: { max: 11, value: 11 }, grapple: 11, damageBonus: "" } },
    ]);
  });

  it("DD-177: ask the keeper for a box, and write nothing", async () => {
    const { actor, written } = actorOf(investigator());
    const begun: unknown[] = [];
    begins.mockImplementation((deed, _people, choices) => Promise.resolve(void begun.push([deed, choices])));
    await clickOn(clicks, { action: "askBox", tried: "jet.luck", on: "" }, actor);
    await clickOn(clicks, { action: "askBox", tried: "skill.abc", on: "1" }, actor);
    expect(begun).toEqual([
      ["mark", { tried: "jet.luck", checked: true }],
      ["mark", { tried: "skill.abc", checked: false }],
    ]);
    expect(written).toEqual([]);
  });

  it("DD-138: end what lasts, where somebody can", async () => {
    const { actor, written } = actorOf(investigator({ states: { prone: true } }));
    await clickOn(clicks, { action: "endCondition", condition: "prone" }, actor);
    expect(written).toEqual([{ system: { states: { prone: false } } }]);
  });

  it.each([
    { action: "setFigure", path: "sanity.value", value: "99" },
    { action: "forgetKept", key: "" },
    { action: "takeProposals" },
    { action: "endCondition", condition: "d20d100Dying" },
    { action: "toString" },
  ])("change nothing for what there is not: %o", async (clicked) => {
    const { actor, written } = actorOf(investigator());
    await clickOn(clicks, clicked, actor);
    expect(written).toEqual([]);
  });
});

describe("clicks on a card", () => {
  it("DD-55, DD-37, DD-175: put a word into a list, or take it out", () => {
    expect(listedWith("cadences", ["simple"], "double")).toEqual(["simple", "double"]);
    expect(listedWith("cadences", ["simple", "double"], "double")).toEqual(["simple"]);
    expect(listedWith("skills", ["law"], "law")).toEqual([]);
  });

  it.each([
    ["cadences", "burst7"],
    ["components", "X"],
    ["nothing", "simple"],
    ["skills", ""],
  ])("leave the list %s alone for what has no place in it: %s", (list, value) => {
    const rows = ["simple"];
    expect(listedWith(list, rows, value)).toBe(rows);
  });
});
