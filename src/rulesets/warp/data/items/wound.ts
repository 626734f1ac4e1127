import { itemModel } from "../../../../core/documents/models.js";
import { choice, flag, line, optionalChoice, prose, whole } from "../../../../core/data/fields.js";
import { SCOPES, type Scope } from "../../rules/checks/scopes.js";
import { type SeriousWound } from "../../rules/body/serious-wounds.js";
import { WOUND_NATURES } from "../../rules/vocabulary.js";

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

/** A serious wound (WP-75); `dailyLoss` in hit points. */
export class WarpWound extends itemModel(schema, "GARDIEN.WARP.WOUND") {
  /** Rolls that it costs a malus die; `null`: none. */
  declare malusScope: Scope | null;

  /** What the rules need of it. */
  get figures(): SeriousWound {
    const { nature, dailyLoss, treated } = this;
    return { nature, dailyLoss, treated };
  }
}
