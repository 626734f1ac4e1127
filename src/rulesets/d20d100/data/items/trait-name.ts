import type { Text } from "../../../../core/text/text.js";

/** What the name of a trait leaves open: « Spécialité (arme précise) ». */
const OPEN = /\s*\([^()]*\)$/u;

/**
 * DD-32, DD-34, DD-36 — a trait by its name and what it was chosen for, which stands in the place of what the name leaves
 * open; in one pair of brackets, or in none where what it was chosen for has its own.
 */
export function traitName(name: string, chosen: string): Text {
  if (chosen === "") return { key: "GARDIEN.D20D100.SHEET.trait.open", data: { name } };
  const key = /[()]/u.test(chosen) ? "named" : "chosen";
  return { key: `GARDIEN.D20D100.SHEET.trait.${key}`, data: { name: name.replace(OPEN, ""), what: chosen } };
}
