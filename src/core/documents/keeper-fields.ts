import type { Json } from "../shape/shape.js";

/** A field that only keepers write. */
export interface KeeperField {
  /** Data path under `system`. */
  readonly path: string;
  /** A value that players may write all the same: a character that is made anew gives its approval up. */
  readonly yields?: Json;
  /** Whoever may make such a thing may make it with any value: a spell that a character starts with is learned. */
  readonly comes?: true;
}

/** Fields that only keepers write, by type of actor or item. */
export type KeeperFields = Readonly<Record<string, readonly KeeperField[]>>;
