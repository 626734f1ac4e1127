import { GbArmor } from "../../../src/rulesets/gb/data/items/armor.js";
import { GbCreature } from "../../../src/rulesets/gb/data/actors/creature.js";
import { GbFeat } from "../../../src/rulesets/gb/data/items/feat.js";
import { GbGear } from "../../../src/rulesets/gb/data/items/gear.js";
import { GbHazard } from "../../../src/rulesets/gb/data/items/hazard.js";
import { GbInvestigator } from "../../../src/rulesets/gb/data/actors/investigator.js";
import { GbProfile } from "../../../src/rulesets/gb/data/items/profile.js";
import { GbSkill } from "../../../src/rulesets/gb/data/items/skill.js";
import { GbSpell } from "../../../src/rulesets/gb/data/items/spell.js";
import { GbWeapon } from "../../../src/rulesets/gb/data/items/weapon.js";
import { GbWound } from "../../../src/rulesets/gb/data/items/wound.js";
import { workshop } from "./models.js";
import type { ItemSource as SourceOf } from "./models.js";

export { itemAt, updated } from "./models.js";

const ITEMS = {
  gbArmor: GbArmor,
  gbFeat: GbFeat,
  gbGear: GbGear,
  gbHazard: GbHazard,
  gbProfile: GbProfile,
  gbSkill: GbSkill,
  gbSpell: GbSpell,
  gbWeapon: GbWeapon,
  gbWound: GbWound,
};

export type ItemType = keyof typeof ITEMS;
export type ItemSource = SourceOf<ItemType>;

const { prepared, preparedItem } = workshop(ITEMS);

/** A model that belongs to nobody, prepared. */
export { preparedItem };

export const investigator = (system: object = {}, items: readonly ItemSource[] = []) =>
  prepared(GbInvestigator, system, items);
export const creature = (system: object = {}, items: readonly ItemSource[] = []) => prepared(GbCreature, system, items);
