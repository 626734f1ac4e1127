import { itemModel } from "../../../../core/documents/models.js";
import { asked, heldBelow } from "../../../../core/data/asked.js";
import { choice, flag, line, optionalChoice, prose, whole } from "../../../../core/data/fields.js";
import type { PreCreate } from "../../../../core/foundry/types/model.js";
import { AMMO_TYPES } from "../../rules/attack/ammunition.js";
import { BANDS, FIRE_MODES, RANGES, type RangeRow } from "../../rules/vocabulary.js";

export const WEAPON_CATEGORIES = ["unarmed", "natural", "melee", "thrown", "projectile", "firearm", "taser"] as const;
export type WeaponCategory = (typeof WEAPON_CATEGORIES)[number];

/** WP-54, WP-83 — the rows of the range tables, and a weapon's own. */
export const RANGE_ROWS = [...(Object.keys(RANGES) as RangeRow[]), "custom"] as const;

const schema = () => {
  const { ArrayField, NumberField } = foundry.data.fields;
  const metres = new NumberField({ required: true, nullable: false, min: 0, max: 10_000, initial: 0 });
  return {
    slug: line(),
    category: choice(WEAPON_CATEGORIES, "melee"),
    factor: whole(0, 30, 2), // WP-52, WP-84
    rangeRow: optionalChoice(RANGE_ROWS), // null: for close combat
    customRange: new ArrayField(metres, { max: BANDS.length }), // metres
    fireMode: optionalChoice(FIRE_MODES), // WP-89
    magazine: whole(0, 999, 0),
    loaded: whole(0, 999, 0),
    ammoType: choice(AMMO_TYPES, "standard"),
    divideByRange: flag(false), // WP-93
    temporary: flag(false), // WP-60
    ignoreArmourMalus: flag(false), // WP-82, WD-60
    reach: whole(0, 5, 1), // WP-70
    frightening: flag(false), // WP-72
    traitId: line(), // the trait it is used with, by its id
    quantity: whole(0, 999, 1),
    thrown: whole(0, 999, 0), // how many of them lie where they were thrown
    equipped: flag(true),
    description: prose(),
  };
};

/** A weapon, natural ones included (WP-52, WP-54, WP-84, WP-89). Distances in metres. */
export class WarpWeapon extends itemModel(schema, "GARDIEN.WARP.WEAPON") {
  /** WP-54, WP-83 — farthest distance of each of its columns; empty for close combat. */
  get rangeLimits(): readonly number[] {
    if (this.rangeRow === null) return [];
    return this.rangeRow === "custom" ? this.customRange : RANGES[this.rangeRow];
  }

  /** Whether a magazine has to be filled before the next shot. */
  get empty(): boolean {
    return this.magazine > 0 && this.loaded === 0;
  }

  /** WP-82 — only firearms are aimed without minding one's armour, unless the data say otherwise. */
  override async _preCreate(...args: PreCreate): Promise<boolean | void> {
    if ((await super._preCreate(...args)) === false) return false;
    if (foundry.utils.hasProperty(args[0] as object, "system.ignoreArmourMalus")) return;
    this.parent.updateSource({ system: { ignoreArmourMalus: this.category === "firearm" } });
  }

  /** The same when the category changes; never more rounds than the magazine holds. */
  override consequences(change: object) {
    const category = asked(change, "category");
    const other = category !== undefined && category !== this.category;
    const told = asked(change, "ignoreArmourMalus") !== undefined;
    return {
      ...(other && !told && { ignoreArmourMalus: category === "firearm" }),
      ...heldBelow(change, this, "loaded", "magazine"),
    };
  }
}
