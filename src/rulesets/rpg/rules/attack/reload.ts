import type { BodyState } from "../body/body-state.js";
import { handsFree } from "../body/capacities.js";
import { isUsable } from "./hands.js";
import { type Grip } from "./grips.js";
import type { Reload, Side } from "../vocabulary.js";

/** RP-72 — what is ready to be shot; rounds in the magazine, where there is one. */
export interface Loaded {
  readonly loaded: boolean;
  readonly magazine: number;
}

/** RP-72 — a weapon after a shot: a magazine hands over the next bolt while it lasts. */
export function shotFired(reload: Reload, { magazine }: Pick<Loaded, "magazine">): Loaded {
  if (reload === "none") return { loaded: true, magazine };
  if (reload !== "magazine") return { loaded: false, magazine };
  const left = Math.max(0, magazine - 1);
  return { loaded: left > 0, magazine: left };
}

/**
 * RP-72 — rounds that it takes to make a weapon ready after a shot, in the movements: no attack, parries allowed.
 * @param state bolts left in a magazine, and whether a bow's test of this round succeeded
 */
export function reloadRounds(
  reload: Reload,
  { hastened = false, magazine = 0 }: { readonly hastened?: boolean; readonly magazine?: number } = {},
): 0 | 1 {
  if (reload === "none") return 0;
  if (reload === "magazine") return magazine > 0 ? 0 : 1;
  return hastened && mayHasten(reload) ? 0 : 1;
}

/** RP-72 — whether a plain test of Habileté, tried every round, makes loading negligible: a crossbow's cannot be shortened. */
export function mayHasten(reload: Reload): boolean {
  return reload === "bow";
}

/** RP-72 — a weapon as it might be made ready. */
export interface Loadable extends Loaded {
  readonly reload: Reload;
  /** Bolts that its magazine holds. */
  readonly capacity: number;
  readonly grip: Grip;
}

/** RP-72 — whether there is anything to load: a magazine may be filled up before it is empty. */
export function wantsLoading({ reload, loaded, magazine, capacity }: Omit<Loadable, "grip">): boolean {
  if (reload === "none") return false;
  return reload === "magazine" ? magazine < capacity : !loaded;
}

/** RP-61, RP-72 — why a weapon that wants loading cannot be loaded now: it takes hands that serve, and are free to move. */
export function loadRefusal(
  weapon: Pick<Loadable, "grip">,
  { body, handedness }: { readonly body: BodyState; readonly handedness: Side },
): "notHeld" | "limb" | "restricted" | null {
  if (!handsFree(body)) return "restricted";
  if (weapon.grip === "none") return "notHeld";
  return isUsable(weapon.grip, handedness, body.disabled) ? null : "limb";
}

/** RP-72 — bolts that go into a magazine, from as many as are at hand. */
export function boltsLoaded({ magazine, capacity }: Pick<Loadable, "magazine" | "capacity">, atHand: number): number {
  return Math.max(0, Math.min(capacity - magazine, atHand));
}
