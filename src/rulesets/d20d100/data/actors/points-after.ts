import { asked, askedNumber } from "../../../../core/data/asked.js";
import { LOST_SANITY } from "../../rules/character/characteristics.js";
import { DEATH_HP } from "../../rules/body/wounds.js";

/** A figure within its bounds. */
const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** DD-90, D-65 — points of life around a change. */
export interface HitPointsAround {
  readonly value: number;
  readonly stabilised: boolean;
  readonly below: boolean;
  readonly maxBefore: number;
  readonly maxAfter: number;
  /** D-65 — a lasting change of the body moves the points that are left along with the most. */
  readonly moves: boolean;
}

/** DD-90, DD-94…DD-97, D-65 — what becomes of points of life that a change touches, by path. */
export function hitPointsAfter(change: object, around: HitPointsAround): Readonly<Record<string, number | boolean>> {
  const { value, stabilised, below, maxBefore, maxAfter, moves } = around;
  const told = askedNumber(change, "hp.value");
  const shifted = moves ? value + maxAfter - maxBefore : value;
  const wanted = told ?? shifted;
  const held = within(wanted, below ? DEATH_HP : 0, Math.max(0, maxAfter));
  const wasHeld = asked(change, "hp.stabilised") ?? stabilised;
  // A new wound opens one that was stabilised, and from 0 on there is nothing to stabilise.
  const opened = held >= 0 || (held < value && asked(change, "hp.stabilised") === undefined);
  return {
    ...(held !== (told ?? value) && { "hp.value": held }),
    ...(wasHeld === true && opened && { "hp.stabilised": false }),
  };
}

/** DD-25 — points of magic that a change would leave above the most, or below 0. */
export function magicPointsAfter(change: object, value: number, maxAfter: number): Readonly<Record<string, number>> {
  const told = askedNumber(change, "mp.value") ?? value;
  const held = within(told, 0, Math.max(0, maxAfter));
  return held === told ? {} : { "mp.value": held };
}

/** DD-26, DD-110 — SAN around a change. */
export interface SanityAround {
  readonly value: number;
  readonly stabilised: boolean;
  readonly maxAfter: number;
  readonly useDecompensation: boolean;
}

/** DD-26, DD-107, DD-110 — what becomes of a mind that a change touches, by path. */
export function sanityAfter(change: object, around: SanityAround): Readonly<Record<string, number | boolean | null>> {
  const { value, stabilised, maxAfter, useDecompensation } = around;
  const told = askedNumber(change, "sanity.value") ?? value;
  const held = within(told, useDecompensation ? LOST_SANITY : 0, maxAfter);
  const wasHeld = asked(change, "sanity.stabilised") ?? stabilised;
  const sane = asked(change, "sanity.insanity") === "none" && asked(change, "sanity.insanityUntil") === undefined;
  return {
    ...(held !== told && { "sanity.value": held }),
    ...(wasHeld === true && held >= 0 && { "sanity.stabilised": false }),
    ...(sane && { "sanity.insanityUntil": null }),
  };
}
