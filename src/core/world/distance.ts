import { gridOf } from "../foundry/canvas.js";
import type { Point } from "../play/contract/situation.js";
/** A place on a scene; how high it lies, in units of the grid, counts where both ends of a way tell it. */
interface Place extends Point {
  readonly elevation?: number;
}

/** Metres in a unit of length, as its name begins; a scene that names none counts metres. */
const METRES: readonly (readonly [name: RegExp, metres: number])[] = [
  [/^(?:|m\.?|m[eè]tres?|meters?)$/, 1],
  [/^(?:ft\.?|feet|foot|['’′]|pi\.?|pieds?)$/, 0.3],
  [/^(?:km\.?|kilom[eè]tres?|kilometers?)$/, 1000],
];

/** Metres in a scene's unit of length; `null` where nobody knows how long that is. */
export function metresIn(units: string): number | null {
  const name = units.trim().toLowerCase();
  return METRES.find(([known]) => known.test(name))?.[1] ?? null;
}

/** Metres in a scene's unit of length; one that is not known is taken for a metre. */
export function metresOf(units: string): number {
  return metresIn(units) ?? 1;
}

/** Somebody's place in the world, as far as it is known. */
interface ActorOnScene {
  readonly actor: Actor | null;
  readonly token: TokenDocument | null;
}

/**
 * Distance in metres between two people; `null` when no scene can tell. Whoever is named without a token is looked for
 * beside the other: a message that keeps quiet about a token comes no closer by it.
 */
export function distanceBetween(one: ActorOnScene, other: ActorOnScene): number | null {
  const [here, there] = [placed(one), placed(other)];
  return metresBetween(here ?? beside(there, one.actor), there ?? beside(here, other.actor));
}

function placed({ actor, token }: ActorOnScene): TokenDocument | null {
  return token ?? actor?.token ?? null;
}

function beside(token: TokenDocument | null, actor: Actor | null): TokenDocument | null {
  if (!actor) return null;
  return token?.parent?.tokens.find((one) => one.actorLink && one.actor === actor && !one.hidden) ?? null;
}

/**
 * Distance in metres between two tokens of one scene, from where each is nearest to the other: whoever is large reaches as
 * far as anybody, and is reached; who stands above is as far as they are high. `null` when nobody can measure it here.
 */
function metresBetween(one: TokenDocument | null, other: TokenDocument | null): number | null {
  const scene = one?.parent;
  if (!scene || scene !== other?.parent) return null;
  const { size } = gridOf(scene);
  const [x, y] = [
    nearest(spanOf(one.x, one.width, size), spanOf(other.x, other.width, size)),
    nearest(spanOf(one.y, one.height, size), spanOf(other.y, other.height, size)),
  ];
  return measured(
    scene,
    { x: x[0], y: y[0], elevation: one.elevation },
    { x: x[1], y: y[1], elevation: other.elevation },
  );
}

/** Centres of the first and the last space that a token takes up along an axis. */
type Span = readonly [first: number, last: number];

function spanOf(start: number, spaces: number, size: number): Span {
  const half = (Math.min(1, spaces) * size) / 2;
  return [start + half, start + spaces * size - half];
}

/** The places of two spans that are nearest to each other, one of each. */
function nearest([first, last]: Span, [start, end]: Span): readonly [one: number, other: number] {
  if (last < start) return [last, start];
  if (end < first) return [first, end];
  const shared = Math.max(first, start);
  return [shared, shared];
}

/** Distance in metres to a token from the point amid some others of its scene; `null` when nobody can measure it here. */
export function metresFromAmid(others: readonly TokenDocument[], token: TokenDocument): number | null {
  const scene = token.parent;
  if (!scene || others.length === 0 || others.some(({ parent }) => parent !== scene)) return null;
  const { size } = gridOf(scene);
  const points = others.map((one) => centre(one, size));
  const amid = (axis: "x" | "y") => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return measured(scene, { x: amid("x"), y: amid("y") }, centre(token, size));
}

/** Distance in metres from a point of its scene to a token; `null` when nobody can measure it here. */
export function metresFromPoint(point: Point, token: TokenDocument): number | null {
  const { parent: scene } = token;
  return scene && measured(scene, point, centre(token, gridOf(scene).size));
}

type TokenScene = NonNullable<TokenDocument["parent"]>;

/** Metres from one point of a scene to another; `null` when nobody can measure them here. */
function measured(scene: TokenScene, from: Place, to: Place): number | null {
  const grid = gridOf(scene);
  if (!grid.measurePath) return null;
  const { distance } = grid.measurePath([from, to]);
  return Math.round(distance * metresOf(grid.units) * 100) / 100;
}

/** Where the middle of a token is on its scene. */
export function middleOf(token: TokenDocument): Point {
  return centre(token, token.parent?.grid.size ?? 0);
}

function centre({ x, y, width, height }: TokenDocument, size: number): Point {
  return { x: x + (width * size) / 2, y: y + (height * size) / 2 };
}
