import type { Json } from "../core/attack/contract/outcome.js";
import { KEEPER_ONLY as d20d100 } from "./d20d100/keeper-only.js";
import { KEEPER_ONLY as gb } from "./gb/keeper-only.js";
import { KEEPER_ONLY as rpg } from "./rpg/keeper-only.js";
import { KEEPER_ONLY as seuils } from "./seuils/keeper-only.js";
import { KEEPER_ONLY as warp } from "./warp/keeper-only.js";

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

/** Those of all rulesets; apart from what describes them, since it is fetched when somebody's sheet is written. */
export const KEEPER_ONLY: KeeperFields = { ...gb, ...warp, ...rpg, ...seuils, ...d20d100 };
