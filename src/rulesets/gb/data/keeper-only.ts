import type { KeeperFields } from "../../../core/documents/keeper-fields.js";

/** What only keepers write: what they decide of fatigue (GB-12), points of destiny (GB-03). */
export const KEEPER_ONLY: KeeperFields = {
  gbInvestigator: [{ path: "fatigue.override" }, { path: "destiny.spent" }, { path: "destiny.bonus" }],
  gbCreature: [{ path: "fatigue.override" }],
};
