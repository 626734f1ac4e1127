import { DEFAULTS, type Options } from "../options.js";
import type { Purchase } from "../vocabulary.js";

/** DD-179 — something that somebody wants to buy with points of experience. */
export interface Wanted {
  readonly purchase: Purchase;
  /** DD-177 — whether it is marked as used in play. */
  readonly checked?: boolean;
  /** DD-82 — whether it is a skill of combat. */
  readonly combat?: boolean;
}

/** DD-179 — points that one more costs, with a mark of use and without. */
const COSTS: Readonly<Record<Purchase | "combatSkill", { readonly checked: number; readonly unchecked: number }>> = {
  skill: { checked: 1, unchecked: 3 },
  combatSkill: { checked: 2, unchecked: 6 },
  jet: { checked: 2, unchecked: 6 },
  newSkill: { checked: 3, unchecked: 3 },
  destiny: { checked: 8, unchecked: 8 },
  hp: { checked: 10, unchecked: 10 },
  characteristic: { checked: 15, unchecked: 15 },
};

/** DD-179 — what a skill that is learnt starts at (D-77). */
export const NEW_SKILL_BASE = -5;

/** DD-178 — points that an objective is worth; the most is for a feat. */
export const OBJECTIVE_POINTS = { min: 1, max: 3 } as const;

/** DD-178 — objectives that a session usually has. */
export const USUAL_OBJECTIVES = { min: 3, max: 5 } as const;

/** DD-179 — what a purchase costs. */
export function experienceCost({ purchase, checked = false, combat = false }: Wanted): number {
  const costs = COSTS[purchase === "skill" && combat ? "combatSkill" : purchase];
  return checked ? costs.checked : costs.unchecked;
}

/** DD-179 — whether a mark of use makes a purchase cheaper, and is used up by it. */
export function takesMark(purchase: Purchase): boolean {
  return COSTS[purchase].checked < COSTS[purchase].unchecked;
}

/** DD-179 — whether a mark is still there once something was bought with it (D-53). */
export function markAfter(
  { purchase, checked = false }: Wanted,
  { experienceClearsBox }: Pick<Options, "experienceClearsBox"> = DEFAULTS,
): boolean {
  return checked && !(experienceClearsBox && takesMark(purchase));
}

/** DD-180 — why something cannot be bought. */
export type SpendFault = "sessionRunning" | "tooFew" | "notSold";

/** DD-179, DD-180 — what speaks against a purchase; `null`: nothing. */
export function spendFault(
  available: number,
  wanted: Wanted,
  options: Pick<Options, "sessionRunning" | "experienceAllowsMaxHp"> = DEFAULTS,
): SpendFault | null {
  if (wanted.purchase === "hp" && !options.experienceAllowsMaxHp) return "notSold"; // D-52
  return paid(available, experienceCost(wanted), options).fault;
}

/** DD-180 — whether some points are paid, and what is left of them. */
export function paid(
  available: number,
  cost: number,
  { sessionRunning }: Pick<Options, "sessionRunning"> = DEFAULTS,
): { readonly fault: SpendFault | null; readonly left: number } {
  if (sessionRunning) return { fault: "sessionRunning", left: available };
  return cost > available ? { fault: "tooFew", left: available } : { fault: null, left: available - cost };
}

/** DD-178 — points of some objectives that were reached. */
export function objectivePoints(objectives: readonly number[]): number {
  const { min, max } = OBJECTIVE_POINTS;
  return objectives.reduce((sum, points) => sum + Math.min(max, Math.max(min, points)), 0);
}
