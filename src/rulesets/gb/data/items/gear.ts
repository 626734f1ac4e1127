import { itemModel } from "../../../../core/documents/models.js";
import { line, measure, prose, whole } from "../fields.js";

const schema = () => ({
  slug: line(),
  quantity: whole(0, 9999, 1),
  weight: measure(1000, 0),
  description: prose(),
});

/** A belonging that is no weapon and no armour; weight of one piece, in kilograms. */
export class GbGear extends itemModel(schema, "GARDIEN.GB.GEAR") {}
