import { RpgAffliction } from "../../../src/rulesets/rpg/data/items/affliction.js";
import { RpgArmor } from "../../../src/rulesets/rpg/data/items/armor.js";
import { RpgCharacter } from "../../../src/rulesets/rpg/data/actors/character.js";
import { RpgCreature } from "../../../src/rulesets/rpg/data/actors/creature.js";
import { RpgGear } from "../../../src/rulesets/rpg/data/items/gear.js";
import { RpgShield } from "../../../src/rulesets/rpg/data/items/shield.js";
import { RpgSkill } from "../../../src/rulesets/rpg/data/items/skill.js";
import { RpgSpell } from "../../../src/rulesets/rpg/data/items/spell.js";
import { RpgWeapon } from "../../../src/rulesets/rpg/data/items/weapon.js";
import { workshop } from "./models.js";
import type { ItemSource as SourceOf } from "./models.js";

/** The model of each kind of item. */
export const RPG_ITEMS = {
  rpgSkill: RpgSkill,
  rpgWeapon: RpgWeapon,
  rpgArmor: RpgArmor,
  rpgShield: RpgShield,
  rpgGear: RpgGear,
  rpgSpell: RpgSpell,
  rpgAffliction: RpgAffliction,
};
export type ItemSource = SourceOf<keyof typeof RPG_ITEMS>;

const { prepared, preparedItem } = workshop(RPG_ITEMS);

/** A model that belongs to nobody, prepared. */
export { preparedItem };

export const character = (system: object = {}, items: readonly ItemSource[] = []) =>
  prepared(RpgCharacter, system, items);
export const creature = (system: object = {}, items: readonly ItemSource[] = []) =>
  prepared(RpgCreature, system, items);
