import { seuilsOptions } from "../../data/options.js";

/** SE-26, D-32 — whether targets declare what they do before the attack is seen: it costs its action even if that misses. */
export function isDeclaredBefore(): boolean {
  return seuilsOptions().defenceDeclaration === "before";
}
