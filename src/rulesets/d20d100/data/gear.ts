import { flag, prose, whole } from "../../../core/data/fields.js";
import { belonging } from "./fields.js";

const schema = () => ({
  ...belonging(),
  quantity: whole(0, 999, 1),
  equipped: flag(false),
  description: prose(),
});
type Schema = ReturnType<typeof schema>;

/** Whatever else somebody has with them. */
export class D20d100Gear extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.GEAR"];

  declare quantity: number;
  declare price: string;
  declare equipped: boolean;
  declare description: string;

  static override defineSchema(): Schema {
    return schema();
  }
}
