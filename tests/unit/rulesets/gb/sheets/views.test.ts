import { describe, expect, it } from "vitest";
import { attackView } from "../../../../../src/rulesets/gb/sheets/attacks-view.js";
import {
  abilityViews,
  initiativeView,
  saveViews,
  speedViews,
} from "../../../../../src/rulesets/gb/sheets/figures-view.js";
import { strikeOf } from "../../../../../src/rulesets/gb/sheets/casting.js";
import { timeLeft } from "../../../../../src/rulesets/gb/sheets/clock-view.js";
import { destinyView } from "../../../../../src/rulesets/gb/sheets/destiny-view.js";
import { gearRows } from "../../../../../src/rulesets/gb/sheets/gear-view.js";
import { malusTrack, stripView } from "../../../../../src/rulesets/gb/sheets/pools-view.js";
import { skillViews } from "../../../../../src/rulesets/gb/sheets/skills-view.js";
import { stateViews, type Hand } from "../../../../../src/rulesets/gb/sheets/states-view.js";
import type { SpellKind } from "../../../../../src/rulesets/gb/rules/spells.js";
import { featViews, spellViews } from "../../../../../src/rulesets/gb/sheets/talents-view.js";
import { stampView } from "../../../../../src/rulesets/gb/sheets/state-view.js";
import { worseningLoss } from "../../../../../src/rulesets/gb/rules/worsening.js";
import { woundRecord, woundViews, type WoundRecord } from "../../../../../src/rulesets/gb/sheets/wounds-view.js";
import { fitsSilhouette, surfaceViews, zoneSum, zoneViews } from "../../../../../src/rulesets/gb/sheets/zones-view.js";
import { GbWound } from "../../../../../src/rulesets/gb/data/wound.js";
import { profileOf } from "../../../../../src/rulesets/gb/rules/profile.js";
import { creature, investigator, preparedItem } from "../../../../support/gb-models.js";

Object.assign(globalThis, { game: { i18n: { lang: "fr" } } });

const crossed = (value: number, max = 10) => stripView("pf", { value, max }).boxes.filter(({ lost }) => lost).length;
const lit = (value: number, lost: number) => malusTrack({ value, max: value + lost }).find(({ current }) => current);

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
    const told = [-3, 0, 7].map((value) => stripView("pf", { value, max: 10 }));
    expect(told.map(({ printed, below }) => [printed, below])).toEqual([
      ["0", "−3"],
      ["0", null],
      ["7", null],
    ]);
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
    const texts = malusTrack({ value: 10, max: 10 }).map(({ text }) => text);
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

/** What a wound takes when the table changes nothing (D-23). */
const BOTH = worseningLoss(1);

describe("wounds", () => {
  it("number the open ones by age and put the healed ones below", () => {
    const views = woundViews(
      [
        wound({ id: "late", inflictedAt: 9 }),
        wound({ id: "gone", healed: true, inflictedAt: 1 }),
        wound({ id: "early", inflictedAt: 3 }),
      ],
      { now: 0, loss: BOTH },
    );
    expect(views.map(({ id, number }) => [id, number])).toEqual([
      ["early", 1],
      ["late", 2],
      ["gone", null],
    ]);
  });

  it("say what was lost, with what, and what is left of the part; nothing that is not so", () => {
    const hatchet = { pvLost: 0, pfLost: 2, weaponName: "Hachette", partState: "hampered" } as const;
    const [view] = woundViews([wound(hatchet)], { now: 0, loss: BOTH });
    expect(view?.notes).toEqual([
      { key: "GARDIEN.GB.SHEET.pfLost", data: { n: 2 } },
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

describe("what a wound asks for", () => {
  const seen = (system: object, at: Partial<Parameters<typeof woundViews>[1]> = {}) => {
    const [view] = woundViews([woundRecord("w", preparedItem("gbWound", system))], { now: 0, loss: BOTH, ...at });
    return view;
  };
  const bleeding = { gb: 7, zone: "legLeft", pvLost: 2, pfLost: 3, inflictedAt: 100 };

  it("GB-40: a grave one ticks every minute, counted from the last loss", () => {
    const clock = seen(bleeding, { now: 122 })?.clock;
    expect(clock).toMatchObject({ due: false, every: { key: "GARDIEN.GB.TIME.everyMinute" } });
    expect(clock?.time).toEqual({ key: "GARDIEN.GB.TIME.seconds", data: { n: "38" } });
    expect(clock?.left).toBeCloseTo(38 / 60);
    expect(seen({ ...bleeding, lastTick: 160 }, { now: 190 })?.clock?.left).toBe(0.5);
    expect(seen(bleeding, { now: 160 })?.clock).toMatchObject({ due: true, left: 0 });
  });

  it.each([
    ["both", 5, "loss_both"],
    ["pfFirst", 5, "loss_pf"],
    ["pfFirst", 0, "loss_pv"],
  ] as const)("GB-40, D-23: the row says what the next loss takes (%s, %i PF left)", (mode, pf, loss) => {
    const every = seen(bleeding, { loss: worseningLoss(1, mode, pf) })?.clock?.every;
    expect(every?.data?.["loss"]).toMatchObject({ key: `GARDIEN.GB.TIME.${loss}` });
  });

  it("GB-31, GB-32: a critical one asks what is left of the part, a lighter one does not", () => {
    expect(seen(bleeding)?.part).toBeNull();
    const critical = seen({ ...bleeding, gb: 12 })?.part ?? {};
    expect(Object.keys(critical)).toEqual(["ok", "hampered", "unusable"]);
    const severed = seen({ ...bleeding, gb: 17, partState: "severed" })?.part ?? {};
    expect(Object.keys(severed)).toEqual(["severed", "crushed", "shredded"]);
    expect(seen({ ...bleeding, gb: 12, healed: true })?.part).toBeNull();
  });

  it("GB-38: care at DD 5 + GB, until somebody gave it; stable wounds still need it (D-25)", () => {
    expect(seen(bleeding)).toMatchObject({ care: 12, bandage: false, marks: [] });
    const stable = seen({ ...bleeding, stabilised: true });
    expect(stable).toMatchObject({ care: 12, clock: null, marks: ["GARDIEN.GB.SHEET.stabilised"] });
    const treated = seen({ ...bleeding, treated: true });
    expect(treated).toMatchObject({ care: null, clock: null, marks: ["GARDIEN.GB.SHEET.treated"] });
  });

  it("GB-29: a light one needs a bandage and no roll", () => {
    const light = { gb: 2, zone: "armRight", pfLost: 1 };
    expect(seen(light)).toMatchObject({ care: null, bandage: true, clock: null });
    expect(seen({ ...light, treated: true })).toMatchObject({ bandage: false, marks: ["GARDIEN.GB.SHEET.bandaged"] });
  });

  it("GB-39: says under what it stops by itself, to those who may know", () => {
    const target = { key: "GARDIEN.GB.SHEET.stabilisesUnder", data: { target: 10 } };
    expect(seen(bleeding, { target: 10 })?.notes).toContainEqual(target);
    expect(seen(bleeding, { target: null })?.notes).not.toContainEqual(target);
    expect(seen(bleeding, { target: 1 })?.notes.map((note) => "key" in note && note.key)).not.toContain(target.key);
  });

  it("adds up what it cost, worsening included, and says so", () => {
    const keys = seen({ ...bleeding, shockPf: 1, tickPv: 2, tickPf: 2 })?.notes;
    expect(keys).toContainEqual({ key: "GARDIEN.GB.SHEET.pvLost", data: { n: 4 } });
    expect(keys).toContainEqual({ key: "GARDIEN.GB.SHEET.pfLost", data: { n: 6 } });
    expect(keys).toContainEqual({ key: "GARDIEN.GB.SHEET.bled" });
  });
});

describe("times", () => {
  it("are told in the largest unit that fits, never too early", () => {
    const told = [6, 59.2, 60, 599, 3600].map((seconds) => timeLeft(seconds));
    expect(told.map(({ key, data }) => [key.replace("GARDIEN.GB.TIME.", ""), data?.["n"]])).toEqual([
      ["seconds", "6"],
      ["seconds", "60"],
      ["minutes", "1"],
      ["minutes", "10"],
      ["hours", "1"],
    ]);
  });
});

describe("passing states", () => {
  const ids = (hand: Hand) =>
    stateViews(["prone", "gbAim", "gbViolentShock", "dead"], true, hand).map(({ id, end }) => `${id}${end ? "!" : ""}`);

  it("stand worst first; whoever owns the sheet ends what is not the keeper's ruling", () => {
    expect(ids("keeper")).toEqual(["drowning!", "gbViolentShock!", "prone!", "gbAim!"]);
    expect(ids("owner")).toEqual(["drowning", "gbViolentShock", "prone!", "gbAim!"]);
    expect(ids("nobody")).toEqual(["drowning", "gbViolentShock", "prone", "gbAim"]);
  });

  it("lead to the deed that ends them, where there is one", () => {
    expect(stateViews(["prone", "gbBarred"], false, "keeper").map(({ deed }) => deed)).toEqual([null, "stand"]);
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

describe("feats, spells and belongings", () => {
  const item = <S extends object>(name: string, system: S) => ({ id: name, name, img: "i", system });

  it("count a feat only above one", () => {
    const feat = { key: "toughness", weapon: "", taken: 2, converted: true };
    expect(featViews([item("Robustesse", feat), item("Course", { ...feat, taken: 1 })])).toMatchObject([
      { name: "Course", taken: null },
      { name: "Robustesse", taken: 2 },
    ]);
  });

  it("GB-62…GB-64: spells heal, strike like a weapon, or burn an area; the others are the table's", () => {
    const cast = (kind: SpellKind) => spellViews([item("Sort", { kind, lethality: 3 })])[0];
    expect(cast("heal")).toMatchObject({ cast: "heal", lethality: null });
    expect(cast("harmTouch")).toMatchObject({ cast: "attack", lethality: "+3" });
    expect(cast("harmArea")).toMatchObject({ cast: "hazard", lethality: null });
    expect(cast("other")?.cast).toBeNull();
  });

  it("weigh all pieces of a belonging", () => {
    expect(gearRows([item("Corde", { quantity: 3, weight: 2.5 })])[0]?.weight).toBe("7,5");
    expect(gearRows([item("Lettre", { quantity: 1, weight: 0 })])[0]?.weight).toBeNull();
  });
});

describe("destiny", () => {
  it("GB-02: shows the points left of those there are, in figures where dots would not fit", () => {
    expect(destinyView({ remaining: 1, total: 3 }).dots).toEqual([true, false, false]);
    expect(destinyView({ remaining: 12, total: 15 }).dots).toEqual([]);
  });
});

describe("zones", () => {
  const { defense } = investigator({ abilities: { dex: { value: 14 } } });
  const { locations } = profileOf("human");
  const wounds = woundViews(
    [
      wound({ id: "a", zone: "legLeft", severity: "light", treated: true }),
      wound({ id: "b", zone: "legLeft", severity: "grave", inflictedAt: 2 }),
      wound({ id: "c", zone: "torso", severity: "critical", healed: true }),
    ],
    { now: 0, loss: BOTH },
  );
  const zones = zoneViews(defense.zones, locations, wounds);
  const at = (zone: string) => zones.find((view) => view.zone === zone);

  it("bear the worst open wound; a healed one marks nothing", () => {
    expect(at("legLeft")).toMatchObject({ step: 3, treated: false, numbers: [1, 2], ac: 12 });
    expect(at("torso")).toMatchObject({ step: null, numbers: [] });
  });

  it("GB-22: show their stretch of the d100, 100 written 00", () => {
    expect([at("head")?.faces, at("legLeft")?.faces, at("legLeft")?.share]).toEqual(["01–05", "76–00", 25]);
  });

  it("GB-25: say which of them the keeper put behind cover", () => {
    const { zones: hidden } = investigator({ cover: { legLeft: true } }).defense;
    expect(zoneViews(hidden, locations, []).filter(({ covered }) => covered)).toMatchObject([{ zone: "legLeft" }]);
    expect(zoneSum(hidden, "legLeft")).toMatchObject({ zone: "legLeft", covered: true });
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

describe("a spell that strikes", () => {
  const strike = (kind: string, casterLevel: number) =>
    strikeOf({
      id: "s",
      name: "Toucher",
      img: "i",
      system: preparedItem("gbSpell", { kind, casterLevel, maxDamageFormula: "8 + @casterLevel" }),
    });

  it("GB-64: is a touch whose lethality comes from 8 + the caster's level", () => {
    expect(strike("harmTouch", 9)).toMatchObject({
      type: "gbWeapon",
      system: { category: "touch", damage: "8 + 9", lethality: { override: 5 } },
    });
  });

  it("GB-62: at range meets the whole armour class, thrown with Dexterity", () => {
    expect(strike("harmRanged", 1)).toMatchObject({ system: { category: "thrown", ability: "dex" } });
  });
});
