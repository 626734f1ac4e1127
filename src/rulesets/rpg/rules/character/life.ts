import type { DeathRule } from "../vocabulary.js";

/** RP-27 — how somebody's hit points leave them. */
export const LIFE_STATES = ["alive", "unconscious", "dead"] as const;
export type LifeState = (typeof LIFE_STATES)[number];

/** RP-27 — whose death it is. */
export interface Mortal {
  readonly creature: boolean;
  /** One of many alike, whose token does not stand for the very actor. */
  readonly unlinked: boolean;
  /** By the keeper's word: falls as heroes do. */
  readonly important: boolean;
}

/** RP-27 — the rule by which somebody dies: heroes by that of the table, the others at 0 if the table says so (D-14). */
export function deathRuleOf(
  { creature, unlinked, important }: Mortal,
  table: { readonly deathRule: DeathRule; readonly creatureDeathAtZero: boolean },
): DeathRule {
  const minor = (creature || unlinked) && !important;
  return minor && table.creatureDeathAtZero ? "zero" : table.deathRule;
}

/** RP-27 — what hit points say: unconscious without any left, dead once as many are missing as one has Corps (D-14). */
export function lifeState(
  { hp, body }: { readonly hp: number; readonly body: number },
  rule: DeathRule = "minusBody",
): LifeState {
  if (hp > 0) return "alive";
  return rule === "zero" || hp <= -body ? "dead" : "unconscious";
}

/** RP-27, RP-58 — life as points and conditions leave it: death by a wound asks for no points. */
export function lifeWith(
  points: LifeState,
  { dead, unconscious }: { readonly dead: boolean; readonly unconscious: boolean },
): LifeState {
  if (dead || points === "dead") return "dead";
  return unconscious ? "unconscious" : points;
}
