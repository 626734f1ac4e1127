import { line, prose, whole } from "../../../core/data/fields.js";

const schema = () => ({ slug: line(), quantity: whole(0, 999, 1), value: line(), description: prose() });
type Schema = ReturnType<typeof schema>;

/** A belonging that is no weapon, no armour and no ammunition (WP-34). */
export class WarpGear extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.WARP.GEAR"];

  static override defineSchema(): Schema {
    return schema();
  }
}
