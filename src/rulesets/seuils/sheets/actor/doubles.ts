import { SeuilsSpecialty } from "../../data/items/specialty.js";
import { SeuilsTrait } from "../../data/items/trait.js";
import { SeuilsWeapon } from "../../data/items/weapon.js";

/** What nobody has twice: a Spécialité (SE-10), a trait of the rules (SE-77), bare hands and claws (SE-21). By a word of each; `null` for the rest. */
function markOf(system: unknown): string | null {
  if (system instanceof SeuilsSpecialty) return system.id;
  if (system instanceof SeuilsTrait) return system.known;
  return system instanceof SeuilsWeapon && system.natural && system.slug !== "" ? system.slug : null;
}

/** Whether somebody has a thing already that a second one of would be nothing more. */
export function isDouble({ type, system }: Item, { items }: Actor): boolean {
  const mark = markOf(system);
  return mark !== null && items.some((one) => one.type === type && markOf(one.system) === mark);
}
