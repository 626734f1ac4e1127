import { condition } from "../../core/documents/condition.js";
import type { Condition } from "../../core/ruleset.js";

/** SE-54…SE-77 — what shows on a token: circles and care have theirs by themselves, the rest is set and ended by hand. */
export const CONDITIONS: readonly Condition[] = [
  condition("dead", true, ["prone"]), // SE-54 — once the keeper has said so
  condition("seuilsDying", true, ["prone"]), // SE-54
  condition("unconscious", true), // SE-54
  condition("seuilsCritical", true), // SE-54
  condition("seuilsBleeding", true), // SE-69
  condition("seuilsStabilised", true), // SE-62
  condition("seuilsWatched", true), // SE-63
  condition("seuilsBenign", true), // SE-65
  condition("seuilsFever", true), // SE-65
  condition("seuilsHighFever", true), // SE-65
  condition("seuilsInfection", true), // SE-65
  condition("seuilsGraveInfection", true), // SE-65
  condition("seuilsBedridden", true), // SE-66
  condition("seuilsHeld", true), // SE-32
  condition("seuilsSurprised", true), // SE-32
  condition("seuilsVenom", true), // SE-77
  condition("prone", true), // SE-18
];
