import { itemModel } from "../../../../core/documents/models.js";
import { flag, prose, whole } from "../../../../core/data/fields.js";
import { SHIELD_RANGE } from "../../rules/vocabulary.js";
import { belonging } from "../fields.js";

const schema = () => ({
  ...belonging(),
  bonus: whole(SHIELD_RANGE.min, SHIELD_RANGE.max, SHIELD_RANGE.min), // SE-37
  hands: whole(1, 1, 1),
  equipped: flag(true),
  description: prose(),
});

/** A shield (SE-37, SE-48): it helps to parry, and is enough to. */
export class SeuilsShield extends itemModel(schema, "GARDIEN.SEUILS.THING", "GARDIEN.SEUILS.SHIELD") {}
