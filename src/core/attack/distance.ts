interface Measurer {
  readonly size: number;
  readonly units: string;
  measurePath?(waypoints: readonly { x: number; y: number }[]): { distance: number };
}

/** Metres in a unit of length; a scene without a known unit is taken in metres. */
const METRES: Readonly<Record<string, number>> = { m: 1, ft: 0.3, "ft.": 0.3, pi: 0.3, "pi.": 0.3 };

/** Somebody's place in the world, as far as it is known. */
interface Standing {
  readonly actor: Actor | null;
  readonly token: TokenDocument | null;
}

/**
 * Distance in metres between two people; `null` when no scene can tell. Whoever is named without a token is looked for
 * beside the other: a message that keeps quiet about a token comes no closer by it.
 */
export function distanceBetween(one: Standing, other: Standing): number | null {
  const [here, there] = [placed(one), placed(other)];
  return metresBetween(here ?? beside(there, one.actor), there ?? beside(here, other.actor));
}

function placed({ actor, token }: Standing): TokenDocument | null {
  return token ?? actor?.token ?? null;
}

function beside(token: TokenDocument | null, actor: Actor | null): TokenDocument | null {
  if (!actor) return null;
  return token?.parent?.tokens.find((one) => one.actorLink && one.actor === actor && !one.hidden) ?? null;
}

/** Distance in metres between the centres of two tokens of one scene; `null` when nobody can measure it here. */
function metresBetween(one: TokenDocument | null, other: TokenDocument | null): number | null {
  return one && other && metresFromAmid([one], other);
}

/** Distance in metres to a token from the point amid some others of its scene; `null` when nobody can measure it here. */
export function metresFromAmid(others: readonly TokenDocument[], token: TokenDocument): number | null {
  const scene = token.parent;
  if (!scene || others.length === 0 || others.some(({ parent }) => parent !== scene)) return null;
  const view = canvas as unknown as { ready: boolean; scene: unknown; grid: Measurer };
  const grid = view.ready && view.scene === scene ? view.grid : (scene.grid as unknown as Measurer);
  if (!grid.measurePath) return null;
  const points = others.map((one) => centre(one, grid.size));
  const amid = (axis: "x" | "y") => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const { distance } = grid.measurePath([{ x: amid("x"), y: amid("y") }, centre(token, grid.size)]);
  return Math.round(distance * (METRES[grid.units.toLowerCase()] ?? 1) * 100) / 100;
}

/** A place on a scene, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the middle of a token is on its scene. */
export function middleOf(token: TokenDocument): Point {
  const { size } = (token.parent as unknown as { readonly grid: Measurer }).grid;
  return centre(token, size);
}

function centre({ x, y, width, height }: TokenDocument, size: number): Point {
  return { x: x + (width * size) / 2, y: y + (height * size) / 2 };
}
