import { itemModel } from "../../../../core/documents/models.js";
import { flag, prose } from "../../../../core/data/fields.js";
import { belonging, protectionIndex } from "../fields.js";
import { specificList, type Specific } from "./specific.js";

const schema = () => ({
  ...belonging(),
  index: protectionIndex(1), // SE-43
  specific: specificList(), // SE-44
  coversAll: flag(false), // SE-25
  equipped: flag(true),
  description: prose(),
});

/** An armour: dice that it takes from damage, before the roll and after it (SE-43…SE-47). */
export class SeuilsArmor extends itemModel(schema, "GARDIEN.SEUILS.THING", "GARDIEN.SEUILS.ARMOR") {
  declare specific: Specific[];
}
