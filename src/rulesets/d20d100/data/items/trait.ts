import { itemModel } from "../../../../core/documents/models.js";
import { choice, flag, group, line, prose, whole } from "../../../../core/data/fields.js";
import type { Requirement, TraitEffect, TraitFigures } from "../../rules/character/traits.js";
import { TRAIT_KINDS, type TraitKind } from "../../rules/vocabulary.js";
import { characteristicOrNone, effectList } from "../fields.js";

const schema = () => ({
  slug: line(),
  number: whole(0, 999, 0),
  key: line(),
  kind: choice(TRAIT_KINDS, "general"),
  parameter: line(), // DD-32, DD-34, DD-36
  justification: line(),
  requirement: group({ characteristic: characteristicOrNone(), above: whole(0, 30, 0) }),
  effects: effectList(),
  manual: flag(false),
  description: prose(),
});

/** A gift or a flaw (DD-31…DD-36). */
export class D20d100Trait
  extends itemModel(schema, "GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.TRAIT")
  implements TraitFigures
{
  declare number: number;
  declare key: string;
  declare kind: TraitKind;
  /** The combat skill, the weapon or the skill that it was chosen for: a key or a name. */
  declare parameter: string;
  declare justification: string;
  declare requirement: Requirement;
  declare effects: TraitEffect[];
  /** Nothing of it is reckoned: the keeper thinks of it. */
  declare manual: boolean;
  declare description: string;
}
