import { describe, expect, it } from "vitest";
import {
  abilityViews,
  initiativeView,
  saveViews,
  speedViews,
} from "../../../../../../src/rulesets/gb/sheets/views/figures-view.js";
import { skillViews } from "../../../../../../src/rulesets/gb/sheets/views/skills-view.js";
import { creature, investigator } from "../../../../../support/models/gb-models.js";

Object.assign(globalThis, { game: { i18n: { lang: "fr" } } });

describe("figures", () => {
  const tired = investigator({ abilities: { dex: { value: 14 } }, pf: { value: 4 } });
  const marked = (views: readonly { id: string; tired: boolean }[]) =>
    views.flatMap(({ id, tired: mark }) => (mark ? id : []));

  it("GB-12: fatigue marks Strength, Dexterity, Reflex and initiative, and nothing when rested", () => {
    expect(marked(abilityViews(tired))).toEqual(["str", "dex"]);
    expect(marked(saveViews(tired, {}))).toEqual(["ref"]);
    expect(initiativeView(tired, {}).tired).toBe(true);
    expect(marked(abilityViews(investigator({})))).toEqual([]);
  });

  it("GB-12, D-06: a table may spare Reflex and initiative", () => {
    expect(marked(saveViews(tired, { reflex: false }))).toEqual([]);
    expect(initiativeView(tired, { initiative: false }).tired).toBe(false);
  });

  it("GB-12: an ability that fatigue weighs on says what is rolled, beside its modifier", () => {
    const rolled = abilityViews(tired).map(({ value, rolled: with_ }) => [value, with_]);
    expect(rolled.slice(0, 3)).toEqual([
      ["+0", "−2"],
      ["+2", "+0"],
      ["+0", null],
    ]);
  });

  it("GB-01: a missing score is a dash", () => {
    const [str] = abilityViews(creature({ abilities: { str: { value: null } } }));
    expect(str).toMatchObject({ score: null, value: "—" });
  });

  it("list the speeds that exist, walking always", () => {
    const { speed } = creature({ speed: { walk: 0, swim: 18 } });
    expect(speedViews(speed).map(({ value }) => value)).toEqual(["0", "18"]);
  });
});

describe("skills", () => {
  const skill = (name: string, system: object) => ({
    id: name,
    name,
    img: "",
    system: { total: 0, usable: true, fatigueApplies: false, ...system },
  });

  it("stand in the reader's alphabet with their totals", () => {
    const views = skillViews([skill("Saut", { total: -3 }), skill("Équitation", { total: 4 })], 0);
    expect(views.map(({ name, value }) => [name, value])).toEqual([
      ["Équitation", "+4"],
      ["Saut", "−3"],
    ]);
  });

  it("GB-12: are marked when fatigue weighs on them, and only then", () => {
    const jump = skill("Saut", { fatigueApplies: true });
    expect([skillViews([jump], -2)[0]?.tired, skillViews([jump], 0)[0]?.tired]).toEqual([true, false]);
    expect(skillViews([skill("Bluff", {})], -2)[0]?.tired).toBe(false);
  });

  it("say when training is missing", () => {
    const untrained = (usable: boolean) => skillViews([skill("Pilotage", { usable })], 0)[0]?.untrained;
    expect([untrained(false), untrained(true)]).toEqual([true, false]);
  });
});
