import { itemModel } from "../../../../core/documents/models.js";
import { line, optionalWhole, prose } from "../../../../core/data/fields.js";
import { isTrait, type TraitKey } from "../../rules/character/traits.js";

const schema = () => ({
  slug: line(),
  key: line(), // SE-77 — id in the list of traits; empty for one that is only told
  value: optionalWhole(0, 99), // Difficulté of a venom
  description: prose(),
});

/** A trait of a creature (SE-77). */
export class SeuilsTrait extends itemModel(schema, "GARDIEN.SEUILS.TRAIT") {
  /** SE-77 — what the rules know of it; `null`: nothing. */
  get known(): TraitKey | null {
    return isTrait(this.key) ? this.key : null;
  }
}
