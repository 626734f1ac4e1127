import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Seat } from "./table.js";

export type Language = "fr" | "en";

const ROOT = join(import.meta.dirname, "../../..");
const FOLDERS = ["lang", "playground/lang"];

type Texts = { readonly [key: string]: string | Texts };

function sentences(texts: Texts): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === "string" ? [value] : sentences(value)));
}

function allOf(language: Language): string[] {
  return FOLDERS.flatMap((folder) =>
    sentences(JSON.parse(readFileSync(join(ROOT, folder, `${language}.json`), "utf8")) as Texts),
  );
}

/** What is said in one language and in no way in the other. */
interface Sayings {
  readonly plain: readonly string[];
  /** Sentences with places: their longest stretch of plain text, and all as a pattern that lets places be anything. */
  readonly patterns: readonly (readonly [stretch: string, pattern: string])[];
}

function only(language: Language): Sayings {
  const other = new Set(allOf(language === "fr" ? "en" : "fr"));
  const letters = (text: string) => text.replaceAll(/\{\w+\}|\P{L}/gu, ""); // mere punctuation fits any language
  const own = allOf(language).filter((text) => !other.has(text) && letters(text).length > 3);
  const pattern = (text: string) =>
    text
      .replaceAll(/[.*+?^$()[\]|\\]/g, "\\$&")
      .replaceAll("{count}", "\\d+")
      .replaceAll(/\{\w+\}/g, ".+");
  const said = [...new Set(own.map((text) => text.replaceAll(/\s+/g, " ").trim()))];
  const withPlaces = (text: string) => /\{\w+\}/.test(text);
  const telling = (text: string) => withPlaces(text) && letters(text).length > 5; // « x pour y » is in many a sentence
  const stretch = (text: string) =>
    text.split(/\{\w+\}/).reduce((long, one) => (one.length > long.length ? one : long));
  return {
    plain: said.filter((text) => !withPlaces(text)),
    patterns: said.filter(telling).map((text) => [stretch(text), pattern(text)] as const),
  };
}

const sayings = new Map<Language, Sayings>();

/** What is said in one language alone; put together once, for it is asked for at every glance. */
function sayingsOf(language: Language): Sayings {
  const found = sayings.get(language) ?? only(language);
  sayings.set(language, found);
  return found;
}

/** As a page knows them: few texts hold a sentence's plain stretch, so that few patterns are tried. */
interface Words {
  readonly plain: ReadonlySet<string>;
  readonly sentences: readonly (readonly [stretch: string, pattern: RegExp])[];
}

/** What a page was told of the language that its reader does not speak, by the one that they do. */
interface Taught {
  foreignWords?: Partial<Record<Language, Words>>;
}

/** Tells a page what is said in the other language alone, unless it knows: that is half a megabyte. */
async function teach(page: Page, language: Language): Promise<void> {
  const isTaught = (own: Language) => Boolean((globalThis as unknown as Taught).foreignWords?.[own]);
  if (await page.evaluate(isTaught, language)) return;
  await page.evaluate(
    ([own, json]) => {
      const { plain, patterns } = JSON.parse(json) as Sayings;
      const sentences = patterns.map(([stretch, pattern]) => [stretch, new RegExp(`^${pattern}$`, "u")] as const);
      const words: Words = { plain: new Set(plain), sentences };
      const { foreignWords } = globalThis as unknown as Taught;
      Object.assign(globalThis, { foreignWords: { ...foreignWords, [own]: words } });
    },
    [language, JSON.stringify(sayingsOf(language === "fr" ? "en" : "fr"))] as const,
  );
}

/**
 * What a page says that no reader of its language should read: raw keys, and sentences of the other language. Hidden
 * tabs, names for screen readers, tooltips and placeholders are read too. Names that somebody gave are nobody's words,
 * and a line of the log stays in the language of whoever wrote it.
 */
export async function strangeWords({ page }: Seat, language: Language): Promise<string[]> {
  await teach(page, language);
  return page.evaluate((own) => {
    const said = new Set<string>();
    const say = (text: string | null | undefined) => {
      const plain = text?.replaceAll(/\s+/g, " ").trim();
      if (plain) said.add(plain);
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      if (!nodes.currentNode.parentElement?.closest("script, style")) say(nodes.currentNode.textContent);
    }
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
        say(element.getAttribute(name));
      }
      const { tooltip } = element.dataset;
      say(tooltip && game.i18n.has(tooltip) ? game.i18n.localize(tooltip) : tooltip);
    }
    say(document.title);
    const key = /\b(?:GARDIEN|PLAYGROUND|TYPES|DOCUMENT)\.\w/;
    // Thousands of sentences are held against each text: what was found to be none of them is not looked at again.
    const { fineWords = {} } = globalThis as { fineWords?: Record<string, Set<string>> };
    const fine = (fineWords[own] ??= new Set());
    Object.assign(globalThis, { fineWords });
    const fresh = [...said].filter((text) => !fine.has(text));
    const { plain, sentences } = (globalThis as unknown as Taught).foreignWords![own]!;
    const isForeign = (text: string) =>
      plain.has(text) || sentences.some(([stretch, pattern]) => text.includes(stretch) && pattern.test(text));
    const strange = fresh.filter((text) => key.test(text) || isForeign(text));
    for (const text of fresh) if (!strange.includes(text)) fine.add(text);
    const documents = [...game.collections].flatMap((all) => [...all]);
    const carried = game.actors.map(({ items }: { items: Iterable<object> }) => [...items]).flat();
    const names = new Set<string>([...documents, ...carried].map(({ name }) => name as string));
    const called = [...names].filter((name) => name);
    /** Strange for what is said around names, such as that of a scene, too. */
    const foreignAround = (text: string) =>
      isForeign(text) && called.every((name) => !text.includes(name) || isForeign(text.replaceAll(name, "x")));
    const lines = [...game.messages]
      .filter(({ type }: { type: string }) => type === "base")
      .map(({ content }: { content: string }) => content.replaceAll(/\s+/g, " "));
    const logged = (text: string) => lines.some((line) => line.includes(text));
    return strange.filter((text) => key.test(text) || (foreignAround(text) && !names.has(text) && !logged(text)));
  }, language);
}
