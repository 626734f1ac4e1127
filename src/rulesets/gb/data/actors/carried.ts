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

/** What an actor carries, read in one go; `null` is an actor that nobody holds. */
export function carriedBy(actor: { readonly items: Iterable<{ readonly system: unknown }> } | null): Carried {
  const worn: WornPiece[] = [];
  const feats: GbFeat[] = [];
  let body: GbProfile | undefined;
  let checkPenalty = 0;
  for (const { system } of actor?.items ?? []) {
    if (system instanceof GbFeat) feats.push(system);
    else if (system instanceof GbProfile) body ??= system;
    else if (system instanceof GbArmor && system.equipped) {
      worn.push(system.piece);
      checkPenalty += system.checkPenalty;
    }
  }
  return { worn, checkPenalty, feats, body };
}
