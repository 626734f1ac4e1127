import { itemModel } from "../../../../core/documents/models.js";
import { choice, flag, line, prose, whole } from "../../../../core/data/fields.js";
import { ATTRIBUTES } from "../../rules/vocabulary.js";
import { belonging, mishaps } from "../fields.js";

/** RP-61 — the hands that may hold a thing which is no weapon. */
export const HOLDS = ["none", "main", "off"] as const;

/** RP-83, RP-89 — what a potion or a salve gives back: hit points, or points that an attribute has lost. */
export const HEALS = ["hp", ...ATTRIBUTES] as const;

const schema = () => ({
  ...belonging(),
  held: choice(HOLDS, "none"),
  ...mishaps(),
  quantity: whole(0, 999, 1),
  consumable: flag(false),
  healFormula: line(), // RP-83
  heals: choice(HEALS, "hp"),
  description: prose(),
});

/** A belonging that is no weapon, no armour and no shield. */
export class RpgGear extends itemModel(schema, "GARDIEN.RPG.THING", "GARDIEN.RPG.GEAR") {
  declare held: (typeof HOLDS)[number];
  declare heals: (typeof HEALS)[number];
}
