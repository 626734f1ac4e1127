import { text } from "../shape/heal.js";
import type { DeedChoices } from "../play/contract/deed.js";

/** What is read of a deed's choices: they come from windows, buttons and macros, so anything may stand there. */

/** A whole number within its bounds; `otherwise` when none was given. */
export function numberIn(
  choices: DeedChoices,
  id: string,
  { min, max, otherwise }: { readonly min: number; readonly max: number; readonly otherwise: number },
): number {
  const value = choices[id];
  if (typeof value !== "number" || !Number.isFinite(value)) return otherwise;
  return Math.min(max, Math.max(min, Math.trunc(value)));
}

/** One of the words allowed; the first of them when it is none. */
export function wordIn<const W extends string>(choices: DeedChoices, id: string, allowed: readonly [W, ...W[]]): W {
  return allowed.find((word) => word === choices[id]) ?? allowed[0];
}

export function flagIn(choices: DeedChoices, id: string, otherwise = false): boolean {
  const value = choices[id];
  return typeof value === "boolean" ? value : otherwise;
}

export function textIn(choices: DeedChoices, id: string): string {
  return text(choices[id]).trim();
}
