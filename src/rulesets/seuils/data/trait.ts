import { line, optionalWhole, prose } from "../../../core/data/fields.js";
import { isTrait, type TraitKey } from "../rules/traits.js";

const schema = () => ({
  slug: line(),
  key: line(), // SE-77 — id in the list of traits; empty for one that is only told
  value: optionalWhole(0, 99), // Difficulté of a venom
  description: prose(),
});
type Schema = ReturnType<typeof schema>;

/** A trait of a creature (SE-77). */
export class SeuilsTrait extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.SEUILS.TRAIT"];

  static override defineSchema(): Schema {
    return schema();
  }

  /** SE-77 — what the rules know of it; `null`: nothing. */
  get known(): TraitKey | null {
    return isTrait(this.key) ? this.key : null;
  }
}
