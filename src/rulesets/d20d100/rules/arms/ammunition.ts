import type { ReloadMode } from "../vocabulary.js";

/** D-36, DD-149 — whether so many bullets are enough for a burst: none is fired in part. */
export function holdsBurst(loaded: number, burst: number): boolean {
  return loaded >= burst;
}

/** DD-149 — boxes on the sheet for so many bullets. */
export function boxesOf(bullets: number, perBox: number): number {
  return Math.ceil(bullets / perBox);
}

const BY_HAND = 2;

/** DD-150, D-70 — simple actions that loading takes; a magazine is one however little is put in. */
export function reloadActions(mode: ReloadMode, rounds: number): number {
  if (mode === "none") return 0;
  return mode === "magazine" ? 1 : Math.ceil(Math.max(0, rounds) / BY_HAND);
}

/** DD-150 — a weapon and what one carries for it, before or after it is loaded. */
export interface Supply {
  readonly loaded: number;
  readonly spareRounds: number;
  readonly spareMagazines: number;
}

/**
 * DD-150 — what so many simple actions of loading leave: two rounds each by hand, one action for a magazine.
 * The rounds of a magazine that is changed stay in it, and are lost to this count.
 * @param capacity bullets the weapon holds
 */
export function reload(mode: ReloadMode, capacity: number, before: Supply, actions: number): Supply {
  const room = Math.max(0, capacity - before.loaded);
  if (mode === "none" || actions < 1 || room === 0) return before;
  if (mode === "magazine") {
    return before.spareMagazines < 1
      ? before
      : { ...before, loaded: capacity, spareMagazines: before.spareMagazines - 1 };
  }
  const put = Math.min(room, before.spareRounds, BY_HAND * actions);
  return { ...before, loaded: before.loaded + put, spareRounds: before.spareRounds - put };
}
