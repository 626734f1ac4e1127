/** What preparing anew asks of a document. */
interface Preparable {
  reset(): void;
}

/** A document or a collection, with the windows that show it. */
interface Shown {
  render(force: boolean): unknown;
}

/** Everybody at the table: actors of the world, and unlinked tokens in view, on the active scene or in any fight. */
export function everybody(): readonly Actor[] {
  const scenes = [game.scenes.viewed, game.scenes.active].filter((scene) => scene !== null && scene !== undefined);
  const tokens = scenes.flatMap((scene) => [...scene.tokens]).filter(({ actorLink }) => !actorLink);
  const fighters = [...game.combats].flatMap(({ combatants }) => [...combatants]);
  const found = new Map<string, Actor>();
  for (const actor of [...game.actors, ...[...tokens, ...fighters].map((one) => one.actor)])
    if (actor) found.set(actor.uuid, actor);
  return [...found.values()];
}

/** Prepares everybody again: an optional rule has changed. Sheets that show them redraw themselves. */
export function prepareActorsAgain(): void {
  for (const actor of everybody()) prepareAgain(actor);
}

/** Prepares a document again: what its state follows from has changed, though nothing that is stored has. */
export function prepareAgain(document: object): void {
  (document as Preparable).reset();
}

/** Draws again whatever shows a document or a collection: what it is made of is the same, but is called otherwise now. */
export function drawAgain(document: object): void {
  (document as Shown).render(false);
}
