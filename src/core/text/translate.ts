import { OWN_PACK, reading } from "./content.js";
import { drawAgain, everybody, prepareAgain } from "../foundry/prepare-again.js";
import { entryTexts, learnEntries } from "./entries-read.js";
import { fetchTold, languagesTold } from "./languages-told.js";
import { learnLines } from "./lines-read.js";
import { knowNames, type Names } from "./names-read.js";
import { translatePacks } from "./pack-names.js";
import { announce } from "../foundry/types/hooks.js";

/** A language file. */
interface Texts {
  readonly GARDIEN?: { readonly CONTENT?: Names };
}

/** Has published content read in the language of whoever looks. What is in the world already is shown anew with it. */
export async function translate(): Promise<void> {
  translatePacks();
  await Promise.all([learnNames(), learnLines(), learnEntries()]);
  for (const item of game.items) reading.lines?.(item.system);
  for (const actor of everybody()) {
    for (const { system } of [actor, ...actor.items]) reading.lines?.(system);
    drawAgain(actor);
  }
  for (const entry of openedEntries()) {
    prepareAgain(entry);
    drawAgain(entry);
  }
  for (const pack of ourPacks()) drawAgain(pack); // one that is open lists its entries by the names they are written under
  announce("gardien.namesRead");
}

/** What was opened in our compendia before it was known what it says to its reader. */
function openedEntries(): readonly object[] {
  return ourPacks().flatMap((pack) => [...pack].filter(({ id }) => entryTexts(pack.collection, id)));
}

function ourPacks() {
  return [...game.packs].filter(({ collection }) => collection.startsWith(OWN_PACK));
}

/** Learns what others than this reader call our content. */
export async function learnNames(): Promise<void> {
  const foreign = languagesTold().filter(({ lang }) => lang !== game.i18n.lang);
  const found = await Promise.all(foreign.map(({ names }) => fetchTold<Texts>(names)));
  knowNames(found.map((texts) => texts?.GARDIEN?.CONTENT ?? {}));
}
