import { OWN_PACK } from "../text/content.js";
import { rulesetOfPack } from "../settings/in-sight.js";
import { rulesetOf } from "../rulesets.js";
import { t } from "../text/i18n.js";
import { cellOf, column } from "./columns.js";
import type { Column, Kind, Shelves } from "./contract.js";
import type { Fields } from "./index/library.js";
import { PAGE, type Entry, type Listed } from "./index/entry.js";

/** A ruleset whose compendia are in sight, with what it brings to the browser. */
export interface Shelf extends Shelves {
  readonly ruleset: string;
}

const label = (id: string) => `GARDIEN.BROWSER.KIND.${id}`;

/** What every ruleset has besides its actors and items. */
const PAPERS: readonly Kind[] = [
  { id: "tables", label: label("tables"), types: ["RollTable"], columns: [] },
  { id: "pages", label: label("pages"), types: ["JournalEntry", PAGE], columns: [] },
  { id: "macros", label: label("macros"), types: ["Macro"], columns: [] },
  { id: "adventures", label: label("adventures"), types: ["Adventure"], columns: [] },
];

/** The kind that takes in all others. */
export const ALL = "all";

/** The kinds of a ruleset, those for everything of hers last, and one of all of them. */
export function kindsOf(shelf: Shelf): readonly Kind[] {
  const known = [...shelf.kinds, ...PAPERS];
  const types = known.flatMap(({ types: own }) => own);
  return [...known, { id: ALL, label: label(ALL), types, columns: [kindColumn(known)] }];
}

/** What an entry is, among others of all kinds. */
function kindColumn(kinds: readonly Kind[]): Column {
  const names = new Map(kinds.flatMap((kind) => kind.types.map((type) => [type, kind.label])));
  return column("kind", label("column"), [], (_read, type) => cellOf(t(names.get(type) ?? "")));
}

/** Whether an entry is of a ruleset: by its sub-type, or else by its compendium; what no ruleset owns is of all of them. */
export function isOf({ ruleset }: Shelf, { document, type, pack }: Entry): boolean {
  if (document === "Actor" || document === "Item") return rulesetOf(type)?.id === ruleset;
  const owner = pack.startsWith(OWN_PACK) ? rulesetOfPack(pack.slice(OWN_PACK.length)) : undefined;
  return !owner || owner.id === ruleset;
}

/** What indices are asked for: all that columns and sieves read. */
export function fieldsOf(shelves: readonly Shelf[]): Fields {
  const paths = (document: Listed) => {
    const kinds = shelves.flatMap((shelf) =>
      shelf.kinds.filter(({ types }) => types.some((type) => documentOf(type) === document)),
    );
    return kinds.flatMap(({ columns, sieves = [] }) => [...columns, ...sieves].flatMap((one) => one.paths));
  };
  return { Actor: paths("Actor"), Item: paths("Item") };
}

/** Where the texts of entries stand that are searched: those that the preview shows. */
export function textPathsOf(shelves: readonly Shelf[]): (type: string) => readonly string[] {
  const known = new Map<string, readonly string[]>(PAPERS.flatMap(({ types }) => types.map((type) => [type, TOLD])));
  for (const { kinds } of shelves)
    for (const { types, texts = TOLD } of kinds)
      for (const type of types)
        known.set(
          type,
          texts.map((path) => `system.${path}`),
        );
  return (type) => known.get(type) ?? [];
}

/** Where a text stands unless a kind says otherwise. */
const TOLD = ["description"];

function documentOf(type: string): Listed {
  return Object.hasOwn(rulesetOf(type)?.actors ?? {}, type) ? "Actor" : "Item";
}
