import { decimal, t } from "../text/i18n.js";
import { byName } from "../ui/by-name.js";

/** A line of a stat block, for its reader. */
export interface BlockLine {
  readonly label: string;
  readonly text: string;
}

/** Lines of a stat block, by language key and text; those without a text are left out. */
export function blockOf(...lines: readonly (readonly [label: string, text: string])[]): readonly BlockLine[] {
  return lines.filter(([, text]) => text !== "").map(([label, text]) => ({ label: t(label), text }));
}

/** Things in the order of their names, each as it is told; what is told as nothing is left out. */
export function listed<T extends { readonly name: string }>(
  things: readonly T[],
  told: (thing: T) => string = ({ name }) => name,
): string {
  return byName(things).map(told).filter(Boolean).join(", ");
}

/** Parts of a line, those that say something. */
export function joined(parts: readonly (string | null | undefined)[], by = ", "): string {
  return parts.filter(Boolean).join(by);
}

/** A name, and what is said of it in brackets, if anything is. */
export function bracketed(name: string, ...said: readonly (string | null | undefined)[]): string {
  const told = joined(said);
  return told === "" ? name : `${name} (${told})`;
}

/** The language key of a word that stat blocks and columns of all rulesets share. */
export function wordKey(id: string): string {
  return `GARDIEN.BROWSER.WORD.${id}`;
}

/** The language key of a kind's name. */
export function kindKey(id: string): string {
  return `GARDIEN.BROWSER.KIND.${id}`;
}

/** A distance as its reader writes it. */
export function inMetres(value: number): string {
  return t("GARDIEN.BROWSER.metres", { value: decimal(value, 2) });
}
