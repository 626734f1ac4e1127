import { WALL_DOOR_STATES, WALL_DOOR_TYPES, WALL_SENSE_TYPES } from "../../common/const.js";
import type { Data } from "../../common/types.js";
import type { Point } from "./geometry.js";

/** What a wall can stop. */
export type Restriction = "light" | "move" | "sight" | "sound";

/** A wall as far as it stops something. */
interface Barrier {
  readonly from: Point;
  readonly to: Point;
  /** One of them is seen through, a second behind it is not. */
  readonly limited: boolean;
}

/** The walls of a scene that stop something: those that are no open doors. */
export function barriersOf(scene: Data | null, type: Restriction): Barrier[] {
  const walls = (scene?.walls ?? []) as Iterable<Data>;
  return [...walls].flatMap((wall): Barrier[] => {
    const open = wall.door !== WALL_DOOR_TYPES.NONE && wall.ds === WALL_DOOR_STATES.OPEN;
    if (open || wall[type] === WALL_SENSE_TYPES.NONE) return [];
    const [x, y, toX, toY] = wall.c as [number, number, number, number];
    return [{ from: { x, y }, to: { x: toX, y: toY }, limited: wall[type] === WALL_SENSE_TYPES.LIMITED }];
  });
}

/** Where a way is stopped, from its beginning on: 0 there, 1 at its end. */
export function stopsOn(from: Point, to: Point, barriers: readonly Barrier[]): number[] {
  const met = barriers.flatMap((barrier) => {
    const share = crossing(from, to, barrier);
    return share === null ? [] : [{ share, limited: barrier.limited }];
  });
  met.sort((one, other) => one.share - other.share);
  let passed = 0;
  return met.filter(({ limited }) => !limited || passed++ > 0).map(({ share }) => share);
}

/** The part of a way after which it meets a barrier; whoever only comes up to one has met it too. */
function crossing(from: Point, to: Point, barrier: Barrier): number | null {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const wall = { x: barrier.to.x - barrier.from.x, y: barrier.to.y - barrier.from.y };
  const slant = way.x * wall.y - way.y * wall.x;
  if (slant === 0) return null; // along it
  const gap = { x: barrier.from.x - from.x, y: barrier.from.y - from.y };
  const share = (gap.x * wall.y - gap.y * wall.x) / slant;
  const along = (gap.x * way.y - gap.y * way.x) / slant;
  return share > 0 && share <= 1 && along >= 0 && along <= 1 ? share : null;
}
