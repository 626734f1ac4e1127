import type { Override } from "../contract/outcome.js";

/** A whole number that the keeper typed; `null` where the rules decide. */
export function toldNumber(override: Override, name: string): number | null {
  const value = override[name];
  return typeof value === "number" && Number.isFinite(value) ? Math.trunc(value) : null;
}

/** A word that the keeper chose; `null` where the rules decide. */
export function toldWord<const W extends string>(override: Override, name: string, allowed: readonly W[]): W | null {
  return allowed.find((one) => one === override[name]) ?? null;
}
