/** What preparing anew asks of a document. */
interface Preparable {
  reset(): void;
}

/** An actor with the windows that show it. */
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

/** Prepares an actor again: what its state follows from has changed, though no document of its own has. */
export function prepareAgain(actor: Actor): void {
  (actor as unknown as Preparable).reset();
}

/** Draws again whatever shows an actor: what it is made of is the same, but is called otherwise now. */
export function drawAgain(actor: Actor): void {
  (actor as unknown as Shown).render(false);
}
