import type { BlockRead, Notation } from "../../notation/block.js";
import { readBlocks } from "../../notation/read.js";
import type { Lang } from "../../notation/words.js";
import type { Ruleset } from "../../ruleset.js";
import { t } from "../../text/i18n.js";
import { typeAlone } from "../../text/type-alone.js";
import type { Answers, ConversionProcedure, Preview } from "../conversion.js";
import { makeOf } from "./make.js";
import { readerLang } from "./reader-lang.js";
import { Shelf } from "./shelf.js";

const NOTHING: Preview = { tables: [], guessed: [], dropped: [], actor: null, notesAt: "" };

/** Reads stat blocks of a ruleset, as many as are pasted at once. */
export async function beginBlocks(ruleset: Ruleset, notation: Notation): Promise<ConversionProcedure> {
  const shelf = await Shelf.of(ruleset);
  const several = ({ text = "" }: Answers): readonly Preview[] =>
    readBlocks(text, notation).map((read) => previewOf(read, { ruleset, notation, shelf }));
  return {
    answers: { text: "" },
    fields: () => [{ id: "text", kind: "lines", label: t("GARDIEN.BLOCK.pasted"), hint: t("GARDIEN.BLOCK.hint") }],
    preview: (answers) => several(answers)[0] ?? NOTHING,
    several,
  };
}

/** What a block is made into an actor with. */
export interface Workshop {
  readonly ruleset: Ruleset;
  readonly notation: Notation;
  readonly shelf: Shelf;
}

function previewOf(read: BlockRead, workshop: Workshop): Preview {
  const { notation, shelf } = workshop;
  const [type] = notation.types;
  const lang = readerLang();
  const name = read.name || typeAlone(`TYPES.Actor.${type}`);
  const found = read.things.map((thing) => ({ thing, entry: shelf.find(thing.name, thing.types) }));
  const missing = found.filter(({ entry }) => !entry).map(({ thing }) => thing.name);
  return {
    tables: [toldTable(read, lang), thingTable(found)].filter(({ rows }) => rows.length > 0),
    guessed: [
      ...read.guessed.map(({ key, data }) => t(key, data)),
      ...(missing.length > 0 ? [t("GARDIEN.BLOCK.missing", { names: missing.join(", ") })] : []),
    ],
    dropped: read.left.map((text) => t("GARDIEN.BLOCK.left", { text })),
    actor: read.told.length + read.things.length > 0 ? { name, type } : null,
    notesAt: notation.notesAt,
    make: (called) => makeOf(read, called, workshop),
  };
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
