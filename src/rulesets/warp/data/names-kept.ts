import type { Outcome } from "../../../core/play/contract/outcome.js";
import { reading } from "../../../core/text/content.js";
import { word } from "../../../core/deed/card.js";
import { nameAsRead } from "../../../core/text/names-read.js";

/** What bears a name that our content may be published under. */
export interface Named {
  readonly name: string;
  readonly system: { readonly slug: string };
}

/** What a record keeps of a name: as it is written, and the slug by which each reader has it in their own language. */
export function nameKept(key: string, named: Named | null | undefined): Readonly<Record<string, string>> {
  const slug = named?.system.slug ?? "";
  return { [key]: named?.name ?? "", ...(slug && { [slugOf(key)]: slug }) };
}

/** A name that a record keeps, as its reader calls it. */
export function nameTold(record: Outcome, key: string): string {
  return nameAsRead(word(record, key), { slug: word(record, slugOf(key)) });
}

/** What something is called by its reader. */
export function nameOf({ name, system }: Named): string {
  return nameAsRead(name, system);
}

/** A short text of our content that a record keeps, whoever's language it was kept in; a typed one as it was typed. */
export function lineTold(record: Outcome, key: string): string {
  const line = { [key]: word(record, key) };
  reading.lines?.(line);
  return line[key] ?? "";
}

function slugOf(key: string): string {
  return `${key}Slug`;
}
