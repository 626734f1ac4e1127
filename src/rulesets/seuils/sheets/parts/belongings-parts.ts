import { t } from "../../../../core/text/i18n.js";
import { byName } from "../../../../core/ui/by-name.js";
import { itemsOf, type CarriedItem } from "../../../../core/sheets/carried-items.js";
import { say } from "../../../../core/text/text.js";
import { SeuilsArmor } from "../../data/items/armor.js";
import { SeuilsCharacter } from "../../data/actors/character.js";
import { SeuilsGear } from "../../data/items/gear.js";
import { SeuilsShield } from "../../data/items/shield.js";
import { SeuilsSpecialty } from "../../data/items/specialty.js";
import { SeuilsWeapon } from "../../data/items/weapon.js";
import { characteristicLabel, damageText, weaponGroupLabel } from "../../labels.js";
import { knownSpecialties } from "../views/known-specialties.js";
import { protectionTexts } from "../views/protection-text.js";
import { useChips } from "../views/uses-view.js";
import type { DrawnSheet } from "./actor-parts.js";

/** Name and place of a thing on a list. */
function listed({ id, name, img }: CarriedItem<object>) {
  return { id, name, img };
}

/** SE-04, SE-20…SE-48, SE-74 — all that is carried. */
export function gear({ actor, model, editing }: DrawnSheet): object {
  const names = knownSpecialties(actor);
  const worth = ({ rarity, value }: { readonly rarity: number; readonly value: number }) => ({ rarity, value });
  return {
    weapons: byName(itemsOf(actor, SeuilsWeapon).filter(({ system }) => editing || !system.natural)).map((weapon) => ({
      ...listed(weapon),
      ...worth(weapon.system),
      on: weapon.system.inHand,
      inborn: weapon.system.natural, // nobody lays it down
      detail: weaponDetail(weapon.system),
    })),
    shields: byName(itemsOf(actor, SeuilsShield)).map((shield) => ({
      ...listed(shield),
      ...worth(shield.system),
      on: shield.system.equipped,
      detail: `+${shield.system.bonus}`,
    })),
    armours: byName(itemsOf(actor, SeuilsArmor)).map((armour) => ({
      ...listed(armour),
      ...worth(armour.system),
      on: armour.system.equipped,
      detail: protectionTexts(armour.system).map(say).join(" · "),
    })),
    things: byName(itemsOf(actor, SeuilsGear)).map((thing) => ({
      ...listed(thing),
      ...worth(thing.system),
      quantity: thing.system.quantity,
      dice: thing.system.equipmentDice,
      detail: useNames(thing.system.serves, names),
    })),
    specialties: byName(itemsOf(actor, SeuilsSpecialty)).map((specialty) => ({
      ...listed(specialty),
      medical: specialty.system.medical,
      characteristic: characteristicLabel(specialty.system.characteristic),
      detail: useNames(specialty.system.uses, names),
    })),
    wealth: model instanceof SeuilsCharacter ? model.wealth : null,
  };
}

/** SE-10, SE-39 — XD/Y of a weapon, and the family that Spécialités know it by. */
function weaponDetail({ damage, group }: SeuilsWeapon): string {
  const family = group === "other" ? [] : [t(weaponGroupLabel(group))];
  return [say(damageText(damage)), ...family].join(" · ");
}

/** SE-04, SE-10 — what a thing serves for. */
function useNames(uses: readonly string[], names: ReadonlyMap<string, string>): string {
  return useChips(uses, names)
    .map(({ label }) => label)
    .join(", ");
}
