import { describe, expect, it } from "vitest";
import { woundViews } from "../../../../../../src/rulesets/gb/sheets/views/wounds-view.js";
import {
  fitsSilhouette,
  surfaceViews,
  zoneSum,
  zoneViews,
} from "../../../../../../src/rulesets/gb/sheets/views/zones-view.js";
import { profileOf } from "../../../../../../src/rulesets/gb/rules/character/profile.js";
import { creature, investigator } from "../../../../../support/models/gb-models.js";
import { BOTH, wound } from "./wound-record.js";

Object.assign(globalThis, { game: { i18n: { lang: "fr" } } });

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
