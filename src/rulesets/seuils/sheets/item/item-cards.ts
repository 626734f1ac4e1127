import { choices } from "../../../../core/sheets/choices.js";
import { withText } from "../../../../core/sheets/item-text.js";
import { say } from "../../../../core/text/text.js";
import { SeuilsArmor } from "../../data/items/armor.js";
import { SeuilsGear } from "../../data/items/gear.js";
import { SeuilsShield } from "../../data/items/shield.js";
import { SeuilsSpecialty } from "../../data/items/specialty.js";
import { SeuilsTrait } from "../../data/items/trait.js";
import { SeuilsWeapon } from "../../data/items/weapon.js";
import {
  attackTypeLabel,
  characteristicLabel,
  damageText,
  damageTypeLabel,
  missileLabel,
  natureLabel,
  traitLabel,
  traitModeLabel,
  traitRuleLabel,
  weaponGroupLabel,
} from "../../labels.js";
import { rangeFault } from "../../rules/attack/range.js";
import { TRAITS, type TraitKey } from "../../rules/character/traits.js";
import {
  ATTACK_TYPES,
  CHARACTERISTICS,
  DAMAGE_TYPES,
  MISSILES,
  NATURES,
  WEAPON_GROUPS,
} from "../../rules/vocabulary.js";
import { bandViews } from "../views/bands-view.js";
import { damageDice, ORDINARY_SANTE, rowChances } from "../views/damage-view.js";
import { knownSpecialties } from "../views/known-specialties.js";
import { protectionTexts } from "../views/protection-text.js";
import { useChips, useGroups } from "../views/uses-view.js";

/** What an item's card prints besides the item itself. */
export async function cardContext(item: Item): Promise<object> {
  const system: unknown = item.system;
  if (system instanceof SeuilsWeapon) return withText(item, weaponCard(system));
  if (system instanceof SeuilsArmor) return withText(item, armorCard(system));
  if (system instanceof SeuilsShield) return withText(item, { badge: `+${system.bonus}` });
  if (system instanceof SeuilsSpecialty) return withText(item, specialtyCard(item, system));
  if (system instanceof SeuilsGear) return withText(item, gearCard(item, system));
  if (system instanceof SeuilsTrait) return withText(item, traitCard(system));
  return {};
}

function weaponCard(weapon: SeuilsWeapon): object {
  const { attackType, damage, limits, ammo } = weapon;
  const shot = attackType === "ranged";
  const fault = shot ? rangeFault(limits) : null;
  return {
    attackTypes: choices(ATTACK_TYPES, attackTypeLabel),
    groups: choices(WEAPON_GROUPS, weaponGroupLabel),
    missiles: choices(
      MISSILES.filter((id) => id !== "none"),
      missileLabel,
    ),
    natures: choices(NATURES, natureLabel),
    types: typeChips(weapon),
    several: weapon.types.length > 1,
    dice: damageDice(damage),
    sante: ORDINARY_SANTE,
    chances: rowChances(damage),
    shot,
    counted: shot || ammo.value !== null || ammo.max !== null, // SE-76
    bands: bandViews(limits),
    rangeFault: fault && `GARDIEN.SEUILS.CARD.rangeFault.${fault}`,
    badge: say(damageText(damage)),
  };
}

/** SE-44 — the types of damage: those of the weapon in its order, then the others. */
function typeChips({ types }: SeuilsWeapon): readonly object[] {
  const others = DAMAGE_TYPES.filter((id) => !types.includes(id));
  return [...types, ...others].map((id, i) => ({
    id,
    label: damageTypeLabel(id),
    on: i < types.length,
    usual: i === 0,
  }));
}

function armorCard(armor: SeuilsArmor): object {
  return {
    specifics: armor.specific,
    damageTypes: choices(DAMAGE_TYPES, damageTypeLabel),
    protection: protectionTexts(armor).map(say),
    badge: say({ key: "GARDIEN.SEUILS.PROTECTION.dice", data: { dice: armor.index } }),
  };
}

function specialtyCard({ actor }: Item, { uses, id }: SeuilsSpecialty): object {
  const names = new Map(knownSpecialties(actor));
  names.delete(id); // it serves for its own rolls anyway
  return {
    characteristics: choices(CHARACTERISTICS, characteristicLabel),
    uses: useChips(uses, names),
    offered: useGroups(uses, names, "specialty"),
  };
}

function gearCard({ actor }: Item, { uses, equipmentDice }: SeuilsGear): object {
  const names = knownSpecialties(actor);
  return {
    uses: useChips(uses, names),
    offered: useGroups(uses, names, "equipment"),
    badge: equipmentDice > 0 ? String(equipmentDice) : "",
  };
}

function traitCard({ known, value }: SeuilsTrait): object {
  return {
    keys: choices(Object.keys(TRAITS) as TraitKey[], traitLabel),
    mode: traitModeLabel(known ? TRAITS[known] : "text"),
    rule: known && traitRuleLabel(known),
    numbered: known === "venom" || value !== null,
    unnumbered: known === "venom" && value === null,
  };
}
