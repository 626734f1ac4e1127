import { describe, expect, it } from "vitest";
import { attackView } from "../../../../../src/rulesets/gb/sheets/attacks-view.js";
import {
  abilityViews,
  initiativeView,
  saveViews,
  speedViews,
} from "../../../../../src/rulesets/gb/sheets/figures-view.js";
import { malusTrack, stripView } from "../../../../../src/rulesets/gb/sheets/pools-view.js";
import { stampView } from "../../../../../src/rulesets/gb/sheets/state-view.js";
import { woundRecord, woundViews, type WoundRecord } from "../../../../../src/rulesets/gb/sheets/wounds-view.js";
import { fitsSilhouette, surfaceViews, zoneSum, zoneViews } from "../../../../../src/rulesets/gb/sheets/zones-view.js";
import { GbWound } from "../../../../../src/rulesets/gb/data/wound.js";
import { profileOf } from "../../../../../src/rulesets/gb/rules/profile.js";
import { creature, investigator, preparedItem } from "../../../../support/gb-models.js";

Object.assign(globalThis, { game: { i18n: { lang: "fr" } } });

const crossed = (value: number, max = 10) => stripView("pf", { value, max }).boxes.filter(({ lost }) => lost).length;
const lit = (value: number, lost: number) => malusTrack({ value, lost }).find(({ current }) => current);

describe("strips of points", () => {
  it("cross one box per point lost, from the left", () => {
    expect([crossed(10), crossed(7), crossed(0)]).toEqual([0, 3, 10]);
    expect(
      stripView("pf", { value: 7, max: 10 })
        .boxes.map(({ lost }) => lost)
        .slice(0, 4),
    ).toEqual([true, true, true, false]);
  });

  it("cross every box under 0, and none above the maximum", () => {
    expect([crossed(-3), crossed(12)]).toEqual([10, 0]);
  });

  it("print points under 0 with a true minus", () => {
    expect([-3, 0, 7].map((value) => stripView("pf", { value, max: 10 }).printed)).toEqual(["−3", "0", "7"]);
  });

  it("clicking box n sets the loss to n, clicking the last crossed one clears it", () => {
    expect(
      stripView("pv", { value: 7, max: 10 })
        .boxes.slice(0, 5)
        .map(({ sets }) => sets),
    ).toEqual([1, 2, 2, 4, 5]);
  });

  it("pools too large for boxes have none", () => {
    expect(stripView("pv", { value: 101, max: 101 }).boxes).toEqual([]);
  });
});

describe("GB-11, GB-68: the malus track", () => {
  it("prints the book's ten steps", () => {
    const texts = malusTrack({ value: 10, lost: 0 }).map(({ text }) => text);
    expect(texts).toEqual(["0", "−1", "−1", "−2", "−2", "−3", "−3", "−4", "−4", "−5"]);
  });

  it("lights the step reached, none when nothing is lost, the last at 0 PF", () => {
    expect(lit(10, 0)).toBeUndefined();
    expect([lit(9, 1)?.n, lit(3, 7)?.n, lit(0, 6)?.n, lit(30, 12)?.n]).toEqual([1, 7, 10, 10]);
  });
});

const wound = (data: Partial<WoundRecord>): WoundRecord => ({
  ...woundRecord("w", preparedItem("gbWound", {})),
  ...data,
});

describe("wounds", () => {
  it("number the open ones by age and put the healed ones below", () => {
    const views = woundViews([
      wound({ id: "late", inflictedAt: 9 }),
      wound({ id: "gone", healed: true, inflictedAt: 1 }),
      wound({ id: "early", inflictedAt: 3 }),
    ]);
    expect(views.map(({ id, number }) => [id, number])).toEqual([
      ["early", 1],
      ["late", 2],
      ["gone", null],
    ]);
  });

  it("say what was lost, with what, and what is left of the part; nothing that is not so", () => {
    const [view] = woundViews([wound({ pvLost: 0, pfLost: 2, weaponName: "Hachette", partState: "hampered" })]);
    expect(view?.notes).toEqual([
      { key: "GARDIEN.GB.SHEET.pfLost", n: 2 },
      { text: "Hachette" },
      { key: "GARDIEN.GB.PART.hampered" },
    ]);
  });

  it("keep their severity in the slice that rows are made of", () => {
    const system = preparedItem("gbWound", { gb: 7, zone: "legLeft", treated: true });
    expect(system).toBeInstanceOf(GbWound);
    expect(woundRecord("a", system)).toMatchObject({ id: "a", severity: "grave", treated: true });
  });
});

describe("zones", () => {
  const { defense } = investigator({ abilities: { dex: { value: 14 } } });
  const { locations } = profileOf("human");
  const wounds = woundViews([
    wound({ id: "a", zone: "legLeft", severity: "light", treated: true }),
    wound({ id: "b", zone: "legLeft", severity: "grave", inflictedAt: 2 }),
    wound({ id: "c", zone: "torso", severity: "critical", healed: true }),
  ]);
  const zones = zoneViews(defense.zones, locations, wounds);
  const at = (zone: string) => zones.find((view) => view.zone === zone);

  it("bear the worst open wound; a healed one marks nothing", () => {
    expect(at("legLeft")).toMatchObject({ step: 3, treated: false, numbers: [1, 2], ac: 12 });
    expect(at("torso")).toMatchObject({ step: null, numbers: [] });
  });

  it("GB-22: show their stretch of the d100, 100 written 00", () => {
    expect([at("head")?.faces, at("legLeft")?.faces, at("legLeft")?.share]).toEqual(["01–05", "76–00", 25]);
  });

  it("are drawn on a human body only", () => {
    expect(fitsSilhouette(zones)).toBe(true);
    const { zones: serpent } = creature({ profile: "serpent" }).defense;
    expect(fitsSilhouette(zoneViews(serpent, profileOf("serpent").locations, []))).toBe(false);
    expect(
      surfaceViews(zones)
        .find(({ zone }) => zone === "legLeft")
        ?.marks.map(({ number }) => number),
    ).toEqual([1, 2]);
  });

  it("a body without parts is one zone", () => {
    const views = zoneViews(creature({ profile: "amorphous" }).defense.zones, profileOf("amorphous").locations, []);
    expect(views).toMatchObject([{ zone: "body", share: 100, faces: "" }]);
  });

  it("GB-24: the sum behind a class names each part with its sign", () => {
    expect(zoneSum(defense.zones, "head")).toMatchObject({ ac: 12, parts: [{ value: "10" }, { value: "+2" }] });
    expect(zoneSum(defense.zones, undefined)).toBeUndefined();
    expect(zoneSum(defense.zones, "tail")).toBeUndefined();
  });
});

describe("attacks", () => {
  const weapon = (system: object) => attackView({ id: "w", name: "Arme", img: "" }, preparedItem("gbWeapon", system));

  it("show the rounds of a magazine, and figures alone for a large one", () => {
    expect(weapon({ magazine: { value: 4, max: 6 } }).magazine).toEqual({
      value: 4,
      max: 6,
      full: false,
      rounds: [true, true, true, true, false, false],
    });
    expect(weapon({ magazine: { value: 30, max: 30 } }).magazine).toMatchObject({ full: true, rounds: [] });
    expect(weapon({}).magazine).toBeNull();
  });

  it("write distances in the reader's figures", () => {
    expect(weapon({ category: "handgun", increment: 4.5 }).increment).toBe("4,5");
  });

  it("name a count only above one, and a formula that cannot be read", () => {
    expect(weapon({ count: 2 }).count).toBe(2);
    expect(weapon({}).count).toBeNull();
    expect(weapon({ damage: "??" }).damageError).toBe("??");
  });
});

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

  it("GB-01: a missing score is a dash", () => {
    const [str] = abilityViews(creature({ abilities: { str: { value: null } } }));
    expect(str).toMatchObject({ score: null, value: "—" });
  });

  it("list the speeds that exist, walking always", () => {
    const { speed } = creature({ speed: { walk: 0, swim: 18 } });
    expect(speedViews(speed).map(({ value }) => value)).toEqual(["0", "18"]);
  });
});

describe("the stamp", () => {
  it("says the state, or whether anything hurts", () => {
    expect(stampView({ state: "dead", hurt: true })).toEqual({ label: "GARDIEN.GB.STATE.dead", calm: false });
    expect(stampView({ state: "active", hurt: true }).label).toBe("GARDIEN.GB.STATE.hurt");
    expect(stampView({ state: "active", hurt: false })).toMatchObject({ label: "GARDIEN.GB.STATE.unhurt", calm: true });
  });
});
