import { at, numberAt, textAt, type Block, type Draft, type Line } from "./block.js";
import { unbroken } from "./printed.js";
import { linesOf, paragraphsOf, trimmed } from "./tidy.js";
import { fold, isWord, wordIn, writtenIn, type Lang, type Words } from "./words.js";

/** A line that tells one number. */
export interface NumberSpec {
  readonly words: Words;
  /** Under `system`. */
  readonly path: string;
  /** `+3`, `-1`. */
  readonly signed?: boolean;
  /** What stands after it: `m`. */
  readonly unit?: string;
  /** Left out when it is this. */
  readonly usual?: number | null;
  /** It may be missing altogether: `—`. */
  readonly missing?: boolean;
  readonly least?: number;
  readonly most?: number;
  /** What is told where that is not what is stored; `null`: nothing. */
  told?(block: Block): number | null;
  /** What is stored of what was told. */
  kept?(value: number, draft: Draft): void;
}

const NONE = /^\s*(?:-+|aucune?|none|neant|nul|n\/a)\s*$/;
const NUMBER = /^\s*([+-]?)\s*(\d+(?:[.,]\d+)?)/;
/** What may stand after a number and says nothing more: `/ 13`, `(+2)`, `m`, `= 15 + 1 (DEX)`. */
const AFTER =
  /^(?:\s*\/\s*\d+)?(?:\s*\([+-]?\d+\))?(?:\s*(?:m(?:etres)?|pts?|points?|des?|dice|d)\b)?(?:\s*=[-+=\d\s()a-z]*)?\.?/;

/** A number as a block writes it. */
export function written(value: number, lang: Lang, signed = false): string {
  const size = String(Math.abs(value)).replace(".", lang === "fr" ? "," : ".");
  return `${value < 0 ? "−" : signed ? "+" : ""}${size}`;
}

/** A line of one number: `PV : 13`. */
export function numberLine(spec: NumberSpec): Line {
  const { words, path, signed = false, unit = "", missing = false } = spec;
  return {
    words,
    path,
    write: (block, lang) => {
      if (missing && at(block.system, path) === null) return "—";
      const value = spec.told ? spec.told(block) : numberAt(block.system, path);
      if (value === null || value === spec.usual) return "";
      return `${written(value, lang, signed)}${unit && ` ${unit}`}`;
    },
    read: ({ raw, text }, draft) => {
      const folded = fold(text);
      if (missing && NONE.test(trimmed(folded))) {
        draft.figures[path] = null;
        return;
      }
      const found = NUMBER.exec(folded);
      if (!found) {
        leave(draft, words, raw);
        return;
      }
      const size = Number((found[2] ?? "0").replace(",", "."));
      const value = found[1] === "-" ? -size : size;
      const within = Math.min(spec.most ?? 9999, Math.max(spec.least ?? -9999, value));
      if (within !== value) {
        draft.guessed.push({ key: "GARDIEN.BLOCK.GUESS.bounded", data: { label: words[draft.lang], value, within } });
      }
      if (spec.kept) spec.kept(within, draft);
      else draft.figures[path] = within;
      const [end = ""] = AFTER.exec(folded.slice(found[0].length)) ?? [];
      const rest = trimmed(raw.slice(found[0].length + end.length));
      if (/[\p{L}\p{N}]/u.test(rest)) draft.left.push(rest);
    },
  };
}

/** Notes what a line says that nobody understands, with its label. */
export function leave(draft: Draft, words: Words, raw: string): void {
  const rest = trimmed(raw);
  if (rest !== "") draft.left.push(`${words[draft.lang]}${draft.lang === "fr" ? " :" : ":"} ${rest}`);
}

/** Numbers that stand together under one label, and are understood alone too: `FOR 15, DEX 12`. */
export function numbersLine(words: Words, specs: readonly NumberSpec[]): readonly Line[] {
  const each = specs.map(numberLine);
  const head: Line = {
    words,
    write: (block, lang) =>
      each
        .map((line) => [line.words[lang], line.write(block, lang)] as const)
        .filter(([, text]) => text !== "")
        .map(([label, text]) => `${label} ${text}`)
        .join(", "),
    read: ({ raw }, draft) => {
      if (/[\p{L}\p{N}]/u.test(raw)) leave(draft, words, raw);
    },
  };
  return [head, ...each.map((line) => ({ ...line, write: () => "" }))];
}

/** A line of a few words, as they are typed. */
export function textLine(words: Words, path: string, usual = ""): Line {
  return {
    words,
    path,
    open: true,
    write: ({ system }) => {
      const text = textAt(system, path);
      return text === usual ? "" : text;
    },
    read: ({ raw }, { figures }) => {
      figures[path] = trimmed(raw.replaceAll(/[ \t\n]+/g, " "));
    },
  };
}

/** A formatted text, paragraph by paragraph. */
export function proseLine(words: Words, path: string): Line {
  return {
    words,
    open: true,
    write: ({ system }) => linesOf(textAt(system, path)),
    read: ({ raw }, { figures }) => {
      const before = figures[path];
      figures[path] =
        `${typeof before === "string" ? before : ""}${paragraphsOf(unbroken(raw.replaceAll(/^[\s:]+|[\s•|]+$/gu, "")))}`;
    },
  };
}

/** A line that says which of a few words holds. */
export function choiceLine<Id extends string>(
  words: Words,
  path: string,
  table: Readonly<Record<Id, Words>>,
  usual?: Id,
): Line {
  return {
    words,
    write: ({ system }, lang) => {
      const id = textAt(system, path);
      return id === usual ? "" : (writtenIn(table, id, lang) ?? "");
    },
    read: ({ raw, text }, draft) => {
      const id = wordIn(trimmed(text).replace(/\.$/, ""), table);
      if (id === null) leave(draft, words, raw);
      else draft.figures[path] = id;
    },
  };
}

/** A line of a word: one that is known by an id, or any other as it was typed. */
export function wordLine<Id extends string>(words: Words, path: string, table: Readonly<Record<Id, Words>>): Line {
  return {
    words,
    open: true,
    write: ({ system }, lang) => {
      const word = textAt(system, path);
      return writtenIn(table, word, lang) ?? word;
    },
    read: ({ raw, text }, { figures }) => {
      figures[path] = wordIn(trimmed(text).replace(/\.$/, ""), table) ?? trimmed(raw.replaceAll(/[ \t\n]+/g, " "));
    },
  };
}

/** What holds or does not: each is a word of the list. */
export function flagsLine(
  words: Words,
  flags: readonly { readonly path: string; readonly words: Words; readonly when?: boolean }[],
): Line {
  return {
    words,
    open: true,
    write: ({ system }, lang) =>
      flags
        .filter(({ path, when = true }) => at(system, path) === when)
        .map((flag) => flag.words[lang])
        .join(", "),
    read: ({ text }, draft) => {
      for (const part of trimmed(text).split(/[,;.]/)) {
        const flag = flags.find((one) => isWord(part, one.words));
        if (flag) draft.figures[flag.path] = flag.when ?? true;
        else leave(draft, words, part);
      }
    },
  };
}

/** A label whose text follows from other lines, or says nothing here: what it says is not kept, and not missed. */
export function idleLine(words: Words): Line {
  return { words, write: () => "", read: () => {} };
}
