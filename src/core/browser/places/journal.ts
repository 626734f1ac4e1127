import { createJournal, write } from "../../foundry/write.js";
import { type Journal, gameHere } from "../../foundry/types/game.js";
import { openSheet } from "../../foundry/types/sheets.js";
import { tell } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { byName } from "../../ui/by-name.js";
import { chosenOf } from "../../ui/choose.js";
import type { Wanted } from "./wanted.js";

const NEW = "new";

/** Foundry's number for pages that are HTML, and not Markdown: `CONST.JOURNAL_ENTRY_PAGE_FORMATS.HTML`. */
const HTML_FORMAT = 1;

/** Asks for a journal and writes links to entries at its end. */
export async function linkInJournal(
  wanted: readonly { readonly entry: Pick<Wanted["entry"], "uuid" | "name"> }[],
): Promise<void> {
  const journals = ownJournals();
  const chosen = await ask(journals);
  if (chosen === undefined) return;
  const content = wanted.map(({ entry }) => `<p>${linkTo(entry.uuid, entry.name)}</p>`).join("");
  const journal = journals.find(({ id }) => id === chosen);
  if (journal) await writeInto(journal, content);
  else await openSheet((await createJournal(fresh(content))) as { readonly sheet: unknown } | undefined);
  if (journal) tell("GARDIEN.BROWSER.done.journal", { journal: journal.name });
}

/** A link as it stands in a text, its name fit to stand there. */
export function linkTo(uuid: string, name: string): string {
  return foundry.utils.escapeHTML(`@UUID[${uuid}]{${name.replaceAll(/[{}[\]]/g, " ").trim()}}`);
}

/** The journals that this user may write in. */
function ownJournals(): readonly Journal[] {
  return byName([...gameHere().journal].filter(({ isOwner }) => isOwner));
}

/** At the end of the last page that is text; else on a page of its own. */
async function writeInto(journal: Journal, content: string): Promise<void> {
  const page = [...journal.pages].findLast(
    (one) => one.type === "text" && (one.text.format ?? HTML_FORMAT) === HTML_FORMAT && one.isOwner,
  );
  if (page) await write(page, { "text.content": `${page.text.content ?? ""}${content}` });
  else await journal.createEmbeddedDocuments("JournalEntryPage", fresh(content).pages);
}

function fresh(content: string) {
  const name = t("GARDIEN.BROWSER.journal.name");
  return { name, pages: [{ name, type: "text", text: { content } }] };
}

/** Which journal: its id, `new` for one to be made; nothing where nobody wants any. */
function ask(journals: readonly Journal[]): Promise<string | undefined> {
  const known = journals.map(({ id, name }) => [id, name] as const);
  const more = game.user.can("JOURNAL_CREATE") ? [[NEW, t("GARDIEN.BROWSER.journal.new")] as const] : [];
  const word = (end: string) => t(`GARDIEN.BROWSER.journal.${end}`);
  return chosenOf({ title: word("title"), label: word("which"), ok: word("ok") }, [...known, ...more]);
}

/** Whether this user has a journal to write in, or may make one. */
export function mayWrite(): boolean {
  return game.user.can("JOURNAL_CREATE") || ownJournals().length > 0;
}
