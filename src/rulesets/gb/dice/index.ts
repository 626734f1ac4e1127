import type { RollClass } from "../../../core/ruleset.js";
import { GbAttackRoll } from "./attack-roll.js";
import { GbDeedRoll } from "./deed-roll.js";
import { HitLocationRoll } from "./location-roll.js";
import { GbConcealmentRoll, GbDamageRoll } from "./plain-roll.js";
import { GbSaveRoll } from "./save-roll.js";
import { GbScoreRoll } from "./score-roll.js";

/** Registered by name, so that a stored roll finds its class again. */
export const GB_ROLLS: readonly RollClass[] = [
  GbAttackRoll,
  HitLocationRoll,
  GbDamageRoll,
  GbConcealmentRoll,
  GbSaveRoll,
  GbDeedRoll,
  GbScoreRoll,
] as readonly RollClass[];
