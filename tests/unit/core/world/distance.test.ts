import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { distanceBetween } from "../../../../src/core/world/distance.js";

/** A scene of squares of 1,5 m, each 100 pixels wide; a diagonal counts as one. */
const square = (pixels: number) => Math.floor(pixels / 100);
const scene = {
  grid: {
    ...{ size: 100, units: "m" },
    measurePath: ([from, to]: { x: number; y: number }[]) => ({
      distance:
        from && to ? 1.5 * Math.max(...(["x", "y"] as const).map((a) => Math.abs(square(from[a]) - square(to[a])))) : 0,
    }),
  },
};

beforeEach(() => vi.stubGlobal("canvas", { ready: false }));
afterEach(() => vi.unstubAllGlobals());

/** Metres between two tokens: column, row, and how many squares wide and high. */
type Place = readonly [column: number, row: number, spaces?: number];
function metres(...places: readonly [Place, Place]): number | null {
  const [one, other] = places.map(([column, row, spaces = 1]) => ({
    ...{ actor: null, x: column * 100, y: row * 100, width: spaces, height: spaces, parent: scene },
  }));
  const standing = (token: unknown) => ({ actor: null, token: token as TokenDocument });
  return distanceBetween(standing(one), standing(other));
}

test("people are as far apart as the middles of their squares", () => {
  expect(metres([0, 0], [1, 1])).toBe(1.5);
  expect(metres([0, 0], [4, 2])).toBe(6);
  expect(metres([0, 0, 0.5], [2, 0])).toBe(3);
});

test("whoever is large reaches as far as anybody, and is reached, on every side", () => {
  for (const beside of [
    [3, 5],
    [6, 5],
    [4, 3],
    [5, 6],
    [3, 3],
  ] as const) {
    expect(metres([4, 4, 2], beside)).toBe(1.5);
    expect(metres(beside, [4, 4, 2])).toBe(1.5);
  }
  expect(metres([0, 0, 3], [5, 5, 2])).toBe(4.5);
});

test("nobody is apart from a space that is theirs too", () => {
  expect(metres([0, 0, 3], [1, 1])).toBe(0);
});
