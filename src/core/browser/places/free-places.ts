/** A rectangle of a scene, in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many squares away from the middle a place is looked for; beyond, things lie upon each other. */
const FARTHEST = 12;

/** The upper left corner of the free place nearest to a point for something of a size; `step` is a square's side. */
export function freePlace(
  middle: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number },
  taken: readonly Area[],
  step: number,
): { readonly x: number; readonly y: number } {
  const corner = { x: middle.x - size.width / 2, y: middle.y - size.height / 2 };
  const free = offsets().find(({ x, y }) => {
    const area = { x: corner.x + x * step, y: corner.y + y * step, ...size };
    return taken.every((other) => !overlap(area, other));
  });
  return { x: corner.x + (free?.x ?? 0) * step, y: corner.y + (free?.y ?? 0) * step };
}

/** Steps from the middle, nearest first; of those equally near, along the row first. */
function offsets(): readonly { readonly x: number; readonly y: number }[] {
  const line = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => i - FARTHEST);
  const all = line.flatMap((y) => line.map((x) => ({ x, y })));
  return all.toSorted((a, b) => a.x ** 2 + a.y ** 2 - (b.x ** 2 + b.y ** 2) || Math.abs(a.y) - Math.abs(b.y));
}

function overlap(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
