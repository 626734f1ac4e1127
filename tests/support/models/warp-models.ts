import { WarpAmmo } from "../../../src/rulesets/warp/data/items/ammo.js";
import { WarpArmor } from "../../../src/rulesets/warp/data/items/armor.js";
import { WarpCharacter } from "../../../src/rulesets/warp/data/actors/character.js";
import { WarpGear } from "../../../src/rulesets/warp/data/items/gear.js";
import { WarpNpc } from "../../../src/rulesets/warp/data/actors/npc.js";
import { WarpPower } from "../../../src/rulesets/warp/data/items/power.js";
import { WarpSpell } from "../../../src/rulesets/warp/data/items/spell.js";
import { WarpTrait } from "../../../src/rulesets/warp/data/items/trait.js";
import { WarpWeapon } from "../../../src/rulesets/warp/data/items/weapon.js";
import { WarpWound } from "../../../src/rulesets/warp/data/items/wound.js";
import { workshop } from "./models.js";
import type { ItemSource as SourceOf } from "./models.js";

/** The model of each kind of item. */
export const WARP_ITEMS = {
  warpTrait: WarpTrait,
  warpPower: WarpPower,
  warpSpell: WarpSpell,
  warpWeapon: WarpWeapon,
  warpArmor: WarpArmor,
  warpAmmo: WarpAmmo,
  warpGear: WarpGear,
  warpWound: WarpWound,
};
export type ItemType = keyof typeof WARP_ITEMS;
export type ItemSource = SourceOf<ItemType>;

const { prepared, preparedItem } = workshop(WARP_ITEMS);

/** A model that belongs to nobody, prepared. */
export { preparedItem };

export const character = (system: object = {}, items: readonly ItemSource[] = []) =>
  prepared(WarpCharacter, system, items);
export const npc = (system: object = {}, items: readonly ItemSource[] = []) => prepared(WarpNpc, system, items);
