import fc from "fast-check";
import { expect, it } from "vitest";
import { overlap, placeBar, type Box, type Surroundings } from "../../../../../src/core/attack/bar/place.js";

const PAGE = { x: 0, y: 0, width: 800, height: 600 };
const FULL = { width: 400, height: 90 };
const HALF = { width: 250, height: 90 };
const FOLDED = { width: 120, height: 30 };
const EMPTY: Surroundings = { page: PAGE, walls: [], tokens: [], squares: [], home: { x: 400, y: 540 }, top: 10 };
const around = (change: Partial<Surroundings>): Surroundings => ({ ...EMPTY, ...change });
const box = (x: number, y: number, width = 50, height = 50): Box => ({ x, y, width, height });

it("stands at its place over the hotbar where nobody is", () => {
  expect(placeBar({ open: [FULL], folded: FOLDED }, EMPTY)).toMatchObject({
    x: 200,
    y: 450,
    size: FULL,
    edge: "bottom",
  });
});

it("makes way along its row for whoever stands there, then goes to the other end of the page", () => {
  expect(placeBar({ open: [FULL], folded: FOLDED }, around({ tokens: [box(560, 460)] }))).toMatchObject({
    x: 160,
    y: 450,
  });
  const row = [0, 200, 400, 600].map((x) => box(x, 460));
  expect(placeBar({ open: [FULL], folded: FOLDED }, around({ tokens: row }))).toMatchObject({
    x: 200,
    y: 10,
    edge: "top",
  });
});

it("leaves the squares beside whoever acts free, as long as there is room elsewhere", () => {
  const squares = [box(0, 400, 800, 150)];
  expect(placeBar({ open: [FULL], folded: FOLDED }, around({ squares }))).toMatchObject({ y: 10, edge: "top" });
  const all = [box(0, 0, 800, 600)];
  expect(placeBar({ open: [FULL], folded: FOLDED }, around({ squares: all }))).toMatchObject({
    x: 200,
    y: 450,
    size: FULL,
  });
});

it("shows fewer weapons in its row before it leaves the row", () => {
  const tokens = [box(140, 460), box(600, 460)];
  expect(placeBar({ open: [FULL, HALF], folded: FOLDED }, around({ tokens }))).toMatchObject({
    size: FULL,
  });
  const closer = [box(180, 460), box(520, 460)];
  expect(placeBar({ open: [FULL, HALF], folded: FOLDED }, around({ tokens: closer }))).toMatchObject({
    ...{ x: 270, y: 450, size: HALF, edge: "bottom" },
  });
});

it("grows smaller rather than cover anybody", () => {
  const grid = (step: number) =>
    Array.from({ length: 16 }, (_, x) => Array.from({ length: 12 }, (__, y) => box(x * step, y * step, 40, 40))).flat();
  expect(placeBar({ open: [FULL, HALF], folded: FOLDED }, around({ tokens: grid(170) }))).toMatchObject({ size: FULL });
  expect(placeBar({ open: [FULL], folded: FOLDED }, around({ tokens: grid(72) })).size).toBe(FOLDED);
});

/** Whether a rectangle of this size fits anywhere, tried out pixel by pixel on a coarse page of whole numbers. */
function fits({ width, height }: { width: number; height: number }, page: Box, taken: readonly Box[]): boolean {
  for (let x = page.x; x + width <= page.x + page.width; x++)
    for (let y = page.y; y + height <= page.y + page.height; y++)
      if (!taken.some((one) => overlap(one, { x, y, width, height }))) return true;
  return false;
}

const rectangle = (most: number) =>
  fc.record({
    x: fc.integer({ min: -4, max: 30 }),
    y: fc.integer({ min: -4, max: 20 }),
    width: fc.integer({ min: 1, max: most }),
    height: fc.integer({ min: 1, max: most }),
  });
const size = fc.record({ width: fc.integer({ min: 1, max: 34 }), height: fc.integer({ min: 1, max: 24 }) });

it("meets no token and nothing of the page whenever any size has a free place, and squares whenever one is free of them", () => {
  fc.assert(
    fc.property(
      fc.array(rectangle(12), { maxLength: 9 }),
      fc.array(rectangle(12), { maxLength: 4 }),
      fc.array(rectangle(16), { maxLength: 4 }),
      fc.tuple(size, size, size),
      fc.record({ x: fc.integer({ min: 0, max: 30 }), y: fc.integer({ min: 0, max: 20 }) }),
      (tokens, walls, squares, sizes, home) => {
        const page = { x: 0, y: 0, width: 30, height: 20 };
        const [folded, ...open] = sizes;
        const found = placeBar({ open, folded }, { page, walls, tokens, squares, home, top: 1 });
        const met = (boxes: readonly Box[]) => boxes.some((one) => overlap(one, found));
        const anyFits = (taken: readonly Box[]) => sizes.some((one) => fits(one, page, taken));
        const strict = anyFits([...walls, ...tokens, ...squares]);
        const free = strict || anyFits([...walls, ...tokens]);
        const inside = found.x >= 0 && found.y >= 0 && found.x + found.width <= 30 && found.y + found.height <= 20;
        return (
          (!free || (inside && !met([...walls, ...tokens]))) && (!strict || !met(squares)) && sizes.includes(found.size)
        );
      },
    ),
    { numRuns: 400 },
  );
});
