import type { Override } from "../contract/outcome.js";

/** Returns the whole number that the keeper decided; `null` where the rules decide. */
export function decidedNumber(override: Override, name: string): number | null {
  const value = override[name];
  return typeof value === "number" && Number.isFinite(value) ? Math.trunc(value) : null;
}

/** Returns the option that the keeper decided; `null` where the rules decide, or for an option that is not allowed. */
export function decidedWord<const W extends string>(override: Override, name: string, allowed: readonly W[]): W | null {
  return allowed.find((one) => one === override[name]) ?? null;
}
