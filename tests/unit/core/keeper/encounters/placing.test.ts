import fc from "fast-check";
import { expect, it } from "vitest";
import { cellsAround } from "../../../../../src/core/keeper/encounters/placing.js";

it("adversaries stand on squares of their own, side by side, the middle one where they were placed", () => {
  expect(cellsAround({ x: 1050, y: 730 }, 4, 100)).toEqual([
    { x: 1000, y: 700 },
    { x: 1100, y: 700 },
    { x: 1000, y: 800 },
    { x: 1100, y: 800 },
  ]);
  const at = fc.record({ x: fc.integer({ min: -5000, max: 5000 }), y: fc.integer({ min: -5000, max: 5000 }) });
  fc.assert(
    fc.property(at, fc.integer({ min: 0, max: 60 }), fc.constantFrom(50, 100, 140), (point, count, size) => {
      const cells = cellsAround(point, count, size);
      expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y } of cells) expect([x % size, y % size].map(Math.abs)).toEqual([0, 0]);
    }),
  );
});
