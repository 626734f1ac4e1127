import { itemModel } from "../../../../core/documents/models.js";
import { flag, prose, whole } from "../../../../core/data/fields.js";
import { belonging } from "../fields.js";

const schema = () => ({
  ...belonging(),
  quantity: whole(0, 999, 1),
  equipped: flag(false),
  description: prose(),
});

/** Whatever else somebody has with them. */
export class D20d100Gear extends itemModel(schema, "GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.GEAR") {
  declare quantity: number;
  declare price: string;
  declare equipped: boolean;
  declare description: string;
}
