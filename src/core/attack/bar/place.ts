/** A rectangle in pixels of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Obstacles to the bar: the page's edges, what lies on the page, and tokens. */
export interface Surroundings {
  readonly page: Box;
  /** Interface on the page: the sidebar, the hotbar, the scene's controls. */
  readonly walls: readonly Box[];
  readonly tokens: readonly Box[];
  /** Squares beside attacker and targets, which one may want to click too. */
  readonly squares: readonly Box[];
  /** Usual place of the bar: the middle of its lower edge. A second one lies as far from the page's other end. */
  readonly home: { readonly x: number; readonly y: number };
  readonly top: number;
}

/** Size of the bar, in pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Possible sizes of the bar: open ones, the widest first, and collapsed. */
export interface Sizes<S extends Size> {
  readonly open: readonly S[];
  readonly folded: S;
}

/** Place of the bar, with its size. */
export interface Place<S extends Size> extends Box {
  readonly size: S;
  /** Edge that stays in place when its text grows. */
  readonly edge: Edge;
}

type Edge = "bottom" | "top";

/**
 * Returns where the bar covers nobody: at home, at the page's other end, then anywhere; collapsed where there is no
 * room. It covers squares around attacker and targets first; a token only if not even the collapsed bar fits.
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

/** Returns a place in one of its two rows, as near to the middle as possible; undefined: none. */
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
 * Returns the free place closest to the wanted one. On each axis it touches an obstacle's edge, or is the wanted one:
 * so only those heights are examined, and the free stretches of each.
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

/** Returns where the left edge of a bar at this height may not lie, strictly between both ends. */
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

/** Tells whether two rectangles overlap by more than an edge. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
