import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { markOf, pickedOf } from "../../../core/creation/shelf.js";
import type { Picked } from "./draft.js";
import { isShotWith, listed } from "./entries.js";

/** What the weapons of a skill shoot, by its mark in our compendia. */
const SHOTS: Readonly<Record<string, string>> = { archery: "rpgVingtFleches", crossbows: "rpgVingtCarreaux" };

/** RP-72 — what an actor carries that a weapon could shoot. */
export function shotsIn(items: readonly Picked[], desk: Desk): readonly (Picked & { readonly entry: Entry })[] {
  return pickedOf(items, desk, "rpgGear").filter(({ entry }) => listed(entry).consumable);
}

/** RP-72 — a bow that has just been taken shoots the arrows at hand, and arrows just taken serve the bows without. */
export function withAmmunition(items: readonly Picked[], key: string, desk: Desk): readonly Picked[] {
  const shots = shotsIn(items, desk);
  const weapons = new Map(pickedOf(items, desk, "rpgWeapon").map(({ key: id, entry }) => [id, entry]));
  return items.map((item) => {
    const weapon = weapons.get(item.key);
    if (!weapon || item.ammo !== "" || !isShotWith(weapon)) return item;
    const fits = shots.find(({ entry }) => markOf(entry) === SHOTS[listed(weapon).skill]);
    return fits && [item.key, fits.key].includes(key) ? { ...item, ammo: fits.key } : item;
  });
}

/** RP-72 — weapons that came along with what they shoot go on shooting it: its copy has an id of its own. */
export function keepingAmmunition(items: readonly Picked[], desk: Desk): readonly Picked[] {
  const shots = shotsIn(items, desk);
  return items.map((item) => {
    const weapon = desk.shelf.get(item.from);
    const id = weapon ? listed(weapon).ammo : "";
    if (!weapon || weapon.owned || id === "" || item.ammo !== "") return item;
    const meant = [...desk.shelf.values()].find((one) => one.within === weapon.within && one.id.endsWith(`.${id}`));
    const copy = meant && shots.find(({ entry }) => markOf(entry) === markOf(meant));
    return { ...item, ammo: copy?.key ?? "" };
  });
}
