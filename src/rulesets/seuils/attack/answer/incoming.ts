import { seuilsOptions } from "../../data/options.js";
import { figuresOf } from "../../data/reading.js";
import { passivity } from "../../rules/attack/defence-choices.js";
import { defenceTerms } from "../../rules/attack/defence-terms.js";
import type { Strike } from "../strike.js";

/** SE-32, SE-33, SE-77 — why nothing can be done against an attack. */
export const UNMET = ["unable", "surprised", "held", "ambushed", "firearm"] as const;
export type Unmet = (typeof UNMET)[number];

/** SE-32, SE-33, SE-77 — why a target can do nothing against an attack; `null`: it can dodge at least. */
export function unmetBecause(strike: Strike, target: Actor): Unmet | null {
  const options = seuilsOptions();
  if (!defenceTerms(strike, 0, options)) return "firearm";
  const { state, suffers } = figuresOf(target);
  return passivity({ state, ...suffers }, options) ?? (strike.ambush ? "ambushed" : null);
}

/** SE-30…SE-36 — whether a target can do anything against an attack. */
export function canMeet(strike: Strike, target: Actor): boolean {
  return unmetBecause(strike, target) === null;
}
