/** What preparing anew asks of a document. */
interface Preparable {
  reset(): void;
}

/** Prepares every actor of the table again: an optional rule has changed. Sheets that show them redraw themselves. */
export function prepareActorsAgain(): void {
  const unlinked = (game.scenes.viewed?.tokens ?? []) as Iterable<TokenDocument>;
  const actors: (Actor | null)[] = [...game.actors];
  for (const token of unlinked) if (!token.actorLink) actors.push(token.actor);
  for (const actor of actors as unknown as (Preparable | null)[]) actor?.reset();
}
