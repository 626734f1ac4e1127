import { beforeEach, describe, expect, test } from "vitest";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { settingKey } from "../../../../../src/rulesets/d20d100/settings.js";
import { creation } from "../../../../../src/rulesets/d20d100/sheets/parts/creation-parts.js";
import { change, doDeed, hindrance, idOf, openBedside, procedure, sheetOf, skill, write } from "./bedside.js";

let hero: Actor;
let foe: Actor;
let settings: Map<string, unknown>;
beforeEach(async () => {
  ({ hero, foe, settings } = openBedside([
    skill("listen", 5, { checked: true }),
    skill("swim", 1),
    skill("handgun", 4, { family: "combat" }),
  ]));
  await write(hero, { experience: { available: 40, earned: 40 } });
});

const buy = (purchase: string, more: DeedChoices = {}) => doDeed("buy", hero, { purchase, ...more });
const own = (id: string) =>
  hero.items.get(idOf(id))?.system as unknown as { experience: number; checked: boolean; total: number };

test("DD-180: the form says that points wait while a session is played", async () => {
  const waits = () => creation({ actor: hero, model: sheetOf(hero), editing: false }, sheetOf(hero));
  expect(waits()).toMatchObject({ waits: false });
  change(settings, settingKey("sessionRunning"), true);
  expect(waits()).toMatchObject({ waits: true });
  await write(hero, { experience: { available: 0 } });
  expect(waits()).toMatchObject({ waits: false });
});

describe("the list of what is bought", () => {
  const window = (choices: DeedChoices = {}) => procedure("buy").fields([hero], choices)[0];
  const kinds = () => (window()?.options ?? []).map(({ label }) => label.key.split(".").at(-1));

  test("DD-177, DD-179: has what was used remarkably first, and what cannot be paid last and named so", async () => {
    expect(window()?.value).toBe(`skill.${idOf("listen")}`);
    expect(kinds()[0]).toBe("ticked");
    await write(hero, { experience: { available: 4 } });
    const found = kinds();
    expect([found[0], found.at(-1)]).toEqual(["ticked", "dear"]);
    expect(found.toSorted((one, other) => Number(one === "dear") - Number(other === "dear"))).toEqual(found);
  });

  test("DD-179: says what the sheet will read", () => {
    const told = (purchase: string) => {
      const { before, after } = window({ purchase })?.hint?.data ?? {};
      return [before, after];
    };
    expect(told(`skill.${idOf("swim")}`)).toEqual(["+1", "+2"]);
    expect(told("hp")).toEqual(["12", "13"]);
    expect(told("characteristic.power")).toEqual(["13", "14"]);
    expect(told("newSkill")).toEqual(["\u2013", "\u22125"]);
  });
});

describe("what was bought", () => {
  const logged = () =>
    (creation({ actor: hero, model: sheetOf(hero), editing: false }, sheetOf(hero)) as { log: readonly object[] }).log;

  test("DD-179: is told with what the sheet reads now, and listed by its name and what it brought", async () => {
    const { view } = await buy(`skill.${idOf("swim")}`);
    expect(view.facts[0]).toMatchObject({ audience: "numbers", value: { data: { from: "+1", to: "+2" } } });
    expect(logged()[0]).toMatchObject({ name: "swim", change: "+1" });
    await buy("newSkill", { name: "Plongée" });
    expect(logged()[0]).toMatchObject({ name: "Plongée", change: "\u22125" });
    await buy("hp");
    expect(logged()[0]).toMatchObject({ change: "+1" });
  });
});

describe("marks of use", () => {
  test("DD-177: the keeper ticks a box or clears it, and takes that back", async () => {
    const done = await doDeed("mark", hero, { tried: "skill.swim" });
    expect(own("swim").checked).toBe(true);
    await done.undo();
    expect(own("swim").checked).toBe(false);
    await doDeed("mark", hero, { tried: "jet.luck" });
    expect(sheetOf(hero).jets.luck.checked).toBe(true);
    await doDeed("mark", hero, { tried: "skill.listen", checked: false });
    expect(own("listen").checked).toBe(false);
  });

  test("DD-177: a skill that the sheet names by its id is the one that the window has chosen", () => {
    const [tried] = procedure("mark").fields([hero], { tried: `skill.${idOf("swim")}` });
    expect(tried?.value).toBe("skill.swim");
  });

  test("DD-177: a characteristic has no box, and an adversary none at all", () => {
    expect(hindrance("mark", hero, { tried: "characteristic.power" })).toBe("noBox");
    expect(hindrance("mark", foe, { tried: "jet.luck" })).toBe("noBox");
  });

  test("DD-177, D-75: the keeper alone is offered the box, for a natural 20 that succeeds", async () => {
    const calls = async (face: number, tried = "skill.swim") => {
      const { outcome } = await doDeed("check", hero, { tried }, [face]);
      return procedure("check")
        .calls?.(outcome, hero)
        .map(({ deed }) => deed);
    };
    expect([await calls(20), await calls(19), await calls(20, "characteristic.power")]).toEqual([["mark"], [], []]);
  });
});

test("DD-177, D-75: of two who stand against each other, the one who wins by a natural 20 has a box to tick", async () => {
  const answer = (die: number, total: number) => ({ tried: "skill.swim", die, total });
  const offered = (mine: Outcome, theirs: Outcome, active = true) =>
    procedure("oppose")
      .gathers?.each?.calls?.(
        [
          { name: "John", outcome: { active }, answers: [mine] },
          { name: "Profond", outcome: { active: !active }, answers: [theirs] },
        ],
        [hero, foe],
      )
      .map(({ deed, choices, people, label }) => [deed, choices["tried"], people, label.data?.["name"]]);
  const ticks = [["mark", "skill.swim", [hero], "John"]];
  expect(offered(answer(20, 22), answer(15, 16))).toEqual(ticks);
  expect(offered(answer(20, 22), answer(15, 16), false)).toEqual(ticks);
  expect(offered(answer(20, 22), answer(15, 30))).toEqual([]); // beaten all the same
  expect(offered(answer(19, 21), answer(15, 16))).toEqual([]);
  expect(offered(answer(3, 5), answer(20, 30))).toEqual([]); // adversaries have no boxes
  await doDeed("mark", hero, { tried: "skill.swim" });
  expect(offered(answer(20, 22), answer(15, 16))).toEqual([]);
});

describe("points of experience", () => {
  test("DD-178: objectives of one to three points, and all of it taken back", async () => {
    const done = await doDeed("award", hero, { points1: 2, objective1: "Sauver Jean", points3: 3, points4: 99 });
    expect([done.outcome.points, sheetOf(hero).experience.available, sheetOf(hero).experience.earned]).toEqual([
      8, 48, 48,
    ]);
    expect(done.view.facts.length).toBe(4);
    const places = (choices: DeedChoices) => procedure("award").fields([hero], choices).length / 2;
    expect([places({}), places({ objective3: "Fuir" }), places({ objective7: "Fuir", points7: 1 })]).toEqual([3, 4, 8]);
    await done.undo();
    expect(sheetOf(hero).experience.available).toBe(40);
    expect(hindrance("award", foe)).toBe("noExperience");
  });

  test("DD-179: a ticked skill costs one point, and its box is used up; a purchase is taken back whole", async () => {
    const done = await buy(`skill.${idOf("listen")}`);
    expect([own("listen").experience, own("listen").checked, own("listen").total]).toEqual([1, false, 6]);
    expect(sheetOf(hero).experience).toMatchObject({
      available: 39,
      log: [{ purchase: "skill", cost: 1, before: 0, after: 1 }],
    });
    await done.undo();
    expect([own("listen").experience, own("listen").checked, sheetOf(hero).experience.log]).toEqual([0, true, []]);
  });

  test("DD-179, D-53: a table may keep the box", async () => {
    change(settings, "d20d100ExperienceClearsBox", false);
    await buy(`skill.${idOf("listen")}`);
    expect(own("listen").checked).toBe(true);
  });

  test("DD-179: what each thing costs", async () => {
    const cost = async (purchase: string, more: DeedChoices = {}) => (await buy(purchase, more)).outcome.cost;
    expect(await cost(`skill.${idOf("swim")}`)).toBe(3);
    expect(await cost(`skill.${idOf("handgun")}`)).toBe(6);
    expect(await cost("jet.luck")).toBe(6);
    expect(await cost("newSkill", { name: "Archéologie" })).toBe(3);
    expect(await cost("destiny")).toBe(8);
    expect(await cost("hp")).toBe(10);
    expect(sheetOf(hero).experience.available).toBe(4);
  });

  test("DD-179, D-65: a characteristic takes with it what follows from it", async () => {
    const { hp, mp } = sheetOf(hero);
    const before = [hp.max, hp.value, mp.max];
    await buy("characteristic.constitution");
    const after = sheetOf(hero);
    expect([after.scores.constitution, after.hp.max, after.hp.value]).toEqual([15, 13, 13]);
    expect(before).toEqual([12, 12, 13]);
  });

  test("DD-179, D-77: a new skill starts at −5 and is for the keeper to grant", async () => {
    const done = await buy("newSkill", { name: "Archéologie" });
    const learnt = hero.items.find(({ name }) => name === "Archéologie");
    expect((learnt?.system as unknown as { total: number }).total).toBe(-5);
    expect(procedure("buy").doubt?.({ actor: hero, choices: { purchase: "newSkill", name: "x" } })).not.toBeNull();
    await done.undo();
    expect(hero.items.find(({ name }) => name === "Archéologie")).toBeUndefined();
    expect(hindrance("buy", hero, { purchase: "newSkill", name: " " })).toBe("noName");
  });

  test("DD-179, DD-180, D-52: nothing while a session is running, nothing without points, no PV where they are not sold", async () => {
    change(settings, "d20d100SessionRunning", true);
    expect(hindrance("buy", hero, { purchase: "destiny" })).toBe("sessionRunning");
    change(settings, "d20d100SessionRunning", false);
    change(settings, "d20d100ExperienceAllowsMaxHp", false);
    expect(hindrance("buy", hero, { purchase: "hp" })).toBe("notSold");
    await write(hero, { experience: { available: 7 } });
    expect(hindrance("buy", hero, { purchase: "destiny" })).toBe("tooFew");
    expect(hindrance("buy", foe, { purchase: "destiny" })).toBe("noExperience");
  });

  test("DD-179: a skill that was learnt goes with its purchase, once nothing has raised it, and comes back", async () => {
    const learnt = () => hero.items.find(({ name }) => name === "Archéologie");
    await buy("newSkill", { name: "Archéologie" });
    const { id } = learnt() ?? {};
    await buy(`skill.${id}`);
    expect(hindrance("refund", hero, { entry: "0" })).toBe("raisedSince");
    await doDeed("refund", hero, { entry: "1" });
    const done = await doDeed("refund", hero, { entry: "0" });
    expect([learnt(), sheetOf(hero).experience.available]).toEqual([undefined, 40]);
    await done.undo();
    expect([learnt()?.id, sheetOf(hero).experience.available]).toEqual([id, 37]);
    await learnt()?.delete();
    expect((await doDeed("refund", hero, { entry: "0" })).outcome).toMatchObject({ gone: true });
  });

  test("DD-179: the keeper gives any purchase back, later ones stay", async () => {
    await buy("jet.luck");
    await buy("destiny");
    await buy("jet.luck");
    expect([sheetOf(hero).jets.luck.experience, sheetOf(hero).destiny]).toEqual([2, 2]);
    const done = await doDeed("refund", hero, { entry: "0" });
    expect([sheetOf(hero).jets.luck.experience, sheetOf(hero).experience.available]).toEqual([1, 26]);
    expect(sheetOf(hero).experience.log.map(({ purchase }) => purchase)).toEqual(["destiny", "jet"]);
    await done.undo();
    expect(sheetOf(hero).jets.luck.experience).toBe(2);
  });
});
