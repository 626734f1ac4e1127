import { itemModel } from "../../../../core/documents/models.js";
import { line, prose, whole } from "../../../../core/data/fields.js";

const schema = () => ({ slug: line(), quantity: whole(0, 999, 1), value: line(), description: prose() });

/** A belonging that is no weapon, no armour and no ammunition (WP-34). */
export class WarpGear extends itemModel(schema, "GARDIEN.WARP.GEAR") {}
