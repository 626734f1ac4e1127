import { ownedBy, type Owned, type Owner } from "../../../../core/documents/owned.js";
import type { Protection } from "../../rules/damage/protection.js";
import type { TraitKey } from "../../rules/character/traits.js";
import { bestEquipment, serves, type Use } from "../../rules/checks/uses.js";
import { SeuilsArmor } from "../items/armor.js";
import { SeuilsGear } from "../items/gear.js";
import { SeuilsShield } from "../items/shield.js";
import { SeuilsSpecialty } from "../items/specialty.js";
import { SeuilsTrait } from "../items/trait.js";
import { SeuilsWeapon } from "../items/weapon.js";

/** What the figures of an actor read among its items. */
export interface Carried {
  readonly specialties: readonly Owned<SeuilsSpecialty>[];
  readonly gear: readonly Owned<SeuilsGear>[];
  /** SE-20 — weapons in hand, claws among them. */
  readonly weapons: readonly Owned<SeuilsWeapon>[];
  /** SE-37 — the shield in use: the best one. */
  readonly shield: Owned<SeuilsShield> | null;
  /** SE-43 — armour that is worn. */
  readonly armours: readonly Owned<SeuilsArmor>[];
  readonly traits: readonly Owned<SeuilsTrait>[];
}

/** What an actor carries; `null` is an actor that nobody holds. */
export function carriedBy(actor: Owner | null): Carried {
  const all = ownedBy(actor);
  const shields = all(SeuilsShield).filter(({ system }) => system.equipped);
  return {
    specialties: all(SeuilsSpecialty),
    gear: all(SeuilsGear),
    weapons: all(SeuilsWeapon).filter(({ system }) => system.inHand),
    shield: shields.toSorted((a, b) => b.system.bonus - a.system.bonus)[0] ?? null,
    armours: all(SeuilsArmor).filter(({ system }) => system.equipped),
    traits: all(SeuilsTrait),
  };
}

/** SE-10 — the Spécialités that serve for a roll. */
export function specialtiesFor({ specialties }: Carried, wanted: readonly Use[]): readonly Owned<SeuilsSpecialty>[] {
  return specialties.filter(({ system }) => serves({ uses: system.serves }, wanted));
}

/** SE-04 — the piece of equipment that gives most dE to a roll; `null` where none does. */
export function equipmentFor({ gear }: Carried, wanted: readonly Use[]): Owned<SeuilsGear> | null {
  const fit = gear.filter(({ system }) => serves({ uses: system.serves }, wanted));
  return bestEquipment(fit.map((own) => ({ own, equipmentDice: own.system.equipmentDice })))?.own ?? null;
}

/** SE-43, SE-46 — what the armour of somebody protects from. */
export function wornProtections({ armours }: Carried): readonly Protection[] {
  return armours.map(({ name, system: { slug, index, specific } }) => ({ name, slug, index, specific }));
}

/** SE-77 — the trait of a key; `null` for whoever has it not. */
export function traitOf({ traits }: Carried, key: TraitKey): SeuilsTrait | null {
  return traits.find(({ system }) => system.known === key)?.system ?? null;
}
