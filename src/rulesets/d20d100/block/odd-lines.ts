import { at, textAt, type Line } from "../../../core/notation/block.js";
import { leave } from "../../../core/notation/lines.js";
import { parted, trimmed } from "../../../core/notation/tidy.js";
import { quoted, wordIn, words } from "../../../core/notation/words.js";
import type { ProtectionMode, ProtectionScope } from "../rules/vocabulary.js";
import { MODE_WORDS, SCOPE_WORDS } from "./words.js";

/** DD-106 — `0/1d6`: what the sight of it takes from the mind. */
export const sanity: Line = {
  words: words("SAN", "SAN", "Perte de SAN", "Sanity loss", "Santé mentale", "Sanity"),
  write: ({ system }) => {
    const [success, failure] = [
      textAt(system, "sanityLoss.success") || "0",
      textAt(system, "sanityLoss.failure") || "0",
    ];
    return success === "0" && failure === "0" ? "" : `${success}/${failure}`;
  },
  read: ({ raw, text }, draft) => {
    const found = /^[\s:]*(\d{0,2}d?\d{1,3}(?:\+\d{1,2})?)\s*\/\s*(\d{0,2}d?\d{1,3}(?:\+\d{1,2})?)(.*)$/is.exec(text);
    if (!found) {
      leave(draft, sanity.words, raw);
      return;
    }
    draft.figures["sanityLoss.success"] = (found[1] ?? "0").toLowerCase();
    draft.figures["sanityLoss.failure"] = (found[2] ?? "0").toLowerCase();
    const rest = trimmed(found[3] ?? "");
    if (rest !== "") draft.left.push(rest);
  },
};

interface Entry {
  readonly mode: ProtectionMode;
  readonly value?: number;
  readonly scope: ProtectionScope;
  readonly note?: string;
}

/** DD-134 — `retire 3 (tout, « Graisse »)`: what its body makes of damage. */
export const protections: Line = {
  words: words("Protection", "Protection", "Protections", "Armure", "Armour", "Armor"),
  write: ({ system }, lang) => {
    const list: unknown = at(system, "protections");
    return ((Array.isArray(list) ? list : []) as readonly Entry[])
      .map(({ mode, value = 0, scope, note = "" }) => {
        const said = `${MODE_WORDS[mode][lang]}${mode === "fixed" ? ` ${String(value)}` : ""}`;
        const told = note.replaceAll(/["«»“”]/g, "");
        return `${said} (${[SCOPE_WORDS[scope][lang], told && quoted(told, lang)].filter(Boolean).join(", ")})`;
      })
      .join(", ");
  },
  read: ({ raw, text }, draft) => {
    const entries: Entry[] = [];
    let from = 0;
    for (const part of parted(text, (letter) => letter === "," || letter === ";")) {
      const entry = entryIn(
        part.replaceAll("\n", " "),
        raw.slice(from, from + part.length).replaceAll(/\s*\n\s*/g, " "),
      );
      from += part.length + 1;
      if (entry) entries.push(entry);
      else if (!/^[\s.:]*(?:aucune?|none|-)?[\s.]*$/i.test(part)) leave(draft, protections.words, part);
    }
    if (entries.length > 0) draft.figures["protections"] = entries.map((entry) => ({ ...entry }));
  },
};

function entryIn(text: string, raw: string): Entry | null {
  const found = /^[\s:]*([a-zà-ÿ -]*?)\s*(\d{1,2})?\s*(?:points?)?\s*(?:\(([^)]*)\))?[\s.]*$/i.exec(text);
  if (!found) return null;
  const [, said = "", value, inside = ""] = found;
  const mode = said === "" && value !== undefined ? "fixed" : wordIn(said, MODE_WORDS);
  if (!mode) return null;
  const [first = "", ...others] = parted(inside, (letter) => letter === ",");
  const scope = wordIn(first, SCOPE_WORDS);
  const open = raw.indexOf("(");
  const written = others.length > 0 ? raw.slice(open + 1 + first.length + 1, raw.lastIndexOf(")")) : "";
  const note = (scope || first === "" ? written : raw.slice(open + 1, raw.lastIndexOf(")"))).replaceAll(
    /^[\s"«“]+|[\s"»”]+$/g,
    "",
  );
  return {
    mode,
    ...(mode === "fixed" && { value: Number(value ?? 0) }),
    scope: scope ?? "all",
    ...(note !== "" && { note }),
  };
}
