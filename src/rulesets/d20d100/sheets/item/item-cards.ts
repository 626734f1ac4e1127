import { withText } from "../../../../core/sheets/item-text.js";
import { D20d100Armor } from "../../data/items/armor.js";
import { D20d100Gear } from "../../data/items/gear.js";
import { D20d100Power } from "../../data/items/power.js";
import { D20d100Profession } from "../../data/items/profession.js";
import { D20d100Skill } from "../../data/items/skill.js";
import { D20d100Spell } from "../../data/items/spell.js";
import { D20d100Tome } from "../../data/items/tome.js";
import { D20d100Trait } from "../../data/items/trait.js";
import { D20d100Weapon } from "../../data/items/weapon.js";
import { armorCard, professionCard, skillCard } from "./plain-cards.js";
import { spellCard, tomeCard } from "./magic-cards.js";
import { traitCard } from "./trait-card.js";
import { weaponCard } from "./weapon-card.js";

/** What an item's card prints besides the item itself. */
export async function cardContext(item: Item): Promise<object> {
  const system: unknown = item.system;
  if (system instanceof D20d100Skill) return skillCard(item, system);
  if (system instanceof D20d100Weapon) return weaponCard(item, system);
  if (system instanceof D20d100Armor) return armorCard(system);
  if (system instanceof D20d100Trait) return withText(item, traitCard(item, system));
  if (system instanceof D20d100Profession) return withText(item, professionCard(item, system));
  if (system instanceof D20d100Spell) return withText(item, spellCard(system));
  if (system instanceof D20d100Tome) return withText(item, tomeCard(system));
  if (system instanceof D20d100Gear || system instanceof D20d100Power) return withText(item, {});
  return {};
}
