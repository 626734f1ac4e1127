import { ownedBy, systemsOf, type Owned, type Owner } from "../../../../core/documents/owned.js";
import { D20d100Armor } from "../items/armor.js";
import { D20d100Skill } from "../items/skill.js";
import { D20d100Trait } from "../items/trait.js";
import { D20d100Weapon } from "../items/weapon.js";

/** What the figures of an actor read among its items. */
export interface Carried {
  readonly skills: readonly Owned<D20d100Skill>[];
  readonly weapons: readonly Owned<D20d100Weapon>[];
  readonly traits: readonly D20d100Trait[];
  /** DD-132, DD-133 — vests that are worn. */
  readonly vests: readonly Owned<D20d100Armor>[];
}

/** What an actor carries; `null` is an actor that nobody holds. */
export function carriedBy(actor: Owner | null): Carried {
  const all = ownedBy(actor);
  return {
    skills: all(D20d100Skill),
    weapons: all(D20d100Weapon),
    traits: systemsOf(actor)(D20d100Trait),
    vests: all(D20d100Armor).filter(({ system }) => system.equipped),
  };
}
