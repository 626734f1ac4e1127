import type { Data } from "../../common/types.js";
import type { Point } from "./geometry.js";
import type { Token } from "./token.js";
import { barriersOf, stopsOn } from "./walls.js";

/** Degrees between two looks round about, besides those at the ends of walls. */
const STEP = 3;
/** How far beside the end of a wall one looks past it, as an angle. */
const PAST = 0.0001;

/** Somebody who sees: from where, and how far in pixels. */
export interface Sight {
  readonly token: Token;
  readonly origin: Point;
  readonly range: number;
}

/** Whether the whole scene is lit, whoever looks. */
function isLit({ environment }: Data): boolean {
  const { enabled, darkness } = environment.globalLight;
  const { darknessLevel } = environment;
  return enabled && darknessLevel >= darkness.min && darknessLevel <= darkness.max;
}

/** What a token sees from where it stands: the blind only themselves, a token without sight nothing. */
export function sightOf(token: Token, scene: Data): Sight | null {
  const { BLIND } = CONFIG.specialStatusEffects as Record<string, string>;
  if (!token.hasSight) return null;
  const { range } = token.document.sight as { range: number | null };
  const { size, distance } = scene.grid as { size: number; distance: number };
  const blind = token.document.hasStatusEffect(BLIND) as boolean;
  const far = range === null || isLit(scene) ? Infinity : (range / distance) * size;
  return { token, origin: token.center, range: blind || far === 0 ? 0 : far + token.w / 2 };
}

/** Whether a point is seen: near enough, and behind no wall. */
export function sees({ origin, range }: Sight, point: Point, scene: Data): boolean {
  const far = Math.hypot(point.x - origin.x, point.y - origin.y);
  return far <= range && stopsOn(origin, point, barriersOf(scene, "sight")).length === 0;
}

/** The outline of what is seen within the scene. */
export function outlineOf({ origin, range }: Sight, scene: Data): Point[] {
  const barriers = barriersOf(scene, "sight");
  const { width, height } = scene as unknown as { width: number; height: number };
  const corners = [0, width].flatMap((x) => [0, height].map((y): Point => ({ x, y })));
  const reach = Math.min(range, width + height);
  const angleTo = ({ x, y }: Point): number => Math.atan2(y - origin.y, x - origin.x);
  const ends = [...corners, ...barriers.flatMap(({ from, to }) => [from, to])].map(angleTo);
  const round = Array.from({ length: 360 / STEP }, (_, index) => (index * STEP * Math.PI) / 180 - Math.PI);
  const angles = [...round, ...ends.flatMap((angle) => [angle - PAST, angle, angle + PAST])].sort((a, b) => a - b);
  return angles.map((angle) => {
    const end = { x: origin.x + Math.cos(angle) * reach, y: origin.y + Math.sin(angle) * reach };
    const [share = 1] = stopsOn(origin, end, barriers);
    return { x: origin.x + (end.x - origin.x) * share, y: origin.y + (end.y - origin.y) * share };
  });
}
