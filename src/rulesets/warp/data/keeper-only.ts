import type { KeeperFields } from "../../../core/documents/keeper-fields.js";

/** What only keepers write: an approval, a hidden gift; a spell that was learned (one may start with it). */
export const KEEPER_ONLY: KeeperFields = {
  warpCharacter: [{ path: "approved", yields: false }, { path: "psy.mutant" }],
  warpNpc: [{ path: "psy.mutant" }],
  warpSpell: [{ path: "learned", yields: false, comes: true }],
};
