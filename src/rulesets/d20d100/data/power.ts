import { line, prose } from "../../../core/data/fields.js";

const schema = () => ({
  slug: line(),
  cost: line(),
  sanityCost: line("0"),
  description: prose(),
});
type Schema = ReturnType<typeof schema>;

/** What an adversary can do by its nature (DD-174). */
export class D20d100Power extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.POWER"];

  declare cost: string;
  declare sanityCost: string;
  declare description: string;

  static override defineSchema(): Schema {
    return schema();
  }
}
