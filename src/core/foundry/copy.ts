/** Copies of documents, whose types would have every change told by its type of actor or item. */
interface Copied {
  clone(change: never, options: never): unknown;
}

/** Returns a copy of an actor in memory, with a change. Foundry promises one only where it is to be stored. */
export function copyOfActor(actor: Copied, change: object): Actor {
  const copy = copyOf(actor, change);
  if (copy instanceof foundry.documents.Actor) return copy as Actor;
  throw new TypeError("no copy in memory");
}

/** Returns a copy of an item in memory, with a change. */
export function copyOfItem(item: Copied, change: object): Item {
  const copy = copyOf(item, change);
  if (copy instanceof foundry.documents.Item) return copy as Item;
  throw new TypeError("no copy in memory");
}

function copyOf(document: Copied, change: object): unknown {
  return document.clone(change as never, { keepId: true } as never);
}
