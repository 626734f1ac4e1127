import { describe, expect, it } from "vitest";
import { timeLeft } from "../../../../../../src/rulesets/gb/sheets/views/clock-view.js";
import { worseningLoss } from "../../../../../../src/rulesets/gb/rules/body/worsening.js";
import { woundRecord, woundViews } from "../../../../../../src/rulesets/gb/sheets/views/wounds-view.js";
import { GbWound } from "../../../../../../src/rulesets/gb/data/items/wound.js";
import { preparedItem } from "../../../../../support/models/gb-models.js";
import { BOTH, wound } from "./wound-record.js";

Object.assign(globalThis, { game: { i18n: { lang: "fr" } } });

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
