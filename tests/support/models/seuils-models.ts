import { SeuilsArmor } from "../../../src/rulesets/seuils/data/items/armor.js";
import { SeuilsCharacter } from "../../../src/rulesets/seuils/data/actors/character.js";
import { SeuilsCreature } from "../../../src/rulesets/seuils/data/actors/creature.js";
import { SeuilsGear } from "../../../src/rulesets/seuils/data/items/gear.js";
import { SeuilsShield } from "../../../src/rulesets/seuils/data/items/shield.js";
import { SeuilsSpecialty } from "../../../src/rulesets/seuils/data/items/specialty.js";
import { SeuilsTrait } from "../../../src/rulesets/seuils/data/items/trait.js";
import { SeuilsWeapon } from "../../../src/rulesets/seuils/data/items/weapon.js";
import { workshop } from "./models.js";
import type { ItemSource as SourceOf } from "./models.js";

/** The model of each kind of item. */
export const SEUILS_ITEMS = {
  seuilsWeapon: SeuilsWeapon,
  seuilsArmor: SeuilsArmor,
  seuilsShield: SeuilsShield,
  seuilsSpecialty: SeuilsSpecialty,
  seuilsGear: SeuilsGear,
  seuilsTrait: SeuilsTrait,
};
export type ItemSource = SourceOf<keyof typeof SEUILS_ITEMS>;

const { prepared, preparedItem } = workshop(SEUILS_ITEMS);

/** A model that belongs to nobody, prepared. */
export { preparedItem };

export const character = (system: object = {}, items: readonly ItemSource[] = []) =>
  prepared(SeuilsCharacter, system, items);
export const creature = (system: object = {}, items: readonly ItemSource[] = []) =>
  prepared(SeuilsCreature, system, items);
