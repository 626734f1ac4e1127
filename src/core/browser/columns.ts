import { inMetres } from "../sheets/block.js";
import { decimal, signed, t } from "../text/i18n.js";
import type { Cell, Choice, Column, Reader, Sieve } from "./contract.js";

/** A number at a path; `null` for anything else. */
export function numberAt(read: Reader, path: string): number | null {
  const value = read(path);
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** A short text at a path; empty for anything else. */
export function textAt(read: Reader, path: string): string {
  const value = read(path);
  return typeof value === "string" ? value.trim() : "";
}

/** The words of a list at a path; none for anything else. */
export function wordsAt(read: Reader, path: string): readonly string[] {
  const value = read(path);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** A cell of a text; `null` for an empty one. */
export function cellOf(text: string, order: number | string = text): Cell | null {
  return text === "" ? null : { text, order };
}

/** A cell of a number; `null` for none, and for a 0 that says nothing. */
export function figureOf(
  value: number | null,
  told: (value: number) => string = (one) => decimal(one, 2),
): Cell | null {
  return value === null ? null : { text: told(value), order: value };
}

/** What a language key says; a word that has none, as it was written. */
export function wordOf(id: string, label: (id: never) => string): string {
  const key = label(id as never);
  return game.i18n.has(key) ? t(key) : id;
}

/** A column of its own making. */
export function column(id: string, label: string, paths: readonly string[], cell: Column["cell"]): Column {
  return { id, label, paths, cell };
}

/** A short text as it is stored. */
export function text(path: string, label: string): Column {
  return column(path, label, [path], (read) => cellOf(textAt(read, path)));
}

/** A number; `told` writes it, `zero: false` leaves a 0 out. */
export function number(
  path: string,
  label: string,
  { told, zero = true }: { readonly told?: (value: number) => string; readonly zero?: boolean } = {},
): Column {
  return column(path, label, [path], (read) => {
    const value = numberAt(read, path);
    return value === 0 && !zero ? null : figureOf(value, told);
  });
}

/** A number with its sign. */
export function bonus(path: string, label: string): Column {
  return number(path, label, { told: signed });
}

/** A distance in metres; 0 is none. */
export function metres(path: string, label: string): Column {
  return number(path, label, { told: inMetres, zero: false });
}

/** Dice as they are stored, sorted by what they come to on average. */
export function dice(path: string, label: string): Column {
  return column(path, label, [path], (read) => {
    const formula = textAt(read, path);
    return cellOf(formula.replaceAll("-", "−"), averageOf(formula));
  });
}

/** What a formula of dice comes to on average, for sorting; what cannot be read counts for nothing. */
export function averageOf(formula: string): number {
  let sum = 0;
  for (const [, sign, count, faces, number_] of formula.matchAll(/([+−-]?)\s*(?:(\d*)d(\d+)|(\d+))/gi)) {
    const value = faces === undefined ? Number(number_) : (Number(count || 1) * (Number(faces) + 1)) / 2;
    sum += sign === "-" || sign === "−" ? -value : value;
  }
  return sum;
}

/** One word of a closed list, by its name. */
export function word(path: string, label: string, called: (id: never) => string): Column {
  return column(path, label, [path], (read) => cellOf(wordOf(textAt(read, path), called)));
}

/** A yes or no: what it is called where it is so. */
export function flag(path: string, label: string, called = label): Column {
  return column(path, label, [path], (read) => (read(path) === true ? cellOf(t(called), 1) : null));
}

/** The same column, looked at first. */
export function leading(one: Column): Column {
  return { ...one, leading: true };
}

/** Sifts by one word of a closed list. */
export function byWord<Id extends string>(
  path: string,
  label: string,
  ids: readonly Id[],
  called: (id: Id) => string,
): Sieve {
  const choices = ids.map((id) => ({ id, label: called(id) }));
  return { id: path, label, paths: [path], choices, marks: (read) => [textAt(read, path)] };
}

/** Sifts by the words of a list. */
export function byWords<Id extends string>(
  path: string,
  label: string,
  ids: readonly Id[],
  called: (id: Id) => string,
): Sieve {
  return { ...byWord(path, label, ids, called), marks: (read) => wordsAt(read, path) };
}

/**
 * Sifts by how much: bands of a number, each named by where it begins and ends.
 * @param from where each band begins, least first; what lies below the first is in none
 */
export function byBand(
  id: string,
  label: string,
  paths: readonly string[],
  from: readonly number[],
  value: (read: Reader) => number | null,
): Sieve {
  const choices: readonly Choice[] = from.map((least, i) => ({
    id: String(least),
    label: bandName(least, from[i + 1]),
  }));
  const marks = (read: Reader) => {
    const known = value(read);
    const band = known === null ? undefined : from.findLast((least) => known >= least);
    return band === undefined ? [] : [String(band)];
  };
  return { id, label, paths, choices, marks };
}

function bandName(least: number, next: number | undefined): string {
  if (next === undefined) return t("GARDIEN.BROWSER.andMore", { least: decimal(least, 2) });
  return next - least <= 1 ? decimal(least, 2) : `${decimal(least, 2)}–${decimal(next - 1, 2)}`;
}

/** Sifts by what holds of an entry. */
export function byFacts(
  id: string,
  label: string,
  facts: Readonly<
    Record<string, { readonly label: string; readonly paths: readonly string[]; holds(read: Reader): boolean }>
  >,
): Sieve {
  const all = Object.entries(facts);
  return {
    ...{ id, label },
    paths: all.flatMap(([, { paths }]) => paths),
    choices: all.map(([key, fact]) => ({ id: key, label: fact.label })),
    marks: (read) => all.flatMap(([key, { holds }]) => (holds(read) ? [key] : [])),
  };
}
