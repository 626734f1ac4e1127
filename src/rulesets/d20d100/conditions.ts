import { conditionsNamed } from "../../core/documents/condition.js";
import type { Condition } from "../../core/ruleset.js";

const condition = conditionsNamed("GARDIEN.D20D100");

/** DD-91…DD-164 — what shows on a token: all of it follows from points and states, or is set and ended by hand. */
export const CONDITIONS: readonly Condition[] = [
  condition("dead", "DD-96", "never", { brings: ["prone"] }),
  condition("d20d100Dying", "DD-95", "care", { brings: ["prone"] }),
  condition("d20d100Stabilised", "DD-97", "points", { brings: ["prone"] }),
  condition("d20d100OutOfAction", "DD-94", "points"),
  condition("unconscious", "DD-102", "points", { brings: ["prone"] }),
  condition("d20d100Staggered", "DD-102", "points"),
  condition("d20d100Shock", "DD-91", "turn"),
  // a violent shock
  condition("stunned", "DD-91", "turn"),
  condition("prone", "DD-122", "stand"),
  condition("d20d100Grappling", "DD-137", "free"),
  condition("d20d100Immobilised", "DD-138", "free"),
  condition("d20d100Strangled", "DD-139", "free"),
  condition("helpless", "DD-162", "keeper"),
  condition("d20d100Surprised", "DD-119", "round"),
  condition("flatFooted", "DD-130", "turn"),
  condition("d20d100TotalDefence", "DD-152", "turn"),
  condition("d20d100Defensive", "DD-153", "turn"),
  condition("d20d100Attentive", "DD-114", "done"),
  condition("d20d100Burning", "DD-67", "done"),
  condition("d20d100Temporary", "DD-107", "keeper"),
  condition("d20d100Indefinite", "DD-108", "keeper"),
  condition("d20d100Permanent", "DD-109", "never"),
];
