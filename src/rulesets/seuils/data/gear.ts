import { prose, whole } from "../../../core/data/fields.js";
import type { Use } from "../rules/uses.js";
import { belonging, equipmentDice, readUses, useList } from "./fields.js";

const schema = () => ({
  ...belonging(),
  equipmentDice: equipmentDice(), // SE-04
  uses: useList(),
  quantity: whole(0, 9999, 1),
  description: prose(),
});
type Schema = ReturnType<typeof schema>;

/** A belonging that is no weapon and no protection; some give dE (SE-04). */
export class SeuilsGear extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.SEUILS.THING", "GARDIEN.SEUILS.GEAR"];

  static override defineSchema(): Schema {
    return schema();
  }

  /** SE-04 — what it serves for; what is used up serves for nothing. */
  get serves(): readonly Use[] {
    return this.quantity > 0 ? readUses(this.uses) : [];
  }
}
