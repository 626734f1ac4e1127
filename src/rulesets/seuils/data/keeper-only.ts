import type { KeeperFields } from "../../../core/documents/keeper-fields.js";

/** What only keepers write: an approval. */
export const KEEPER_ONLY: KeeperFields = { seuilsCharacter: [{ path: "approved", yields: false }] };
