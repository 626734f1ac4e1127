import { beforeEach, describe, expect, test } from "vitest";
import { sceneryOf } from "../../../../src/core/attack/scenery.js";

interface Spot {
  readonly x: number;
  readonly y: number;
}
const moved = (darknessLevel: number, steps: number) =>
  ({ parent: { environment: { darknessLevel } }, movementHistory: Array(steps).fill({}) }) as unknown as TokenDocument;

describe("what a scene shows of a shot", () => {
  test("how dark it is, and who has moved in this fight", () => {
    const one = { darkness: 0.7, attackerMoved: false, targetMoved: true, covered: 0 };
    expect(sceneryOf(moved(0.7, 0), moved(0.7, 3))).toEqual(one);
    expect(sceneryOf(moved(0, 2), null)).toEqual({ darkness: 0, attackerMoved: true, targetMoved: false, covered: 0 });
  });

  test("nothing where there is none", () => {
    expect(sceneryOf(null, null)).toEqual({ darkness: 0, attackerMoved: false, targetMoved: false, covered: 0 });
  });
});

const scene = { grid: { size: 100 }, environment: { darknessLevel: 0.3 } };
const token = (x: number, y: number, parent: object | null = scene) =>
  ({ x, y, width: 1, height: 1, parent, movementHistory: [] }) as unknown as TokenDocument;

/** A wall from north to south at x = 300, from the top down to `end`; it stops only what it is said to. */
function wall(stops: string, end: number): void {
  const crosses = (from: Spot, to: Spot) => {
    if (from.x < 300 === to.x < 300) return false;
    return from.y + ((to.y - from.y) * (300 - from.x)) / (to.x - from.x) < end;
  };
  const polygonBackends = { [stops]: { testCollision: crosses } };
  Object.assign(globalThis, { CONFIG: { Canvas: { polygonBackends } } });
}
const covered = (from: TokenDocument | null, to: TokenDocument | null) => sceneryOf(from, to).covered;

beforeEach(() => {
  Object.assign(globalThis, { canvas: { ready: true, scene }, CONFIG: {} });
});

test("tells how much of a target is behind walls, whatever they stop", () => {
  const [shooter, target] = [token(0, 500), token(500, 500)];
  wall("sight", 0);
  expect(covered(shooter, target)).toBe(0);
  wall("sight", 540);
  expect(covered(shooter, target)).toBeCloseTo(0.4); // the two upper corners
  wall("move", 900);
  expect(covered(shooter, target)).toBe(1);
  expect(covered(target, token(700, 500))).toBe(0);
});

test("tells of no walls where there are none to test, or of a scene that is not in view", () => {
  const [shooter, target] = [token(0, 500), token(500, 500)];
  expect(covered(shooter, target)).toBe(0);
  wall("sight", 900);
  const other = { ...scene };
  const nobodys = [covered(token(0, 500, other), token(500, 500, other)), covered(token(0, 500, other), target)];
  expect([...nobodys, covered(shooter, null), covered(null, target), covered(shooter, shooter)]).toEqual([
    0, 0, 0, 0, 0,
  ]);
  Object.assign(globalThis, { canvas: { ready: false, scene } });
  expect(covered(shooter, target)).toBe(0);
  expect(sceneryOf(shooter, target).darkness).toBe(0.3);
});
