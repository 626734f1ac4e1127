import { playedRulesets } from "../rulesets.js";
import { reportFailure } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { rulesTold, type ToldRule } from "./rules-told.js";

/** A page of a journal, as far as one opens it. */
export interface Page {
  readonly id: string;
  readonly name: string;
  readonly parent: { readonly sheet: { render(options: object): Promise<unknown>; element: HTMLElement } | null };
}

/** A rule, and the page it stands on. */
export interface FoundRule extends ToldRule {
  readonly page: Page;
}

interface Entry {
  readonly pages: Iterable<Page & { readonly text: { readonly content: string | null } }>;
}

type Book = ReadonlyMap<string, FoundRule>;

const books = new Map<string, Promise<Book>>();

/** The rule of a number, in the book that its reader reads; undefined where no book that they may open tells it. */
export async function ruleNumbered(number: string): Promise<FoundRule | undefined> {
  const book = playedRulesets().find((ruleset) => ruleset.book && number.startsWith(`${ruleset.book.prefix}-`))?.book;
  if (!book) return undefined;
  const reading = books.get(book.entry) ?? readBook(t(book.entry));
  books.set(book.entry, reading);
  try {
    return (await reading).get(number);
  } catch (error) {
    books.delete(book.entry); // the next one asks again
    reportFailure("rulebook", error);
    return undefined;
  }
}

/** Has books be read anew when next they are asked for. */
export function forgetBooks(): void {
  books.clear();
}

async function readBook(uuid: string): Promise<Book> {
  const entry = (await fromUuid(uuid)) as Entry | null;
  const rules = [...(entry?.pages ?? [])].flatMap((page) =>
    rulesTold(page.text.content ?? "").map((rule) => [rule.number, { ...rule, page }] as const),
  );
  return new Map(rules);
}
