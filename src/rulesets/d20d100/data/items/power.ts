import { itemModel } from "../../../../core/documents/models.js";
import { line, prose } from "../../../../core/data/fields.js";

const schema = () => ({
  slug: line(),
  cost: line(),
  sanityCost: line("0"),
  description: prose(),
});

/** What an adversary can do by its nature (DD-174). */
export class D20d100Power extends itemModel(schema, "GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.POWER") {
  declare cost: string;
  declare sanityCost: string;
  declare description: string;
}
