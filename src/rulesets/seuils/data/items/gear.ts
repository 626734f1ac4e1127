import { itemModel } from "../../../../core/documents/models.js";
import { prose, whole } from "../../../../core/data/fields.js";
import type { Use } from "../../rules/checks/uses.js";
import { belonging, equipmentDice, readUses, useList } from "../fields.js";

const schema = () => ({
  ...belonging(),
  equipmentDice: equipmentDice(), // SE-04
  uses: useList(),
  quantity: whole(0, 9999, 1),
  description: prose(),
});

/** A belonging that is no weapon and no protection; some give dE (SE-04). */
export class SeuilsGear extends itemModel(schema, "GARDIEN.SEUILS.THING", "GARDIEN.SEUILS.GEAR") {
  /** SE-04 — what it serves for; what is used up serves for nothing. */
  get serves(): readonly Use[] {
    return this.quantity > 0 ? readUses(this.uses) : [];
  }
}
