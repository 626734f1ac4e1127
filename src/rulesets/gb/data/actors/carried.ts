import { systemsOf, type Owner } from "../../../../core/documents/owned.js";
import type { WornPiece } from "../../rules/attack/armor-class.js";
import { GbArmor } from "../items/armor.js";
import { GbFeat } from "../items/feat.js";
import { GbProfile } from "../items/profile.js";

/** What the figures of an actor read among its items. */
export interface Carried {
  readonly worn: readonly WornPiece[];
  /** D-48 — sum of the check penalties worn, 0 or less. */
  readonly checkPenalty: number;
  readonly feats: readonly GbFeat[];
  /** GB-44 — the body it carries, if any: the first one. */
  readonly body: GbProfile | undefined;
}

/** What an actor carries; `null` is an actor that nobody holds. */
export function carriedBy(actor: Owner | null): Carried {
  const all = systemsOf(actor);
  const worn = all(GbArmor).filter(({ equipped }) => equipped);
  return {
    worn: worn.map(({ piece }) => piece),
    checkPenalty: worn.reduce((sum, { checkPenalty }) => sum + checkPenalty, 0),
    feats: all(GbFeat),
    body: all(GbProfile)[0],
  };
}
