import type { Point } from "../play/contract/situation.js";

const SHAPE = /^(-?\d{1,6}),(-?\d{1,6})$/u;

/** A point of the attacker's scene as a choice says it, e.g. "1200,850", in whole pixels; `null` for anything else. */
export function readPoint(said: string): Point | null {
  const [, x, y] = SHAPE.exec(said) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}

/** A point as a choice says it. */
export function pointSaid({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}
