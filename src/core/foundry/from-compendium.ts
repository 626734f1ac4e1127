interface Importer {
  importFromCompendium(pack: unknown, id: string, change: object, options: object): Promise<unknown>;
}

/** Returns the UUID of the compendium's entry that an actor came from; empty for none. */
export function compendiumSourceOf(actor: Actor): string {
  return (actor as { readonly _stats?: { readonly compendiumSource?: string | null } })._stats?.compendiumSource ?? "";
}

/** Makes a copy of a compendium's actor in the world, without opening it; `null` where Foundry refuses. */
export async function importActor(pack: unknown, id: string): Promise<Actor | null> {
  const actors = game.actors as unknown as Importer;
  const made = await actors.importFromCompendium(pack, id, {}, { renderSheet: false });
  return (made as Actor | undefined) ?? null;
}
