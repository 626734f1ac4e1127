import { contentName } from "../content.js";
import { reportFailure } from "../errors.js";
import type { AssistantProcedure, Entry } from "./procedure.js";

type Catalogue = AssistantProcedure["catalogue"];

/** An entry of a compendium's index, or an item: what both have. */
interface Listed {
  readonly name: string;
  readonly type?: string | undefined;
  readonly img?: string | null | undefined;
  readonly system?: unknown;
}

/** Everything that can be chosen in this world: entries of compendia the user may open, and items of the world. */
export async function catalogue({ types, fields }: Catalogue): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  const add = (id: string, listed: Listed, translated: boolean) => {
    if (types.includes(listed.type ?? "")) found.push(entryOf(id, listed, translated));
  };
  for (const pack of game.packs) {
    if (!pack.visible || (pack.metadata.type as string) !== "Item") continue;
    try {
      const index = await pack.getIndex({ fields: ["system.slug", ...fields] } as never);
      const ours = pack.collection.startsWith("gardien.");
      for (const listed of index as unknown as Iterable<Listed & { readonly uuid: string }>)
        add(listed.uuid, listed, ours);
    } catch (error) {
      reportFailure(`index of ${pack.collection}`, error);
    }
  }
  for (const item of game.items) if (item.visible) add(item.uuid, item as Listed, false);
  return found.sort((a, b) => a.name.localeCompare(b.name, game.i18n.lang));
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
