import { KEYS, type PlaceId } from "../places/places.js";

/** What a key does in the list. */
export interface KeyAct {
  /** Goes so many lines on; `extend`: what it leaves and reaches is picked. */
  readonly move?: number;
  readonly extend?: boolean;
  /** Goes to the first line, or to the last. */
  readonly to?: "start" | "end";
  /** Unfolds the group, or folds it. */
  readonly open?: boolean;
  /** One more of the entry, or one less. */
  readonly count?: 1 | -1;
  /** Picks, or folds. */
  readonly toggle?: true;
  /** Does the first act that is offered. */
  readonly primary?: true;
}

const ACTS: Readonly<Record<string, KeyAct>> = {
  ...{ Home: { to: "start" }, End: { to: "end" }, ArrowLeft: { open: false }, ArrowRight: { open: true } },
  ...{ "+": { count: 1 }, "-": { count: -1 }, "−": { count: -1 }, " ": { toggle: true }, Enter: { primary: true } },
};

/**
 * What a key does in the list; nothing for keys that are not the list's.
 * @param page how many lines are in view
 */
export function keyAct({ key, shiftKey }: KeyboardEvent, page: number): KeyAct | undefined {
  const moves: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page };
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (move !== undefined) return { move, extend: shiftKey };
  return Object.hasOwn(ACTS, key) ? ACTS[key] : undefined;
}

/** The place that a letter sends to, anywhere in the window where nothing is typed; nothing for other keys. */
export function placeOf({ key }: KeyboardEvent): PlaceId | undefined {
  const places = Object.entries(KEYS) as [PlaceId, string][];
  return places.find(([, letter]) => letter === key.toLowerCase())?.[0];
}
