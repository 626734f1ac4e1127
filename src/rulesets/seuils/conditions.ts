import { conditionsNamed } from "../../core/documents/condition.js";
import type { Condition } from "../../core/ruleset.js";

const condition = conditionsNamed("GARDIEN.SEUILS");

/** SE-54…SE-77 — what shows on a token: circles and care have theirs by themselves, the rest is set and ended by hand. */
export const CONDITIONS: readonly Condition[] = [
  // SE-54 — once the keeper has said so
  condition("dead", "SE-54", "keeper", { brings: ["prone"] }),
  condition("seuilsDying", "SE-54", "care", { brings: ["prone"] }),
  condition("unconscious", "SE-54", "points"),
  condition("seuilsCritical", "SE-54", "points"),
  condition("seuilsBleeding", "SE-69", "care"),
  condition("seuilsStabilised", "SE-62", "points"),
  condition("seuilsWatched", "SE-63", "points"),
  condition("seuilsBenign", "SE-65", "points"),
  condition("seuilsFever", "SE-66", "keeper"),
  condition("seuilsHighFever", "SE-66", "keeper"),
  condition("seuilsInfection", "SE-66", "keeper"),
  condition("seuilsGraveInfection", "SE-66", "keeper"),
  condition("seuilsBedridden", "SE-66", "keeper"),
  condition("seuilsHeld", "SE-32", "free"),
  condition("seuilsSurprised", "SE-32", "round"),
  condition("seuilsVenom", "SE-77", "scene"),
  condition("prone", "SE-18", "stand"),
];
