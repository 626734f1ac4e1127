import { text, type Json, type Shape } from "../../../../core/shape/shape.js";
import { reading } from "../../../../core/text/content.js";
import { nameAsRead } from "../../../../core/text/names-read.js";

/** What bears a name that our content may be published under. */
export interface Named {
  readonly name: string;
  readonly system: { readonly slug: string };
}

/** A name under a key, and its slug beside it. */
type WithSlug<K extends string, T> = { readonly [P in K | `${K}Slug`]: T };

/** The shapes of a name that a record keeps. */
export function nameShapes<K extends string>(key: K): WithSlug<K, Shape<string>> {
  return { [key]: text, [slugOf(key)]: text } as WithSlug<K, Shape<string>>;
}

/** What a record keeps of a name: as it is written, and the slug by which each reader has it in their own language. */
export function nameKept<K extends string>(key: K, named: Named | null | undefined): WithSlug<K, string> {
  return { [key]: named?.name ?? "", [slugOf(key)]: named?.system.slug ?? "" } as WithSlug<K, string>;
}

/** A name that a record keeps, as its reader calls it. */
export function nameTold<K extends string>(record: Partial<WithSlug<K, Json>>, key: K): string {
  return nameAsRead(text.read(record[key]), { slug: text.read(record[`${key}Slug`]) });
}

/** What something is called by its reader. */
export function nameOf({ name, system }: Named): string {
  return nameAsRead(name, system);
}

/** A short text of our content that a record keeps, whoever's language it was kept in; a typed one as it was typed. */
export function lineTold<K extends string>(record: Readonly<Partial<Record<K, Json>>>, key: K): string {
  const line: Record<string, string> = { [key]: text.read(record[key]) };
  reading.lines?.(line);
  return line[key] ?? "";
}

function slugOf(key: string): string {
  return `${key}Slug`;
}
