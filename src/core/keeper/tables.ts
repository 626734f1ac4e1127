import { refuse } from "../text/errors.js";
import { byName } from "../ui/by-name.js";
import { recipients } from "../foundry/visibility.js";
import { type Named, gameHere } from "../foundry/types/game.js";
import { createMessage, speakerOf } from "../foundry/write.js";
import type { KeeperPart } from "./contract.js";

/** What is used of tables that are rolled on; a compendium's list of them knows less. */
interface Table {
  readonly uuid: string;
  readonly name: string;
  readonly description?: string;
  readonly formula?: string;
  readonly results: Iterable<TableRow>;
  draw(options: object): Promise<{ readonly roll: unknown; readonly results: readonly TableRow[] }>;
}
interface TableRow {
  readonly name?: string;
  readonly description?: string;
  readonly range: readonly [number, number];
}

/** A table as the list shows it; its lines once it is open. */
export interface TableView {
  readonly uuid: string;
  readonly name: string;
  readonly open: boolean;
  readonly rows: readonly { readonly range: string; readonly text: string }[];
}

/** Returns the tables of the book, and those of the world. */
export async function tablesShown(
  part: KeeperPart,
  open: string | null,
): Promise<{ readonly book: readonly TableView[]; readonly own: readonly TableView[] }> {
  const view = (tables: readonly Named[]) => Promise.all(byName(tables).map((table) => shown(table, open)));
  return { book: await view(await bookTables(part)), own: await view([...gameHere().tables]) };
}

async function bookTables({ tables }: KeeperPart): Promise<readonly Named[]> {
  const index: unknown = tables && (await game.packs.get(`gardien.${tables}`)?.getIndex());
  return index ? [...(index as Iterable<Named>)] : [];
}

async function shown({ uuid, name }: Named, open: string | null): Promise<TableView> {
  const table = uuid === open ? await tableAt(uuid) : null;
  const rows = table ? [...table.results].sort((a, b) => a.range[0] - b.range[0]).map(rowOf) : [];
  return { uuid, name, open: uuid === open, rows };
}

/** A line of a table without its markup: it is read, not followed. */
function rowOf({ range: [from, to], name, description }: TableRow): { range: string; text: string } {
  const holder = document.createElement("template");
  holder.innerHTML = description ?? "";
  const text = holder.content.textContent.trim() || (name ?? "");
  return { range: from === to ? String(from) : `${from}–${to}`, text };
}

async function tableAt(uuid: string): Promise<Table | null> {
  return (await fromUuid(uuid)) as unknown as Table | null;
}

/** Rolls on a table, for keepers alone: who reads it is said by us, whatever Foundry calls that by now. */
export async function rollOn(uuid: string): Promise<void> {
  const table = await tableAt(uuid);
  if (!table) {
    refuse("GARDIEN.KEEPER.TABLES.gone");
    return;
  }
  const { roll, results } = await table.draw({ displayChat: false });
  const { escapeHTML } = foundry.utils;
  const lines = results.map(({ name, description }) => `<li>${description || escapeHTML(name ?? "")}</li>`);
  await createMessage({
    speaker: speakerOf({ alias: game.user.name }),
    flavor: escapeHTML(table.name),
    content: `<ul>${lines.join("")}</ul>`,
    rolls: [roll],
    ...recipients("keeper"),
  });
}
