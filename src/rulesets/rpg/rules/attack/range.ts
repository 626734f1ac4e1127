import type { ThrowWeight } from "../vocabulary.js";

/** RP-74 — metres for each point of Corps. */
const PER_BODY: Readonly<Record<ThrowWeight, number>> = { light: 2, heavy: 1, veryHeavy: 1 / 2 };

/** RP-74 — how far an object is thrown, in metres; halves are kept (RP-30). */
export function throwRange(body: number, weight: ThrowWeight): number {
  return body * PER_BODY[weight];
}

/** RP-73 — whether a target is in reach; beyond the greatest distance nothing is rolled. In metres. */
export function isInRange(distance: number, range: number): boolean {
  return distance <= range;
}
