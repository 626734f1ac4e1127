import type { ReloadMode } from "./vocabulary.js";

/** DD-149 — what a trigger pulled so often leaves. */
export interface Spent {
  readonly fired: number;
  readonly loaded: number;
  /** Boxes crossed on the sheet: one for each bullet, or one for ten of a burst. */
  readonly boxesCrossed: number;
}

const BURST_BOX = 10;

/**
 * DD-149, D-36 — bullets fired out of those loaded; shots beyond them are not fired, and no burst is fired in part.
 * @param burst bullets of a burst; 0 for single shots
 */
export function spend(loaded: number, requestedShots: number, burst = 0): Spent {
  const held = Math.max(0, loaded);
  const wanted = Math.max(0, requestedShots);
  const fired = burst > 0 ? burst * Math.min(wanted, Math.floor(held / burst)) : Math.min(wanted, held);
  return { fired, loaded: held - fired, boxesCrossed: burst > 0 ? Math.ceil(fired / BURST_BOX) : fired };
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
