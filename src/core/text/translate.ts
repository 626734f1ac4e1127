import { reading } from "./content.js";
import { drawAgain, everybody } from "../foundry/prepare-again.js";
import { reportFailure } from "./errors.js";
import { learnLines } from "./lines-read.js";
import { knowNames, type Names } from "./names-read.js";
import { translatePacks } from "./pack-names.js";
import { announce } from "../foundry/types/hooks.js";

interface Texts {
  readonly GARDIEN: { readonly CONTENT: Names };
}

/** Has published content read in the language of whoever looks. What is in the world already is shown anew with it. */
export async function translate(): Promise<void> {
  translatePacks();
  await Promise.all([learnNames(), learnLines()]);
  for (const item of game.items) reading.lines?.(item.system);
  for (const actor of everybody()) {
    for (const { system } of [actor, ...actor.items]) reading.lines?.(system);
    drawAgain(actor);
  }
  announce("gardien.namesRead");
}

/** Fetches what others than this reader call our content. A language that cannot be had is left unread, and said. */
export async function learnNames(): Promise<void> {
  const foreign = [...game.system.languages].map(({ lang }) => lang).filter((lang) => lang !== game.i18n.lang);
  const found = await Promise.all(
    foreign.map(async (lang) => {
      try {
        return [await namesIn(lang)];
      } catch (error) {
        reportFailure(`names in ${lang}`, error);
        return [];
      }
    }),
  );
  knowNames(found.flat());
}

async function namesIn(lang: string): Promise<Names> {
  const path = `systems/gardien/lang/${lang}.json`;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${answer.statusText}`);
  return ((await answer.json()) as Texts).GARDIEN.CONTENT;
}
