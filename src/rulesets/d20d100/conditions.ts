import { condition } from "../../core/documents/condition.js";
import type { Condition } from "../../core/ruleset.js";

/** DD-91…DD-164 — what shows on a token: all of it follows from points and states, or is set and ended by hand. */
export const CONDITIONS: readonly Condition[] = [
  condition("dead", true, ["prone"]), // DD-96, DD-168
  condition("d20d100Dying", true, ["prone"]), // DD-95
  condition("d20d100Stabilised", true, ["prone"]), // DD-97
  condition("d20d100OutOfAction", true), // DD-94
  condition("unconscious", true, ["prone"]), // DD-102
  condition("d20d100Staggered", true), // DD-102
  condition("d20d100Shock", true), // DD-91
  condition("stunned", true), // DD-91 — a violent shock
  condition("prone", true),
  condition("d20d100Grappling", true), // DD-137
  condition("d20d100Immobilised", true), // DD-138
  condition("d20d100Strangled", true), // DD-139
  condition("helpless", true), // DD-162
  condition("d20d100Surprised", true), // DD-119
  condition("flatFooted", true), // DD-130, DD-159
  condition("d20d100TotalDefence", true), // DD-152
  condition("d20d100Defensive", true), // DD-153
  condition("d20d100Attentive", true), // DD-114
  condition("d20d100Burning", true), // DD-67
  condition("d20d100Temporary", true), // DD-107
  condition("d20d100Indefinite", true), // DD-108
  condition("d20d100Permanent", true), // DD-109
];
