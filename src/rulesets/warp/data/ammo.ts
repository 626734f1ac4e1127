import { choice, line, prose, whole } from "../../../core/data/fields.js";
import { AMMO_TYPES } from "../rules/ammunition.js";

const schema = () => ({
  slug: line(),
  ammoType: choice(AMMO_TYPES, "standard"),
  caliber: line(),
  quantity: whole(0, 9999, 0),
  description: prose(),
});
type Schema = ReturnType<typeof schema>;

/** Rounds of one kind (WP-94, WP-95). */
export class WarpAmmo extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.WARP.AMMO"];

  static override defineSchema(): Schema {
    return schema();
  }
}
