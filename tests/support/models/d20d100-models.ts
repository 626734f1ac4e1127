import { D20d100Adversary } from "../../../src/rulesets/d20d100/data/actors/adversary.js";
import { D20d100Armor } from "../../../src/rulesets/d20d100/data/items/armor.js";
import { D20d100Gear } from "../../../src/rulesets/d20d100/data/items/gear.js";
import { D20d100Investigator } from "../../../src/rulesets/d20d100/data/actors/investigator.js";
import { D20d100Power } from "../../../src/rulesets/d20d100/data/items/power.js";
import { D20d100Profession } from "../../../src/rulesets/d20d100/data/items/profession.js";
import { D20d100Skill } from "../../../src/rulesets/d20d100/data/items/skill.js";
import { D20d100Spell } from "../../../src/rulesets/d20d100/data/items/spell.js";
import { D20d100Tome } from "../../../src/rulesets/d20d100/data/items/tome.js";
import { D20d100Trait } from "../../../src/rulesets/d20d100/data/items/trait.js";
import { D20d100Weapon } from "../../../src/rulesets/d20d100/data/items/weapon.js";
import { workshop } from "./models.js";
import type { ItemSource as SourceOf } from "./models.js";

/** The model of each kind of item. */
export const D20D100_ITEMS = {
  d20d100Skill: D20d100Skill,
  d20d100Weapon: D20d100Weapon,
  d20d100Armor: D20d100Armor,
  d20d100Trait: D20d100Trait,
  d20d100Profession: D20d100Profession,
  d20d100Spell: D20d100Spell,
  d20d100Tome: D20d100Tome,
  d20d100Gear: D20d100Gear,
  d20d100Power: D20d100Power,
};
export type ItemSource = SourceOf<keyof typeof D20D100_ITEMS>;

const { prepared, preparedItem } = workshop(D20D100_ITEMS);

/** A model that belongs to nobody, prepared. */
export { preparedItem };

export const investigator = (system: object = {}, items: readonly ItemSource[] = []) =>
  prepared(D20d100Investigator, system, items);
export const adversary = (system: object = {}, items: readonly ItemSource[] = []) =>
  prepared(D20d100Adversary, system, items);

/** Scores as a sheet stores them. */
export const scores = (values: Readonly<Record<string, number | null>>) => ({
  characteristics: Object.fromEntries(Object.entries(values).map(([id, score]) => [id, { score }])),
});
