/** Said to everybody at the table, and to nobody in particular. */
let toAll = false;

/**
 * Says something as everybody may know it, whoever's window says it: what is kept with a message is read by all who read
 * the message, by search and by modules. Nothing in it may wait.
 */
export function forEverybody<T>(say: () => T): T {
  const before = toAll;
  toAll = true;
  try {
    return say();
  } finally {
    toAll = before;
  }
}

/** Whoever reads what is said: this client's user; `null` for everybody, who owns nobody and is no keeper. */
export function reader(): User | null {
  return toAll ? null : game.user;
}

/** Whether whoever reads what is said is a keeper. */
export function readsAsKeeper(): boolean {
  return !toAll && game.user.isGM;
}
