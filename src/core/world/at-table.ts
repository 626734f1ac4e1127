import { refuse } from "../text/errors.js";

/** Answers whether somebody plays at all, and tells of one in a compendium that they do not: no card would find them. */
export function isAtTable({ inCompendium, name }: Actor): boolean {
  if (inCompendium) refuse("GARDIEN.SHEET.Error.inCompendium", { name });
  return !inCompendium;
}
