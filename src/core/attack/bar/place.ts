/** A rectangle of the page, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The room for the bar: the page's edges, what lies on them, and who stands on the scene. */
export interface Surroundings {
  readonly page: Box;
  /** What else lies on the page: the sidebar, the hotbar, the scene's controls. */
  readonly walls: readonly Box[];
  readonly tokens: readonly Box[];
  /** What around tokens one may want to click, too: the squares beside whoever acts and whoever is aimed at. */
  readonly squares: readonly Box[];
  /** Where the bar stands by habit: the middle of its lower edge. Its other place is as far from the page's other end. */
  readonly home: { readonly x: number; readonly y: number };
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the bar may be: open, the widest first, or folded. */
export interface Sizes<S extends Size> {
  readonly open: readonly S[];
  readonly folded: S;
}

export interface Place<S extends Size> extends Box {
  readonly size: S;
  /** Its edge that stays where it is when its text grows. */
  readonly edge: Edge;
}

type Edge = "bottom" | "top";

/**
 * Where the bar covers nobody: at home, at the page's other end, then wherever there is room; folded where there is none.
 * Squares around those who act give way first; a token only where not even the folded bar has any room.
 */
export function placeBar<S extends Size>({ open, folded }: Sizes<S>, around: Surroundings): Place<S> {
  const { walls, tokens, squares, page } = around;
  for (const taken of [
    [...walls, ...tokens, ...squares],
    [...walls, ...tokens],
  ]) {
    const found = oneOf(open, around, taken) ?? oneOf([folded], around, taken);
    if (found) return found;
  }
  const wanted = at(folded, around, "bottom");
  const least = nearest(folded, wanted, page, walls) ?? within(folded, wanted, page);
  return { ...least, ...folded, size: folded, edge: "bottom" };
}

function oneOf<S extends Size>(sizes: readonly S[], around: Surroundings, taken: readonly Box[]): Place<S> | undefined {
  const tries = [
    ...sizes.map((size) => () => inRow(size, "bottom", around, taken)),
    ...sizes.map((size) => () => inRow(size, "top", around, taken)),
    ...sizes.map((size) => () => anywhere(size, around, taken)),
  ];
  for (const find of tries) {
    const found = find();
    if (found) return found;
  }
  return undefined;
}

/** At one of its two places, or as far to either side of it as it must. */
function inRow<S extends Size>(size: S, edge: Edge, around: Surroundings, taken: readonly Box[]): Place<S> | undefined {
  const wanted = at(size, around, edge);
  const { y, height } = around.page;
  if (wanted.y < y || wanted.y + size.height > y + height) return undefined;
  const found = nearest(size, wanted, { ...around.page, y: wanted.y, height: size.height }, taken);
  return found && { ...found, ...size, size, edge };
}

function anywhere<S extends Size>(size: S, around: Surroundings, taken: readonly Box[]): Place<S> | undefined {
  const found = nearest(size, at(size, around, "bottom"), around.page, taken);
  return found && { ...found, ...size, size, edge: "bottom" };
}

function at({ width, height }: Size, { home, top }: Surroundings, edge: Edge): Point {
  return { x: home.x - width / 2, y: edge === "bottom" ? home.y - height : top };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The free place closest to the wanted one, along both axes. It touches somebody's edge, or is the wanted one, on each axis:
 * so only those heights are looked at, and on each of them the stretches that are free.
 */
function nearest(size: Size, wanted: Point, page: Box, taken: readonly Box[]): Point | undefined {
  const [left, right] = [page.x, page.x + page.width - size.width];
  const [upper, lower] = [page.y, page.y + page.height - size.height];
  if (right < left || lower < upper) return undefined;
  const heights = [clamp(wanted.y, upper, lower), ...taken.flatMap((box) => [box.y - size.height, box.y + box.height])];
  let best: Point | undefined;
  let way = Number.POSITIVE_INFINITY;
  for (const y of heights) {
    if (y < upper || y > lower || Math.abs(y - wanted.y) >= way) continue;
    const x = freeAlong(clamp(wanted.x, left, right), { left, right }, gaps(size, y, taken));
    const far = x === undefined ? way : Math.abs(x - wanted.x) + Math.abs(y - wanted.y);
    if (x === undefined || far >= way) continue;
    [best, way] = [{ x, y }, far];
  }
  return best;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where the left edge must not lie, strictly between both ends, for a bar at this height. */
function gaps({ width, height }: Size, y: number, taken: readonly Box[]): readonly Stretch[] {
  return taken
    .filter((box) => box.y < y + height && y < box.y + box.height)
    .map((box) => ({ from: box.x - width, to: box.x + box.width }))
    .sort((a, b) => a.from - b.from);
}

function freeAlong(x: number, { left, right }: { left: number; right: number }, barred: readonly Stretch[]) {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of barred) {
    const last = merged.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  const hit = merged.find(({ from, to }) => from < x && x < to);
  if (!hit) return x;
  const sides = [hit.from, hit.to].filter((one) => one >= left && one <= right);
  return sides.sort((a, b) => Math.abs(a - x) - Math.abs(b - x))[0];
}

function within({ width, height }: Size, { x, y }: Point, page: Box): Point {
  return {
    x: Math.max(page.x, clamp(x, page.x, page.x + page.width - width)),
    y: Math.max(page.y, clamp(y, page.y, page.y + page.height - height)),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Whether two rectangles have a point inside in common. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
