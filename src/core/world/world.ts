/** What the attack reads of the world: documents by UUID, tokens. The one place that casts what Foundry's types do not tell. */

/** The document of a UUID, whatever it is; `null` when it is gone. Compendium documents are only index entries here. */
function lookUp(uuid: string): unknown {
  try {
    return fromUuidSync(uuid);
  } catch {
    return null; // one that no longer parses leads nowhere; Foundry refuses what lies within an actor of a compendium
  }
}

/** The actor of a UUID; nobody of a compendium: what was read of it does not play. */
export function actorAt(uuid: string | null): Actor | null {
  const found = uuid ? lookUp(uuid) : null;
  return found instanceof foundry.documents.Actor && !found.pack ? (found as Actor) : null;
}

export function itemAt(uuid: string): Item | null {
  const found = lookUp(uuid);
  return found instanceof foundry.documents.Item ? (found as Item) : null;
}

/** What is at an address, by name, an entry of a compendium too; `null` for nothing, and for what only its bearer's compendium knows. */
export function nameAt(uuid: string): string | null {
  const found = lookUp(uuid);
  const name: unknown = typeof found === "object" && found !== null && "name" in found ? found.name : null;
  return typeof name === "string" ? name : null;
}

export function tokenAt(uuid: string | null): TokenDocument | null {
  const found = uuid ? lookUp(uuid) : null;
  return found instanceof foundry.documents.TokenDocument ? (found as TokenDocument) : null;
}

/** Who stands behind a pair of UUIDs: the token's actor, which for an unlinked token exists only with it. */
export function actorOf(target: { readonly actor: string | null; readonly token: string | null }): Actor | null {
  return tokenAt(target.token)?.actor ?? actorAt(target.actor);
}

/** A token of this actor on the scene in view: the one it belongs to, the one selected, or any. */
export function tokenOf(actor: Actor): TokenDocument | null {
  if (actor.token) return actor.token;
  if (!canvas.ready) return null;
  const selected = (canvas.tokens?.controlled ?? []).find((token) => token.actor === actor);
  return (selected ?? actor.getActiveTokens()[0])?.document ?? null;
}

/** The same, if it is this very actor's: a token that is not linked stands for somebody else, with weapons of their own. */
export function ownTokenOf(actor: Actor): TokenDocument | null {
  const token = tokenOf(actor);
  return token?.actor === actor ? token : null;
}

/** Tokens the user targets, in the scene in view. */
export function targetedTokens(): readonly TokenDocument[] {
  return [...(game.user.targets as Iterable<Token>)].map((token) => token.document);
}

/** Whether a keeper's client is there to decide. */
export function keeperPresent(): boolean {
  return Boolean(game.users.activeGM);
}

let deciding = true;

/** Of several windows of one keeper one decides. */
export function letDecide(decides: boolean): void {
  deciding = decides;
}

/** Whether this client is the one that decides. */
export function isArbiter(): boolean {
  return deciding && game.user.isActiveGM;
}
