import { choice, flag, line, prose, whole } from "../../../core/data/fields.js";
import { belonging, mishaps } from "./fields.js";

/** RP-61 — the hands that may hold a thing which is no weapon. */
export const HOLDS = ["none", "main", "off"] as const;

const schema = () => ({
  ...belonging(),
  held: choice(HOLDS, "none"),
  ...mishaps(),
  quantity: whole(0, 999, 1),
  consumable: flag(false),
  healFormula: line(), // RP-83
  description: prose(),
});
type Schema = ReturnType<typeof schema>;

/** A belonging that is no weapon, no armour and no shield. */
export class RpgGear extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.RPG.THING", "GARDIEN.RPG.GEAR"];

  declare held: (typeof HOLDS)[number];

  static override defineSchema(): Schema {
    return schema();
  }
}
