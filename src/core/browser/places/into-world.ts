import { importActor, compendiumSourceOf } from "../../foundry/from-compendium.js";
import { refuse } from "../../text/errors.js";
import type { Entry } from "../index/entry.js";

/** A copy of a compendium's actor in the world: one that came from there already, else a new one; nobody where Foundry refuses. */
export async function actorInWorld(entry: Entry): Promise<Actor | null> {
  const known = game.actors.find((actor) => actor.isOwner && compendiumSourceOf(actor) === entry.uuid);
  return known ?? imported(entry);
}

/** A new copy of a compendium's actor in the world. */
export async function imported({ pack, id }: Entry): Promise<Actor | null> {
  if (!game.user.can("ACTOR_CREATE")) {
    refuse("GARDIEN.BROWSER.mayNot.actor");
    return null;
  }
  return importActor(game.packs.get(pack), id);
}
