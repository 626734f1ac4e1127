import type { KeeperFields } from "../keeper-only.js";

/** What only keepers write: an approval. */
export const KEEPER_ONLY: KeeperFields = { seuilsCharacter: [{ path: "approved", yields: false }] };
