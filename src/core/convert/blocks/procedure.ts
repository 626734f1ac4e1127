import type { BlockRead, Notation, ThingRead } from "../../notation/block.js";
import { readBlocks } from "../../notation/read.js";
import type { Lang } from "../../notation/words.js";
import type { Ruleset } from "../../ruleset.js";
import { t } from "../../text/i18n.js";
import { plainText } from "../../text/plain-text.js";
import { typeAlone } from "../../text/type-alone.js";
import type { Answers, ConversionField, ConversionProcedure, Preview } from "../conversion.js";
import { blockTextOf } from "./copy.js";
import { hasField, labelOf, withinBounds } from "./fields.js";
import { makeOf } from "./make.js";
import { readerLang } from "./reader-lang.js";
import { Shelf, type Shelved } from "./shelf.js";

const NOTHING: Preview = { tables: [], guessed: [], dropped: [], actor: null, notesAt: "" };

/** Reads stat blocks of a ruleset, as many as are pasted at once. */
export async function beginBlocks(ruleset: Ruleset, notation: Notation): Promise<ConversionProcedure> {
  const shelf = await Shelf.of(ruleset);
  const [first] = notation.types;
  const several = ({ text = "", as = first }: Answers): readonly Preview[] => {
    const type = notation.types.find((one) => one === as) ?? first;
    return readBlocks(text, notation, readerLang()).map((read) => previewOf(read, type, { ruleset, notation, shelf }));
  };
  const options = notation.types.map((value) => ({ value, label: typeAlone(`TYPES.Actor.${value}`) }));
  const kind: ConversionField = { id: "as", kind: "choice", label: t("GARDIEN.BLOCK.as"), options };
  const pasted = {
    id: "text",
    kind: "lines",
    label: t("GARDIEN.BLOCK.pasted"),
    hint: t("GARDIEN.BLOCK.hint"),
  } as const;
  return {
    answers: { text: "", as: first },
    fields: () => (options.length > 1 ? [kind, pasted] : [pasted]),
    preview: (answers) => several(answers)[0] ?? NOTHING,
    several,
    example: async (answers) => {
      const text = await exampleOf(shelf.first(answers["as"] ?? first));
      return text === "" ? null : { ...answers, text };
    },
  };
}

/** The block of an actor of our compendia; empty where there is none. */
async function exampleOf(entry: Shelved | undefined): Promise<string> {
  const actor = entry && ((await fromUuid(entry.uuid)) as Actor | null);
  return actor ? blockTextOf(actor) : "";
}

/** Where notes go on sheets that have none where adversaries have theirs. */
const NOTES = ["notes", "biography"];

/** What a block is made into an actor with. */
export interface Workshop {
  readonly ruleset: Ruleset;
  readonly notation: Notation;
  readonly shelf: Shelf;
}

function previewOf(read: BlockRead, type: string, workshop: Workshop): Preview {
  const { notation, shelf } = workshop;
  const lang = readerLang();
  const name = read.name || typeAlone(`TYPES.Actor.${type}`);
  const found = read.things.map((thing) => ({ thing, entry: shelf.find(thing.name, thing.types) }));
  const missing = found.filter(({ entry }) => !entry).map(({ thing }) => thing.name);
  return {
    tables: [toldTable(read, lang), thingTable(found)].filter(({ rows }) => rows.length > 0),
    guessed: [
      ...read.guessed.map(({ key, data }) => t(key, data)),
      ...read.things.flatMap(overTold),
      ...(missing.length > 0 ? [t("GARDIEN.BLOCK.missing", { names: missing.join(", ") })] : []),
    ],
    dropped: [...read.left.map((text) => t("GARDIEN.BLOCK.left", { text })), ...homeless(read, type, notation)],
    actor: read.told.length + read.things.length > 0 ? { name, type } : null,
    notesAt: [notation.notesAt, ...NOTES].find((path) => hasField("Actor", type, path)) ?? notation.notesAt,
    make: (called) => makeOf(read, called, type, workshop),
  };
}

/** The figures of a thing that its kind cannot hold, and what they become. */
function overTold({ name, types: [type], figures }: ThingRead): readonly string[] {
  return withinBounds(type, figures).over.map(({ path, value, within }) => {
    const label = labelOf("Item", type, path);
    return t("GARDIEN.BLOCK.GUESS.bounded", { label: label ? `${name}, ${t(label)}` : name, value, within });
  });
}

/** What an actor of this type has no place for: adversaries and characters differ in a few figures. */
function homeless({ figures }: BlockRead, type: string, { types: [first] }: Notation): readonly string[] {
  return Object.entries(figures).flatMap(([path, value]) => {
    if (hasField("Actor", type, path) || value === null || value === "") return [];
    const label = labelOf("Actor", first, path);
    const text = typeof value === "string" ? plainText(value, 200) : JSON.stringify(value);
    return [t("GARDIEN.BLOCK.left", { text: `${label ? t(label) : path} : ${text}` })];
  });
}

function toldTable({ told }: BlockRead, lang: Lang): Preview["tables"][number] {
  return {
    title: t("GARDIEN.BLOCK.told"),
    columns: ["", t("GARDIEN.BLOCK.text")],
    rows: told.map(({ words, text }) => [words[lang], text]),
    prose: true,
  };
}

function thingTable(
  found: readonly { readonly thing: { readonly name: string }; readonly entry: unknown }[],
): Preview["tables"][number] {
  return {
    title: t("GARDIEN.BLOCK.things"),
    columns: ["", t("GARDIEN.BLOCK.from")],
    rows: found.map(({ thing, entry }) => [
      thing.name,
      t(entry ? "GARDIEN.BLOCK.fromCompendium" : "GARDIEN.BLOCK.fromBlock"),
    ]),
    prose: true,
  };
}
