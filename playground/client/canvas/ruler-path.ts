import type { Data } from "../../common/types.js";
import { generation } from "../../common/generation.js";
import type { Point } from "./geometry.js";
import type { Token } from "./token.js";
import type { TokenRulerData } from "./token-ruler.js";
import { actionOf, type MovementAction } from "./movement-actions.js";

/** How a part of a ruler looks. */
export interface Style {
  color?: unknown;
  alpha?: number;
}

interface Measured {
  readonly cost: number;
  readonly distance: number;
  readonly spaces: number;
  readonly diagonals: number;
  readonly euclidean: number;
  readonly backward: null;
  readonly forward: null;
}

/** A stop of a way, or a space that it leads over (`intermediate`). Nobody may write in it. */
export interface RulerWaypoint {
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
  readonly action: string;
  readonly actionConfig: MovementAction;
  readonly explicit: boolean;
  readonly intermediate: boolean;
  readonly stage: "passed" | "pending" | "planned";
  readonly hidden: boolean;
  readonly unreachable: boolean;
  readonly userId?: string;
  readonly cost: number;
  readonly index: number;
  readonly center: Point;
  readonly size: { readonly width: number; readonly height: number };
  readonly ray: { readonly A: Point; readonly B: Point; readonly distance: number } | null;
  readonly previous: RulerWaypoint | null;
  readonly next: RulerWaypoint | null;
  readonly measurement: Measured;
}

/** What the label at a stop shows. */
export interface WaypointLabel {
  readonly action: MovementAction;
  readonly cssClass: string;
  readonly secret: boolean;
  readonly units: string;
  readonly uiScale: number;
  readonly position: Point;
  readonly distance: { readonly total: string };
  readonly cost?: { readonly total: string; readonly units: string };
  readonly elevation: { readonly total: number; readonly icon: string; readonly hidden: boolean };
}

/** The whole way of a token, from where its turn began to where its user points: measured, linked and closed. */
export function pathOf(token: Token, data: TokenRulerData): readonly RulerWaypoint[] {
  const planned = Object.entries(data.plannedMovement).flatMap(([userId, { foundPath }]) =>
    foundPath.map((stop) => ({ ...stop, userId, stage: "planned" as const })),
  );
  const passed = data.passedWaypoints.map((stop) => ({ ...stop, stage: "passed" as const }));
  const pending = data.pendingWaypoints.map((stop) => ({ ...stop, stage: "pending" as const }));
  // A plan starts where the token is: its first stop is the last one of those it passed.
  const stops: Data[] = [...passed, ...pending, ...(passed.length > 0 ? planned.slice(1) : planned)];
  return linked(token, stops.flatMap(withSpaces(token)));
}

/** The spaces between a stop and the one before, then the stop. */
function withSpaces(token: Token) {
  return (stop: Data, index: number, all: readonly Data[]): Data[] => {
    const before = all[index - 1];
    const own = { elevation: 0, ...stop, intermediate: false };
    const { size } = canvas.grid;
    if (!before || canvas.grid.isGridless || actionOf(stop.action as string).teleport) return [own];
    const steps = Math.max(Math.abs(stop.x - before.x), Math.abs(stop.y - before.y)) / size;
    const between = Array.from({ length: Math.max(0, Math.ceil(steps) - 1) }, (_, step) => {
      const share = (step + 1) / Math.ceil(steps);
      const x = before.x + (stop.x - before.x) * share;
      const y = before.y + (stop.y - before.y) * share;
      return { ...own, ...canvas.grid.getSnappedPoint({ x, y }), intermediate: true, explicit: false };
    });
    return [...between, own].map((one) => ({ ...one, width: token.w, height: token.h }));
  };
}

function linked(token: Token, stops: readonly Data[]): readonly RulerWaypoint[] {
  const total = { cost: 0, distance: 0, spaces: 0, diagonals: 0, euclidean: 0 };
  let previous: Data | null = null;
  let index = -1;
  const path = stops.map((stop) => {
    const actionConfig = actionOf(stop.action as string);
    const center = { x: stop.x + token.w / 2, y: stop.y + token.h / 2 };
    const leg = previous && !actionConfig.teleport ? canvas.grid.measurePath([previous.center as Point, center]) : null;
    const cost = leg ? actionConfig.getCostFunction(token.document, {})(leg.cost) : 0;
    for (const key of ["distance", "spaces", "diagonals", "euclidean"] as const) total[key] += leg?.[key] ?? 0;
    total.cost += cost;
    if (stop.intermediate !== true) index += 1;
    const from = previous?.center as Point | undefined;
    const waypoint: Data = {
      ...{ x: stop.x, y: stop.y, elevation: stop.elevation, action: stop.action, actionConfig, cost, index, center },
      ...{ explicit: stop.explicit ?? true, intermediate: stop.intermediate, stage: stop.stage, userId: stop.userId },
      ...{ hidden: false, unreachable: false, checkpoint: stop.intermediate !== true, snapped: true, terrain: null },
      ...{ shape: token.document.shape, size: { width: token.w, height: token.h }, previous, next: null },
      movementId: null,
      ...(generation() >= 14 && { subpathId: null, level: token.document.level, depth: 1 }),
      ray: from ? { A: from, B: center, distance: Math.hypot(center.x - from.x, center.y - from.y) } : null,
      measurement: { ...total, backward: null, forward: null },
    };
    if (previous) previous.next = waypoint;
    previous = waypoint;
    return waypoint;
  });
  const stopped = path.filter(({ intermediate }) => intermediate !== true);
  stopped.forEach((stop, place) => {
    // A stop is measured from the one before; the spaces between are on their way.
    const from = stopped[place - 1]?.center as Point | undefined;
    const to = stop.center as Point;
    stop.ray = from ? { A: from, B: to, distance: Math.hypot(to.x - from.x, to.y - from.y) } : null;
  });
  for (const waypoint of path)
    Object.freeze(Object.assign(waypoint, { measurement: Object.freeze(waypoint.measurement) }));
  return path as unknown as readonly RulerWaypoint[];
}
