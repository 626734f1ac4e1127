import { metresOf, middleOf } from "./distance.js";
import type { Point } from "../play/contract/situation.js";

/** What a scene's grid tells of itself. */
interface Grid {
  readonly size: number;
  readonly distance: number;
  readonly units: string;
  readonly isSquare?: boolean;
}

/** Directions of a square grid lie so far apart. */
const EIGHTH = Math.PI / 4;

/**
 * Where a token comes to stand that is pushed so many metres away from another: on squares by whole ones, one at least,
 * straight or slantwise. `null` where they do not stand on one scene.
 */
export function placeAway(token: TokenDocument, from: TokenDocument, metres: number): Point | null {
  const { parent: scene } = token;
  if (!scene || scene !== from.parent) return null;
  const grid: Grid = scene.grid;
  const [here, there] = [middleOf(token), middleOf(from)];
  const angle = Math.atan2(here.y - there.y, here.x - there.x);
  const spaces = metres / (grid.distance * metresOf(grid.units));
  if (!grid.isSquare) return moved(token, { x: Math.cos(angle), y: Math.sin(angle) }, spaces * grid.size);
  const straight = Math.round(angle / EIGHTH) * EIGHTH;
  const step = { x: Math.round(Math.cos(straight)), y: Math.round(Math.sin(straight)) };
  return moved(token, step, Math.max(1, Math.round(spaces)) * grid.size);
}

function moved({ x, y }: Point, step: Point, pixels: number): Point {
  return { x: Math.round(x + step.x * pixels), y: Math.round(y + step.y * pixels) };
}
