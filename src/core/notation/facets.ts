import type { Json } from "../shape/shape.js";
import { at, numberAt, textAt, type Block, type Figures } from "./block.js";
import { written } from "./lines.js";
import { plain } from "./tidy.js";
import { fold, isWord, quoted, spellings, wordIn, writtenIn, type Lang, type Words } from "./words.js";

/** What stands between the brackets after a thing's name: one part, or nothing. */
export interface Facet {
  write(system: object, lang: Lang, bearer?: Block): string;
  /** What a part says; `null` where it speaks of something else. */
  read(part: string): Figures | null;
}

const DICE = /^(?:\d{0,3}d\d{1,3}(?:\/\d)?|\d{1,3}(?=[+-]))(?:[+-](?:\d{0,3}d\d{1,3}|\d{1,3}))*$/i;
const DAMAGE: Words = { fr: "dégâts", en: "damage" };

/** Dice, or a mere number where there are none: `1d6+2`, `dégâts 1`. */
export function diceFacet(path: string): Facet {
  return {
    write: (system, lang) => {
      const dice = textAt(system, path).replaceAll(/\s+/g, "");
      return /^\d+$/.test(dice) ? `${DAMAGE[lang]} ${dice}` : dice;
    },
    read: (part) => {
      const before = after(part, DAMAGE);
      const told = before ?? part;
      const dice = plain(told ?? "")
        .replaceAll(/\s+/g, "")
        .toLowerCase();
      return DICE.test(dice) || (before !== null && /^\d{1,3}$/.test(dice))
        ? { [path]: dice.replace(/^d/, "1d") }
        : null;
    },
  };
}

/** What stands after a word; `null` where the text begins otherwise. */
function after(part: string, word: Words): string | null {
  const folded = fold(plain(part.trim()));
  const spelling = spellings(word)
    .toSorted((one, other) => other.length - one.length)
    .find((one) => folded.startsWith(`${one} `));
  return spelling === undefined ? null : part.trim().slice(spelling.length).trim();
}

/** A number before a word: `4 par round`, also as others write it: `4/round`. */
export function countFacet(path: string, behind: Words, usual: number): Facet {
  return {
    write: (system, lang) => {
      const value = numberAt(system, path);
      return value === null || value === usual ? "" : `${written(value, lang)} ${behind[lang]}`;
    },
    read: (part) => {
      const found = /^(\d{1,3})\s*(.*)$/.exec(plain(part).trim());
      return found && isWord(found[2] ?? "", behind) ? { [path]: Number(found[1]) } : null;
    },
  };
}

/** A number after a word: `portée 9 m`. */
export function numberFacet(path: string, before: Words, { unit = "", usual }: NumberFacetOptions = {}): Facet {
  return {
    write: (system, lang) => {
      const value = numberAt(system, path);
      return value === null || value === usual ? "" : `${before[lang]} ${written(value, lang)}${unit && ` ${unit}`}`;
    },
    read: (part) => {
      const told = /^([+-]?\d+(?:[.,]\d+)?)(?:\s*[a-z]{1,7})?$/i.exec(plain(after(part, before) ?? ""));
      return told && { [path]: Number((told[1] ?? "").replace(",", ".")) };
    },
  };
}

interface NumberFacetOptions {
  readonly unit?: string;
  /** Left out when it is this. */
  readonly usual?: number | null;
}

/** One of a few words: `mêlée`, `jet`. */
export function wordFacet<Id extends string>(
  path: string,
  table: Readonly<Record<Id, Words>>,
  usual?: NoInfer<Id>,
): Facet {
  return {
    write: (system, lang) => {
      const id = textAt(system, path);
      return id === usual ? "" : (writtenIn(table, id, lang) ?? "");
    },
    read: (part) => {
      const id = wordIn(part, table);
      return id === null ? null : { [path]: id };
    },
  };
}

/** A word that says that something holds, or does not. */
export function flagFacet(path: string, word: Words, when: string | boolean = true): Facet {
  return {
    write: (system, lang) => (at(system, path) === when ? word[lang] : ""),
    read: (part) => (isWord(part, word) ? { [path]: when } : null),
  };
}

/** Several of a few words, parted by strokes: `tranchante/perforante`. */
export function wordsFacet<Id extends string>(
  path: string,
  table: Readonly<Record<Id, Words>>,
  usual?: NoInfer<Id>,
): Facet {
  return {
    write: (system, lang) => {
      const list = at(system, path);
      const ids: readonly unknown[] = Array.isArray(list) ? list : [];
      if (ids.length === 1 && ids[0] === usual) return "";
      return ids.flatMap((id) => (typeof id === "string" ? (writtenIn(table, id, lang) ?? []) : [])).join("/");
    },
    read: (part) => {
      const ids = part.split("/").map((one) => wordIn(one, table));
      return ids.every((id) => id !== null) ? { [path]: ids as readonly Json[] } : null;
    },
  };
}

/** From which face on a hit is critical, and what it multiplies: `19-20/×2`. */
export function criticalFacet(
  least: string,
  multiplier: string,
  usual: { readonly least: number; readonly multiplier: number },
): Facet {
  return {
    write: (system) => {
      const from = numberAt(system, least) ?? usual.least;
      const by = numberAt(system, multiplier) ?? usual.multiplier;
      if (from === usual.least && by === usual.multiplier) return "";
      return `${from === 20 ? "20" : `${String(from)}-20`}/×${String(by)}`;
    },
    read: (raw) => {
      const part = plain(raw);
      const found = /^(?:critique |critical |crit\.? )?(?:(\d{1,2})(?:\s*-\s*20)?\s*\/\s*)?x\s*(\d)$/i.exec(
        part.trim(),
      );
      const alone = found ? null : /^(?:critique |critical |crit\.? )?(\d{1,2})\s*-\s*20$/i.exec(part.trim());
      if (alone) return { [least]: Number(alone[1]) };
      return found && { [least]: Number(found[1] ?? 20), [multiplier]: Number(found[2]) };
    },
  };
}

/** A text after a word; in quotes where it would be taken apart. */
export function textFacet(path: string, before: Words): Facet {
  return {
    write: (system, lang) => {
      const text = textAt(system, path).replaceAll(/["«»“”]/g, "");
      return text === "" ? "" : `${before[lang]} ${/[(),;:•·]/.test(text) ? quoted(text, lang) : text}`;
    },
    read: (part) => {
      const told = after(part, before);
      return told === null ? null : { [path]: told.replaceAll(/^[\s"«“]+|[\s"»”]+$/g, "") };
    },
  };
}
