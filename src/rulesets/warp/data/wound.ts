import { choice, flag, line, optionalChoice, prose, whole } from "../../../core/data/fields.js";
import { SCOPES, type Scope } from "../rules/scopes.js";
import { type SeriousWound } from "../rules/serious-wounds.js";
import { WOUND_NATURES } from "../rules/vocabulary.js";

const schema = () => ({
  slug: line(),
  nature: choice(WOUND_NATURES, "nonHealing"),
  dailyLoss: whole(0, 15, 0),
  treated: flag(false),
  // Rolls that it costs a malus die, for as long as it lasts.
  malusScope: optionalChoice(SCOPES),
  messageId: line(),
  description: prose(),
});
type Schema = ReturnType<typeof schema>;

/** A serious wound (WP-75); `dailyLoss` in hit points. */
export class WarpWound extends foundry.abstract.TypeDataModel<Schema, Item> {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.WARP.WOUND"];

  /** Rolls that it costs a malus die; `null`: none. */
  declare malusScope: Scope | null;

  static override defineSchema(): Schema {
    return schema();
  }

  /** What the rules need of it. */
  get figures(): SeriousWound {
    const { nature, dailyLoss, treated } = this;
    return { nature, dailyLoss, treated };
  }
}
