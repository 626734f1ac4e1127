import { characterSchema } from "./actor-schema.js";
import { SeuilsActor } from "./seuils-actor.js";

/** A player's character. */
export class SeuilsCharacter extends SeuilsActor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.SEUILS.ACTOR", "GARDIEN.SEUILS.CHARACTER"];

  declare identity: { concept: string; group: string; age: number | null };
  /** SE-74 — Valeur. */
  declare wealth: number;
  declare notes: string;
  /** By the keeper. */
  declare approved: boolean;

  static override defineSchema(): ReturnType<typeof characterSchema> {
    return characterSchema();
  }
}
