import type { BlockRead, Notation, ThingRead } from "../../notation/block.js";
import { blocksIn, readBlock } from "../../notation/read.js";
import type { BlockFound } from "../../notation/split.js";
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
import { Recogniser, type Chosen } from "./recogniser.js";
import { Shelf, type Shelved } from "./shelf.js";

const NOTHING: Preview = { tables: [], guessed: [], dropped: [], actor: null, notesAt: "" };

/** Reads stat blocks of some rulesets, as many as are pasted at once: whose each is, is found out block by block. */
export async function beginBlocks(rulesets: readonly Ruleset[]): Promise<ConversionProcedure> {
  const shops = await Promise.all(rulesets.map(workshopOf));
  const recogniser = new Recogniser(shops.flatMap((shop) => shop ?? []));
  const options = [{ value: "", label: t("GARDIEN.BLOCK.recognised") }, ...recogniser.options];
  const kind: ConversionField = { id: "as", kind: "choice", label: t("GARDIEN.BLOCK.as"), options };
  const pasted = {
    id: "text",
    kind: "lines",
    label: t("GARDIEN.BLOCK.pasted"),
    hint: t("GARDIEN.BLOCK.hint"),
  } as const;
  const several = ({ text = "", as = "", ...each }: Answers): readonly Preview[] => {
    const all = recogniser.chosen(as);
    return blocksIn(text, all ? [all.shop.notation] : recogniser.notations).map((found, i) => {
      const key = `${String(i)}.${found.name}`;
      return previewOf(found, key, each[`as.${key}`] ?? "", { recogniser, all });
    });
  };
  return {
    answers: { text: "", as: "" },
    fields: () => (recogniser.options.length > 1 ? [kind, pasted] : [pasted]),
    preview: (answers) => several(answers)[0] ?? NOTHING,
    several,
    example: async (answers) => {
      const { shop, type } = recogniser.chosen(answers["as"] ?? "") ?? recogniser.first;
      const text = await exampleOf(shop.shelf.first(type));
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

async function workshopOf(ruleset: Ruleset): Promise<Workshop | null> {
  if (!ruleset.blocks) return null;
  const [notation, shelf] = await Promise.all([ruleset.blocks(), Shelf.of(ruleset)]);
  return { ruleset, notation, shelf };
}

interface Reading {
  readonly recogniser: Recogniser;
  /** What all blocks are said to be; absent: each is recognised. */
  readonly all: Chosen | undefined;
}

/** @param said the type that somebody says this block is of; empty: none */
function previewOf(found: BlockFound, key: string, said: string, { recogniser, all }: Reading): Preview {
  const usual = all ?? recogniser.recognise(found);
  const { shop, type } = recogniser.chosen(said) ?? usual;
  const { notation, shelf } = shop;
  const lang = readerLang();
  const read = readBlock(found, notation, lang, type);
  const name = read.name || typeAlone(`TYPES.Actor.${type}`);
  const things = read.things.map((thing) => ({ thing, entry: shelf.find(thing.name, thing.types) }));
  const missing = things.filter(({ entry }) => !entry).map(({ thing }) => thing.name);
  return {
    key,
    ...(recogniser.options.length > 1 && { as: recogniser.choice(usual, said, all !== undefined) }),
    tables: [toldTable(read, lang), thingTable(things)].filter(({ rows }) => rows.length > 0),
    guessed: [
      ...read.guessed.map(({ key: guess, data }) => t(guess, data)),
      ...read.things.flatMap(overTold),
      ...(missing.length > 0 ? [t("GARDIEN.BLOCK.missing", { names: missing.join(", ") })] : []),
    ],
    dropped: [...read.left.map((text) => t("GARDIEN.BLOCK.left", { text })), ...homeless(read, type, notation)],
    actor: read.told.length + read.things.length > 0 ? { name, type } : null,
    notesAt: [notation.notesAt, ...NOTES].find((path) => hasField("Actor", type, path)) ?? notation.notesAt,
    make: (called) => makeOf(read, called, type, shop),
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
