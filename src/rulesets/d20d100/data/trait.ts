import {
  choice,
  dropMalformedGroups,
  dropMalformedRows,
  flag,
  group,
  line,
  prose,
  whole,
} from "../../../core/data/fields.js";
import type { Migrated } from "../../../core/foundry/types/model.js";
import type { Requirement, TraitEffect, TraitFigures } from "../rules/traits.js";
import { TRAIT_KINDS, type TraitKind } from "../rules/vocabulary.js";
import { characteristicOrNone, effectList } from "./fields.js";

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
type Schema = ReturnType<typeof schema>;

/** A gift or a flaw (DD-31…DD-36). */
export class D20d100Trait extends foundry.abstract.TypeDataModel<Schema, Item> implements TraitFigures {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.TRAIT"];

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

  static override defineSchema(): Schema {
    return schema();
  }

  static override migrateData(...args: Migrated) {
    dropMalformedGroups(args[0], ["requirement"]);
    dropMalformedRows(args[0], ["effects"]);
    return super.migrateData(...args);
  }
}
