import { gameHere } from "../foundry/types/game.js";
import { isSpectator } from "../settings/spectators.js";

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

/** Whether this page is that of a stream: whoever is logged in there, strangers read along. */
export function isStream(): boolean {
  return gameHere().view === "stream";
}

/** Whoever reads what is said: this client's user; `null` for everybody, who owns nobody and is no keeper. */
export function reader(): User | null {
  return toAll || isStream() ? null : game.user;
}

/** Whether whoever reads what is said is a keeper. */
export function readsAsKeeper(): boolean {
  return reader()?.isGM === true;
}

/** Whether whoever reads only watches, and is told outcomes in words: a spectator, and everybody at a stream. */
export function watches(user: User | null = reader()): boolean {
  return isStream() || isSpectator(user);
}
