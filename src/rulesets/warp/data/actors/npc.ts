import { npcSchema } from "./actor-schema.js";
import { WarpActor } from "./warp-actor.js";

/** Everybody of the keeper's: people, animals, spirits, one of them or a crowd alike. */
export class WarpNpc extends WarpActor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.WARP.ACTOR", "GARDIEN.WARP.NPC"];

  /** WP-42 — how many they are. */
  declare count: number;
  declare size: string;
  declare kindOf: string;
  /** What the players know. */
  declare publicNotes: string;
  /** WP-06 — dice of an action that no trait covers. */
  declare average: number;

  static override defineSchema(): ReturnType<typeof npcSchema> {
    return npcSchema();
  }

  override get untrained(): number {
    return this.average;
  }
}
