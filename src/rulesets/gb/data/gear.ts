import { line, measure, prose, whole } from "./fields.js";

const schema = () => ({
  slug: line(),
  quantity: whole(0, 9999, 1),
  weight: measure(1000, 0),
  description: prose(),
});
type Schema = ReturnType<typeof schema>;

/** A belonging that is no weapon and no armour; weight of one piece, in kilograms. */
export class GbGear extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.GB.GEAR"];

  static override defineSchema(): Schema {
    return schema();
  }
}
