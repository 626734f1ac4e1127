import { D20d100Armor } from "../../data/items/armor.js";
import { D20d100Profession } from "../../data/items/profession.js";
import { D20d100Skill } from "../../data/items/skill.js";
import { D20d100Spell } from "../../data/items/spell.js";
import { D20d100Trait } from "../../data/items/trait.js";
import { D20d100Weapon } from "../../data/items/weapon.js";
import { isOneOfSeveral } from "../../rules/character/skill-list.js";

const BARE: readonly string[] = ["grapple", "boxing"];

/**
 * What nobody has twice, by a word of each; `null` for the rest: a skill but for languages and arts, a trait but for
 * another weapon or skill (DD-31), a profession (DD-37), a spell, the two rows of bare hands (DD-47).
 */
function markOf({ name, system }: Pick<Item, "name" | "system">): string | null {
  const model: unknown = system;
  if (model instanceof D20d100Skill) return model.key === "" || isOneOfSeveral(model.key) ? name : model.key;
  if (model instanceof D20d100Trait) return `${model.key || name} ${model.parameter}`;
  if (model instanceof D20d100Profession) return "";
  if (model instanceof D20d100Spell) return name;
  return model instanceof D20d100Weapon && BARE.includes(model.skill) ? model.skill : null;
}

/** What somebody has already that a second one of would be nothing more; `null`: it is new. */
export function doubleOf(item: Item, { items }: Actor): Item | null {
  const mark = markOf(item);
  if (mark === null) return null;
  return items.contents.find((one) => one.type === item.type && markOf(one) === mark) ?? null;
}

/** DD-132 — the vest that somebody wears already, when another one comes worn; `null`: none. */
export function wornAlready(item: Item, { items }: Actor): Item | null {
  const isWorn = ({ system }: Item) => {
    const model: unknown = system;
    return model instanceof D20d100Armor && model.equipped;
  };
  return isWorn(item) ? (items.contents.find(isWorn) ?? null) : null;
}
