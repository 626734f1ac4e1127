import type { Condition } from "../ruleset.js";

const condition = (id: string, managed: boolean, brings: readonly string[] = []): Condition => ({
  id,
  name: `GARDIEN.CONDITION.${id}`,
  img: `systems/gardien/assets/icons/condition-${id}.svg`,
  with: brings,
  managed,
});

/**
 * GB-08, GB-09, GB-57 — the states the rules know; the d20 states they drop are not offered.
 * Dead and unconscious victims lie on the ground, a stunned one stays up (D-62).
 */
export const CONDITIONS: readonly Condition[] = [
  condition("dead", true, ["prone"]),
  condition("unconscious", true, ["prone"]),
  condition("stunned", true),
  condition("prone", false),
];
