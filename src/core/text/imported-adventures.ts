import { listen } from "../foundry/types/hooks.js";
import { contentName, OWN_PACK, slugOf } from "./content.js";
import { entryTexts, textsByPath, WITHIN, type Texts } from "./entries-read.js";
import { linesToStore } from "./lines-read.js";

/** Stored data of a document that an adventure brings, as far as it says something. */
interface Source {
  readonly _id: string;
  name: string;
  readonly system?: object;
  readonly items?: readonly Source[];
  readonly prototypeToken?: { name: string };
  readonly pages?: readonly Source[];
  readonly results?: readonly Source[];
  readonly tokens?: readonly { name: string; readonly actorId: string | null }[];
  readonly levels?: readonly { name: string }[];
}

/** What an adventure brings, by the type of each document. */
type Contents = Readonly<Record<string, readonly Source[]>>;

interface Adventure {
  readonly pack: string | null;
  readonly _stats?: { readonly lastModifiedBy?: string | null };
}

/** Has adventures of our compendia be brought into the world in the language of whoever imports them. */
export function followAdventures(): void {
  listen("preImportAdventure", (adventure: Adventure, _options: object, toCreate: Contents, toUpdate: Contents) => {
    const { pack, _stats } = adventure;
    if (pack?.startsWith(OWN_PACK) && !_stats?.lastModifiedBy) tellContents(pack, [toCreate, toUpdate]);
  });
}

function tellContents(pack: string, contents: readonly Contents[]): void {
  const all = contents.flatMap((brought) => Object.entries(brought));
  const people = all.flatMap(([type, sources]) => (type === "Actor" ? sources : []));
  const names = new Map(people.map((actor) => [actor._id, { was: actor.name, is: namePerson(actor) }]));
  for (const source of all.flatMap(([type, sources]) => (type === "Actor" ? [] : sources))) {
    const { name, tokens = [], levels = [] } = source;
    tellSource(source, entryTexts(pack, source._id));
    for (const level of levels) if (level.name === name) level.name = source.name;
    for (const token of tokens) {
      const { was, is } = names.get(token.actorId ?? "") ?? {};
      if (was && is) token.name = token.name.replace(was, () => is); // « Voyou (2) »
    }
  }
}

/** Has somebody, what they carry and their token be called and described as their reader reads it; answers with the name. */
function namePerson(actor: Source): string {
  for (const one of [actor, ...(actor.items ?? [])]) {
    one.name = contentName(slugOf(one.system)) ?? one.name;
    if (one.system) Object.assign(one.system, linesToStore(one.system));
  }
  if (actor.prototypeToken) actor.prototypeToken.name = actor.name;
  return actor.name;
}

function tellSource(source: Source, texts: Texts | undefined): void {
  if (!texts) return;
  for (const [path, text] of textsByPath(texts)) foundry.utils.setProperty(source, path, text);
  for (const kind of WITHIN)
    for (const one of source[kind] ?? [])
      tellSource(one, (texts[kind] as Texts | undefined)?.[one._id] as Texts | undefined);
}
