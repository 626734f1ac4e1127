import { packIndex } from "../foundry/pack-index.js";
import { contentName } from "../text/content.js";
import { reportFailure } from "../text/errors.js";
import { linesToStore } from "../text/lines-read.js";
import { type NamedPack, translatePack } from "../text/pack-names.js";
import type { CreationProcedure, Entry } from "./procedure.js";

type Catalogue = CreationProcedure["catalogue"];
type Pack = typeof game.packs extends Iterable<infer P> ? P : never;

/** An entry of a compendium's index, or an item: what both have. */
interface Listed {
  readonly name: string;
  readonly type?: string | undefined;
  readonly img?: string | null | undefined;
  readonly system?: unknown;
}

/** Everything that can be chosen in this world: entries of compendia the user may open, and items of the world. */
export async function catalogue(wanted: Catalogue): Promise<readonly Entry[]> {
  const found = [...(await things(wanted)), ...(await models(wanted))];
  return found.sort((a, b) => a.name.localeCompare(b.name, game.i18n.lang));
}

async function things({ types, fields }: Catalogue): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  const add = (id: string, listed: Listed, translated: boolean) => {
    if (types.includes(listed.type ?? "")) found.push(entryOf(id, listed, translated));
  };
  await eachPack("Item", async (pack, ours) => {
    const index = await packIndex(pack, ["system.slug", ...fields]);
    if (ours) translatePack(pack as unknown as NamedPack);
    for (const listed of index) add(listed.uuid, ours ? worded(listed) : listed, ours);
  });
  for (const item of game.items) if (item.visible) add(item.uuid, item as Listed, false);
  return found;
}

/** Actors to start from, and what they carry. */
async function models({ types, models: wanted = [] }: Catalogue): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  if (wanted.length === 0) return found;
  await eachPack("Actor", async (pack, ours) => {
    const index = (await pack.getIndex()) as Iterable<Listed & { readonly _id: string }>;
    for (const { _id: id } of [...index].filter(({ type = "" }) => wanted.includes(type))) {
      const actor = (await pack.getDocument(id)) as Actor | null;
      if (!actor) continue;
      found.push(entryOf(actor.uuid, actor as Listed, ours));
      for (const item of actor.items) {
        if (!types.includes(item.type)) continue;
        found.push({ ...entryOf(item.uuid, item as Listed, ours), within: actor.uuid });
      }
    }
  });
  return found;
}

/** The same with its lines as their reader reads them; an index holds what is stored. */
function worded(listed: Listed): Listed {
  const system = listed.system ?? {};
  return { ...listed, system: { ...system, ...linesToStore(system) } };
}

/** Goes through the compendia of a kind that the user may open; `ours` are named in the language of whoever looks. */
async function eachPack(kind: string, read: (pack: Pack, ours: boolean) => Promise<void>): Promise<void> {
  for (const pack of game.packs) {
    if (!pack.visible || (pack.metadata.type as string) !== kind) continue;
    try {
      await read(pack, pack.collection.startsWith("gardien."));
    } catch (error) {
      reportFailure(`index of ${pack.collection}`, error);
    }
  }
}

/** What an actor has of what can be chosen. */
export function possessions(actor: Actor, { types }: Catalogue): readonly Entry[] {
  return actor.items.contents
    .filter(({ type }) => types.includes(type))
    .map((item) => ({ ...entryOf(item.id ?? "", item as Listed, false), owned: true }));
}

function entryOf(id: string, { name, type = "", img, system }: Listed, translated: boolean): Entry {
  const data = (system ?? {}) as Entry["system"];
  const known = translated ? contentName(data["slug"]) : undefined;
  return { id, type, name: known ?? name, img: img ?? "", owned: false, system: data };
}
