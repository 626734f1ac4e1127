import { describe, expect, it } from "vitest";
import { offersOf } from "../../../../src/core/sheets/acts.js";

type Place = "body" | "turn";
type Need = "hurt" | "awake";
const { actsOn, actsNamed, offered } = offersOf<Place, Need>("A.DEED", (deed) => `icon-${deed}`, [
  { deed: "dress", place: "body", needs: ["hurt", "awake"] },
  { deed: "harm", place: "body", keepers: true },
  { deed: "harm", place: "turn", keepers: true },
]);
const names = (place: Place, hurt: boolean, awake: boolean, keeper: boolean) =>
  actsOn(place, { hurt, awake, keeper }).map(({ deed }) => deed);

describe("the deeds that a sheet offers", () => {
  it("offers those whose needs are all met, at their place", () => {
    expect(names("body", true, true, false)).toEqual(["dress"]);
    expect(names("body", true, false, false)).toEqual([]);
    expect(names("turn", true, true, false)).toEqual([]);
  });

  it("offers the keeper's own to keepers alone", () => {
    expect(names("body", false, true, true)).toEqual(["harm"]);
  });

  it("tells each once, with its icon and its name", () => {
    expect(offered).toEqual(["dress", "harm"]);
    expect(actsNamed(["dress"])).toEqual([
      { deed: "dress", icon: "icon-dress", label: "A.DEED.dress.name", keepers: false },
    ]);
  });
});
