import { refuse } from "../../text/errors.js";
import type { Entry } from "../index/entry.js";

interface Importer {
  importFromCompendium(pack: unknown, id: string, change: object, options: object): Promise<unknown>;
}

/** A copy of a compendium's actor in the world: one that came from there already, else a new one; nobody where Foundry refuses. */
export async function actorInWorld(entry: Entry): Promise<Actor | null> {
  const known = game.actors.find((actor) => actor.isOwner && originOf(actor) === entry.uuid);
  return known ?? imported(entry);
}

/** A new copy of a compendium's actor in the world. */
export async function imported({ pack, id }: Entry): Promise<Actor | null> {
  if (!game.user.can("ACTOR_CREATE")) {
    refuse("GARDIEN.BROWSER.mayNot.actor");
    return null;
  }
  const actors = game.actors as unknown as Importer;
  const made = await actors.importFromCompendium(game.packs.get(pack), id, {}, { renderSheet: false });
  return (made as Actor | undefined) ?? null;
}

function originOf(actor: Actor): string | null | undefined {
  return (actor as unknown as { readonly _stats?: { readonly compendiumSource?: string | null } })._stats
    ?.compendiumSource;
}
