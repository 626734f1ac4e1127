import { describe, expect, test } from "vitest";
import { doDeed, found, hindrance, item, openTable, procedure, systemOf } from "./table.js";

const GUN = item("warpWeapon", "gun", { category: "firearm", magazine: 6, loaded: 2 });
const BALLS = item("warpAmmo", "balls", { quantity: 30 });
const PIERCING = item("warpAmmo", "piercing", { quantity: 4, ammoType: "ap" });

describe("a reload (WP-89, WP-94)", () => {
  test("takes rounds from the stock, and puts them back when it is taken back", async () => {
    const { hero } = openTable({}, [GUN, BALLS]);
    const { undo } = await doDeed("reload", hero);
    expect(systemOf(found(hero, "gun"))).toMatchObject({ loaded: 6, ammoType: "standard" });
    expect(systemOf(found(hero, "balls"))).toMatchObject({ quantity: 26 });
    await undo();
    expect(systemOf(found(hero, "gun"))).toMatchObject({ loaded: 2 });
    expect(systemOf(found(hero, "balls"))).toMatchObject({ quantity: 30 });
  });

  test("with other rounds empties the weapon first; what comes out is not lost", async () => {
    const { hero } = openTable({}, [GUN, BALLS, PIERCING]);
    await doDeed("reload", hero, { ammo: found(hero, "piercing").id ?? "" });
    expect(systemOf(found(hero, "gun"))).toMatchObject({ loaded: 4, ammoType: "ap" });
    expect(systemOf(found(hero, "balls"))).toMatchObject({ quantity: 32 });
    expect(systemOf(found(hero, "piercing"))).toMatchObject({ quantity: 0 });
  });

  test("keeps the name under which each reader knows the weapon, and what an adversary has left from players", async () => {
    const { hero } = openTable({}, [item("warpWeapon", "gun", { magazine: 6, loaded: 2, slug: "revolver" }), BALLS]);
    const { outcome, view } = await doDeed("reload", hero, { ammo: found(hero, "balls").id ?? "" });
    expect(outcome).toMatchObject({ name: "gun", nameSlug: "revolver" });
    expect(view.facts.filter(({ audience }) => audience === "numbers").map(({ label }) => label.key)).toEqual([
      expect.stringMatching(/stock$/),
    ]);
  });

  test("makes a stock of rounds that have none to go back to", async () => {
    const { hero } = openTable({}, [GUN, PIERCING]);
    await doDeed("reload", hero, { ammo: found(hero, "piercing").id ?? "" });
    const stocks = [...hero.items].filter(({ type }) => type === "warpAmmo").map(systemOf);
    expect(stocks).toContainEqual(expect.objectContaining({ ammoType: "standard", quantity: 2 }));
  });

  test("without a stock asks the keeper, where rounds are counted", () => {
    const { hero, settings } = openTable({}, [GUN]);
    expect(procedure("reload").doubt?.({ actor: hero, choices: {} })?.key).toContain("uncounted");
    settings.set("warpTrackAmmo", false);
    Hooks.callAll("gardien.settingChanged", "warpTrackAmmo");
    expect(procedure("reload").doubt?.({ actor: hero, choices: {} })).toBeNull();
  });

  test("is not done to a full weapon, nor without one", () => {
    const full = item("warpWeapon", "gun", { magazine: 6, loaded: 6 });
    expect(hindrance("reload", openTable({}, [full, BALLS]).hero)).toBe("magazineFull");
    expect(hindrance("reload", openTable().hero)).toBe("nothingToLoad");
  });
});
