import { describe, expect, it } from "vitest";
import { placeAway } from "../../../../src/core/world/push.js";

/** A scene whose spaces are so many metres wide, a hundred pixels each. */
const scene = (distance: number, isSquare = true, units = "m") => ({ grid: { size: 100, distance, units, isSquare } });
const token = (parent: object, x: number, y: number) => ({ parent, x, y, width: 1, height: 1 }) as never;

describe("a push", () => {
  it("goes by whole squares, straight or slantwise, away from whoever pushes", () => {
    const here = scene(1.5);
    const from = token(here, 500, 500);
    const ends = [
      [600, 500],
      [400, 400],
      [500, 400],
      [700, 600],
    ].map(([x, y]) => placeAway(token(here, x ?? 0, y ?? 0), from, 1.5));
    expect(ends).toEqual([
      { x: 700, y: 500 },
      { x: 300, y: 300 },
      { x: 500, y: 300 },
      { x: 800, y: 700 },
    ]);
  });

  it("is one square at least, and as many as the metres make", () => {
    const push = (distance: number, units = "m") => {
      const here = scene(distance, true, units);
      return placeAway(token(here, 600, 500), token(here, 500, 500), 1.5);
    };
    expect([push(5), push(0.5), push(5, "ft")]).toEqual([
      { x: 700, y: 500 },
      { x: 900, y: 500 },
      { x: 700, y: 500 },
    ]);
  });

  it("goes straight on where there are no squares", () => {
    const here = scene(1, false);
    expect(placeAway(token(here, 530, 540), token(here, 500, 500), 1.5)).toEqual({ x: 620, y: 660 });
  });

  it("is nobody's who stands on another scene, or on none", () => {
    expect(placeAway(token(scene(1), 0, 0), token(scene(1), 100, 0), 1.5)).toBeNull();
    expect(placeAway(token(null as never, 0, 0), token(scene(1), 100, 0), 1.5)).toBeNull();
  });
});
