// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { distanceBetween } from "../../../../src/core/world/distance.js";
import { sceneryOf } from "../../../../src/core/world/scenery.js";

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

test("tests the walls of the storey that the shot comes from, whichever is in view", () => {
  const cellar = { name: "cellar" };
  const levels = new Map([["cellar0000000000", cellar]]);
  const house = { ...scene, levels };
  const below = Object.assign(token(0, 500, house), { level: "cellar0000000000" });
  const asked: unknown[] = [];
  const testCollision = (_from: Spot, _to: Spot, config: { readonly level?: object }) => asked.push(config.level) < 0;
  Object.assign(globalThis, {
    canvas: { ready: true, scene: house },
    CONFIG: { Canvas: { polygonBackends: { sight: { testCollision } } } },
  });
  covered(below, token(500, 500, house));
  covered(token(0, 500, house), below);
  expect(new Set(asked)).toEqual(new Set([cellar, undefined]));
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

/** The playground's own scene, walls and fights, whose types would contradict those of the system. */
interface Board {
  readonly [id: string]: unknown;
  layScene(place?: object, seat?: object): void;
  tokenOf(id: string): { readonly document: TokenDocument };
  wallAt(x: number, more?: object): object;
}
const path: string = "../../playground/interface/board.js";
const board = (await import(/* @vite-ignore */ path)) as Board;
const { layScene, tokenOf, wallAt } = board;
const placed = (who: "HERO" | "NEAR" | "FAR") => tokenOf(String(board[who])).document;

describe.each([13, 14])("on a scene of the playground, in generation %s", (generation) => {
  const lay = (place: object) => layScene(place, { generation });
  const shot = () => sceneryOf(placed("HERO"), placed("NEAR"));

  test.each([
    ["a wall", {}, 1],
    ["a low wall, seen over", { sight: 0 }, 1],
    ["a window, which stops steps alone", { sight: 0, light: 0 }, 1],
    ["a curtain", { move: 0 }, 1],
    ["an open door", { door: 1, ds: 1 }, 0],
    ["a wall of sounds alone", { sight: 0, move: 0 }, 0],
    ["half a wall", { c: [300, 0, 300, 550] }, 0.6],
  ])("%s keeps a target", (_what, wall, part) => {
    lay({ walls: [wallAt(300, wall)] });
    expect(shot().covered).toBeCloseTo(part);
  });

  test("a wall behind the target keeps nothing, and it may be dark", () => {
    lay({ walls: [wallAt(1000)], scene: { environment: { darknessLevel: 0.4 } } });
    expect(shot()).toMatchObject({ covered: 0, darkness: 0.4 });
    expect(sceneryOf(placed("HERO"), placed("FAR")).covered).toBe(1);
  });

  test("whoever has moved in a fight has moved until their turn", async () => {
    lay({});
    const fighter = (token: TokenDocument) => ({
      tokenId: token.id,
      sceneId: token.parent?.id,
      actorId: token.baseActor?.id,
    });
    const [hero, near] = [placed("HERO"), placed("NEAR")];
    const create = CONFIG.Combat.documentClass as unknown as { create(data: object): Promise<Combat> };
    const combat = await create.create({ active: true, scene: hero.parent?.id, combatants: [hero, near].map(fighter) });
    await near.update({ x: 500 } as never);
    expect(shot()).toMatchObject({ attackerMoved: false, targetMoved: false });
    await combat.startCombat();
    await near.update({ elevation: 3 } as never);
    expect(shot()).toMatchObject({ attackerMoved: false, targetMoved: true });
  });

  test("whoever stands above is as far as they are high", () => {
    lay({});
    const metres = () =>
      distanceBetween({ actor: null, token: placed("HERO") }, { actor: null, token: placed("NEAR") });
    expect(metres()).toBe(4.5);
    placed("NEAR").elevation = 3;
    expect(metres()).toBe(4.5);
    placed("NEAR").elevation = 12;
    expect(metres()).toBe(12);
  });
});
