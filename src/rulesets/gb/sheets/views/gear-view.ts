import { decimal, signed } from "../../../../core/text/i18n.js";
import { byName } from "../../../../core/ui/by-name.js";
import type { CarriedItem } from "../../../../core/sheets/carried-items.js";
import type { GbArmor } from "../../data/items/armor.js";
import type { GbWeapon } from "../../data/items/weapon.js";
import { categoryLabel, zoneShortLabel } from "../../labels.js";
import type { Zone } from "../../rules/vocabulary.js";

/** A weapon in the bag or in hand. */
export interface WeaponRow {
  readonly id: string | null;
  readonly name: string;
  readonly equipped: boolean;
  readonly categoryLabel: string;
  readonly damage: string;
}

/** A piece of armour and what it covers. */
export interface ArmorView {
  readonly id: string | null;
  readonly name: string;
  readonly equipped: boolean;
  readonly shield: boolean;
  readonly zones: readonly { readonly label: string; readonly value: string }[];
  readonly maxDex: number | null;
}

export function weaponRow(
  id: string | null,
  name: string,
  weapon: Pick<GbWeapon, "equipped" | "category" | "damage">,
): WeaponRow {
  const { equipped, category, damage } = weapon;
  return { id, name, equipped, categoryLabel: categoryLabel(category), damage };
}

export function armorView(
  id: string | null,
  name: string,
  armor: Pick<GbArmor, "equipped" | "kind" | "maxDex" | "zones">,
): ArmorView {
  const zones = (Object.entries(armor.zones) as [Zone, number][])
    .filter(([, value]) => value !== 0)
    .map(([zone, value]) => ({ label: zoneShortLabel(zone), value: signed(value) }));
  return { id, name, equipped: armor.equipped, shield: armor.kind === "shield", zones, maxDex: armor.maxDex };
}

/** What a belonging tells its row; weight in kilograms, of one piece. */
export interface GearFigures {
  readonly quantity: number;
  readonly weight: number;
}

/** A belonging. */
export interface GearRow {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly quantity: number;
  /** Of all pieces, in kilograms, in the reader's figures; `null` for what weighs nothing. */
  readonly weight: string | null;
}

/** The belongings in alphabetical order. */
export function gearRows(gear: readonly CarriedItem<GearFigures>[]): readonly GearRow[] {
  return byName(gear).map(({ id, name, img, system: { quantity, weight } }) => {
    return { id, name, img, quantity, weight: kilograms(quantity * weight) };
  });
}

/** A weight in the reader's figures; `null` for nothing. */
export function kilograms(weight: number): string | null {
  return weight > 0 ? decimal(weight, 2) : null;
}
