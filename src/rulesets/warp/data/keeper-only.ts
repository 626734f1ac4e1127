import type { KeeperFields } from "../../../core/documents/keeper-fields.js";

/** What only keepers write: their notes, an approval, a hidden gift; a spell that was learned (one may start with it). */
export const KEEPER_ONLY: KeeperFields = {
  warpCharacter: [{ path: "keeperNotes" }, { path: "approved", yields: false }, { path: "psy.mutant" }],
  warpNpc: [{ path: "keeperNotes" }, { path: "psy.mutant" }],
  warpSpell: [{ path: "learned", yields: false, comes: true }],
};
