import { choice, group, whole } from "../../../../core/data/fields.js";
import { DAMAGE_TYPES, type DamageType } from "../../rules/vocabulary.js";

/** SE-44 — best dice that a protection discards, by the type of damage that it is made against. */
export function specificList() {
  const { ArrayField } = foundry.data.fields;
  return new ArrayField(group({ against: choice(DAMAGE_TYPES, "slashing"), dice: whole(1, 10, 1) }));
}

/** One row of it. */
export interface Specific {
  against: DamageType;
  dice: number;
}
