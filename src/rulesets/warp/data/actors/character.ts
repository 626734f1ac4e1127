import { characterSchema } from "./actor-schema.js";
import { WarpActor } from "./warp-actor.js";

/** A player's character (WP-18). */
export class WarpCharacter extends WarpActor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.WARP.ACTOR", "GARDIEN.WARP.CHARACTER"];

  declare biography: string;
  /** WP-34 — by the keeper's word. */
  declare approved: boolean;
  /** WP-123 — `null`: nobody has found out yet. */
  declare magicTalent: boolean | null;
  /** WP-35, WP-123 — a spellcaster since creation. */
  declare magician: boolean;

  static override defineSchema(): ReturnType<typeof characterSchema> {
    return characterSchema();
  }
}
