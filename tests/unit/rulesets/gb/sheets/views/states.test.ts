import { describe, expect, it } from "vitest";
import { type Hand, stateViews } from "../../../../../../src/rulesets/gb/sheets/views/states-view.js";
import { stampView } from "../../../../../../src/rulesets/gb/sheets/views/state-view.js";

Object.assign(globalThis, { game: { i18n: { lang: "fr" } } });

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

describe("the stamp", () => {
  it("says the state, or whether anything hurts", () => {
    expect(stampView({ state: "dead", hurt: true })).toEqual({ label: "GARDIEN.GB.STATE.dead", calm: false });
    expect(stampView({ state: "active", hurt: true }).label).toBe("GARDIEN.GB.STATE.hurt");
    expect(stampView({ state: "active", hurt: false })).toMatchObject({ label: "GARDIEN.GB.STATE.unhurt", calm: true });
  });
});
