import type { KeeperFields } from "../../../core/documents/keeper-fields.js";

/** What only keepers write: an approval, what a master has taught (RP-102). */
export const KEEPER_ONLY: KeeperFields = {
  rpgCharacter: [{ path: "approved", yields: false }],
  rpgSkill: [{ path: "learnedPoints", yields: 0 }],
};
