import { configOf } from "../../foundry/types/config.js";
import { OWN_PACK, slugOf } from "../../text/content.js";
import { entryNames } from "../../text/entries-read.js";
import { linesToStore } from "../../text/lines-read.js";
import { slugNames } from "../../text/names-read.js";
import { t } from "../../text/i18n.js";
import type { Reader } from "../contract.js";

/** Documents whose entries are listed. */
export const LISTED = ["Actor", "Item", "RollTable", "JournalEntry", "Macro", "Adventure"] as const;
export type Listed = (typeof LISTED)[number];

/** A page of a journal: no compendium lists it by itself, and it is found by its title and its text alone. */
export const PAGE = "JournalEntryPage";

/** Where an entry comes from: with the system, from this world, or with a module. */
export const SOURCES = ["own", "world", "module"] as const;
export type Source = (typeof SOURCES)[number];

/** What a compendium's index tells of one document, made fit to be shown: nothing of it need be as it should. */
export interface Entry {
  /** Empty where the index tells no id: it can be seen, and nothing else. */
  readonly uuid: string;
  readonly id: string;
  /** Collection of its compendium. */
  readonly pack: string;
  readonly document: Listed | typeof PAGE;
  /** Sub-type of an actor or item; of anything else the name of its document. */
  readonly type: string;
  readonly name: string;
  /** What those call it who read another language; empty where that is the same. */
  readonly alias: string;
  readonly img: string;
  /** Name of its folder; empty for none. */
  readonly folder: string;
  readonly source: Source;
  readonly read: Reader;
}

/** A compendium, as far as its entries are read. */
export interface Pack {
  readonly collection: string;
  readonly title: string;
  readonly document: Listed;
  /** Names of its folders, by id. */
  readonly folders: ReadonlyMap<string, string>;
}

type Bag = Readonly<Record<string, unknown>>;

/** Reads one row of an index, whatever it is. */
export function entryOf(pack: Pack, row: unknown): Entry {
  const bag = bagOf(row);
  const id = words(bag["_id"]);
  const { collection, document, folders } = pack;
  const own = collection.startsWith(OWN_PACK);
  const given = bagOf(bag["system"]);
  const system = own ? { ...given, ...linesToStore(given) } : given;
  const typed = document === "Actor" || document === "Item";
  const type = typed ? words(bag["type"]) : document;
  const name = words(bag["name"]) || t("GARDIEN.BROWSER.nameless");
  return {
    ...{ id, document, type, name },
    uuid: id === "" ? "" : words(bag["uuid"]) || `Compendium.${collection}.${document}.${id}`,
    pack: collection,
    alias: aliasOf(name, [...slugNames(own ? slugOf(given) : undefined), ...entryNames(collection, id)]),
    img: words(bag["img"]),
    folder: folders.get(words(bag["folder"])) ?? "",
    source: sourceOf(collection),
    read: readerOf(document, type, system),
  };
}

/** Where a compendium comes from. */
export function sourceOf(collection: string): Source {
  return collection.startsWith(OWN_PACK) ? "own" : collection.startsWith("world.") ? "world" : "module";
}

function aliasOf(name: string, names: readonly string[]): string {
  return [...new Set(names)].filter((other) => other !== name).join(" · ");
}

/** Reads stored data by path, else what the sub-type begins with. */
export function readerOf(document: Listed, type: string, system: Bag): Reader {
  return (path) => valueAt(system, path) ?? valueAt(startOf(document, type), path);
}

function valueAt(bag: Bag, path: string): unknown {
  let value: unknown = bag;
  for (const step of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Bag)[step];
  }
  return value;
}

/** What a new document of each sub-type holds: compendia leave out what is as at first. */
const starts = new Map<string, Bag>();

function startOf(document: Listed, type: string): Bag {
  const key = `${document} ${type}`;
  const known = starts.get(key);
  if (known) return known;
  const { dataModels } = configOf(document);
  const start =
    dataModels && Object.hasOwn(dataModels, type) ? bagOf(dataModels[type]?.schema.getInitialValue({})) : {};
  starts.set(key, start);
  return start;
}

function bagOf(value: unknown): Bag {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Bag) : {};
}

function words(value: unknown): string {
  return typeof value === "string" ? value : "";
}
