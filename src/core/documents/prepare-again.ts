/** What preparing anew asks of a document. */
interface Preparable {
  reset(): void;
  render(force?: boolean): unknown;
}

/** Prepares every actor of the table again and redraws what shows it: an optional rule has changed. */
export function prepareActorsAgain(): void {
  const unlinked = (game.scenes.viewed?.tokens ?? []) as Iterable<TokenDocument>;
  const actors: (Actor | null)[] = [...game.actors];
  for (const token of unlinked) if (!token.actorLink) actors.push(token.actor);
  for (const actor of actors as unknown as (Preparable | null)[]) {
    actor?.reset();
    actor?.render(false);
  }
}
