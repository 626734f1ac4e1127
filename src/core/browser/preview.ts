import { linesToStore } from "../text/lines-read.js";
import { t } from "../text/i18n.js";
import { plainText } from "../text/plain-text.js";
import { rulesetOf } from "../rulesets.js";
import { enriched } from "../sheets/enriched.js";
import { reportFailure } from "../text/errors.js";
import type { BlockLine } from "../sheets/block.js";
import type { Column, Kind, Shelves } from "./contract.js";
import { figureIn } from "./index/cells.js";
import { PAGE, readerOf, type Entry } from "./index/entry.js";

/** What the preview of an entry says. */
export interface Leaf {
  readonly uuid: string;
  readonly name: string;
  readonly alias: string;
  readonly img: string;
  /** What it is, and where it lies. */
  readonly about: string;
  readonly lines: readonly BlockLine[];
  /** Formatted texts, enriched. */
  readonly texts: readonly string[];
  /** Its stat block can be taken along. */
  readonly copies: boolean;
  /** The document could not be had: what is told is what the index tells. */
  readonly failed: boolean;
}

/** The preview of an entry, from its document. */
export async function leafOf(entry: Entry, kind: Kind, shelf: Shelves, img: string): Promise<Leaf> {
  const { uuid, name, alias, folder } = entry;
  const about = [typeName(entry), folder].filter(Boolean).join(" · ");
  const copies = entry.document === "Actor" && rulesetOf(entry.type)?.blocks !== undefined;
  const head = { uuid, name, alias, img, about, copies };
  try {
    const document: unknown = uuid === "" ? null : await fromUuid(uuid);
    if (!document) return { ...head, lines: figuresOf(entry, kind.columns), texts: [], failed: true };
    return { ...head, ...(await told(entry, kind, shelf, document)), failed: false };
  } catch (error) {
    reportFailure(`preview of ${uuid}`, error);
    return { ...head, lines: figuresOf(entry, kind.columns), texts: [], failed: true };
  }
}

function typeName({ document, type }: Entry): string {
  const key = document === "Actor" || document === "Item" ? `TYPES.${document}.${type}` : `DOCUMENT.${document}`;
  return game.i18n.has(key) ? t(key) : type;
}

type Told = Pick<Leaf, "lines" | "texts">;

async function told(entry: Entry, kind: Kind, shelf: Shelves, document: unknown): Promise<Told> {
  if (entry.document === "Actor") return tellActor(document as Actor, kind, shelf);
  if (entry.document === "Item") return tellItem(entry, document as Item, kind);
  if (entry.document === PAGE) return tellPage(document as Page);
  if (entry.document === "Adventure") return tellAdventure(document as Adventure);
  return tellPaper(document as Paper);
}

async function tellActor(actor: Actor, { texts = [] }: Kind, shelf: Shelves): Promise<Told> {
  return { lines: (await shelf.block())(actor), texts: await formatted(actor, texts) };
}

async function tellItem(
  entry: Entry,
  item: Item,
  { columns, figures = [], texts = ["description"] }: Kind,
): Promise<Told> {
  const { system } = item._source as { readonly system: Readonly<Record<string, unknown>> };
  const read = readerOf("Item", entry.type, { ...system, ...linesToStore(system) });
  return { lines: figuresOf({ ...entry, read }, [...columns, ...figures]), texts: await formatted(item, texts) };
}

/** A line for each figure that there is. */
function figuresOf(entry: Entry, columns: readonly Column[]): readonly BlockLine[] {
  return columns.flatMap((column) => {
    const cell = figureIn(entry, column);
    return cell ? [{ label: t(column.label), text: cell.text }] : [];
  });
}

async function formatted(document: Actor | Item, paths: readonly string[]): Promise<readonly string[]> {
  const written = paths.map((path) => foundry.utils.getProperty(document.system, path));
  const texts = written.filter((html): html is string => typeof html === "string" && plainText(html, 10) !== "");
  return Promise.all(texts.map((html) => enriched(html, document)));
}

/** A table, a journal or a macro, as far as its preview tells of it. */
interface Paper {
  readonly description?: string;
  readonly formula?: string;
  readonly results?: Iterable<unknown>;
  readonly pages?: Iterable<{ readonly name: string }>;
  readonly command?: string;
}

type Names = Iterable<{ readonly name: string }>;

/** An adventure, as far as one sees what it brings. */
interface Adventure {
  readonly caption: string;
  readonly description: string;
  readonly scenes: Names;
  readonly actors: Names;
  readonly items: Names;
  readonly journal: Names;
  readonly tables: Names;
  readonly macros: Names;
}

const BROUGHT = ["scenes", "actors", "items", "journal", "tables", "macros"] as const;

/** What an adventure brings into the world, by name. */
async function tellAdventure(adventure: Adventure): Promise<Told> {
  const { caption, description } = adventure;
  const { TextEditor } = foundry.applications.ux;
  const brought = BROUGHT.flatMap((what) => {
    const names = [...adventure[what]].map(({ name }) => name);
    return names.length > 0 ? [{ label: t(`GARDIEN.BROWSER.BRINGS.${what}`), text: names.join(", ") }] : [];
  });
  const about = caption === "" ? [] : [{ label: t("GARDIEN.BROWSER.PAPER.caption"), text: caption }];
  const told =
    plainText(description, 10) === ""
      ? []
      : [await TextEditor.implementation.enrichHTML(description, { secrets: game.user.isGM })];
  return { lines: [...about, ...brought], texts: told };
}

/** A page of a journal, as far as its preview tells of it. */
interface Page {
  readonly text?: { readonly content?: string | null };
  readonly isOwner: boolean;
}

/** What stands on a page. */
async function tellPage(page: Page): Promise<Told> {
  const { TextEditor } = foundry.applications.ux;
  const content = page.text?.content ?? "";
  const shown = async () => TextEditor.implementation.enrichHTML(content, { secrets: page.isOwner });
  return { lines: [], texts: content === "" ? [] : [await shown()] };
}

/** Letters of a page's list of contents, of a macro, of a description. */
const MOST = 600;

function tellPaper({ description = "", formula = "", results, pages, command = "" }: Paper): Told {
  const word = (end: string) => t(`GARDIEN.BROWSER.PAPER.${end}`);
  const line = (label: string, text: string) => (text === "" ? [] : [{ label: word(label), text }]);
  return {
    lines: [
      ...line("formula", formula),
      ...(results ? line("results", String([...results].length)) : []),
      ...(pages ? line("pages", [...pages].map(({ name }) => name).join(", ")) : []),
      ...line("command", command.slice(0, MOST)),
      ...line("description", plainText(description, MOST)),
    ],
    texts: [],
  };
}
