import { describe, expect, test } from "vitest";
import { lineOfFire } from "../../../../src/core/world/line-of-fire.js";
import type { Point } from "../../../../src/core/play/contract/situation.js";

interface One extends Point {
  readonly name: string;
}
const one = (name: string, x: number, y: number): One => ({ name, x, y });
const names = (from: Point, people: readonly One[], aimedAt: readonly One[]) =>
  lineOfFire(from, people, aimedAt, ({ x, y }) => ({ x, y })).map(({ name }) => name);

describe("the line of fire", () => {
  const left = one("left", -5, 10);
  const friend = one("friend", 0, 9);
  const right = one("right", 5, 10);

  test("goes from one side to the other as the attacker sees it", () => {
    expect(names({ x: 0, y: 0 }, [friend, right, left], [left, right])).toEqual(["right", "friend", "left"]);
  });

  test("is not torn apart where angles begin anew", () => {
    const turned = [left, friend, right].map(({ name, x, y }) => one(name, -y, x));
    const [first, , last] = turned;
    if (!first || !last) throw new Error("three stand there");
    expect(names({ x: 0, y: 0 }, turned, [first, last])).toEqual(["right", "friend", "left"]);
  });

  test("ends with the farthest of those aimed at", () => {
    expect(names({ x: 0, y: 0 }, [left, one("beyond", 0, 30), right], [left, right])).not.toContain("beyond");
  });

  test("has those behind the attacker at its ends, not in its middle", () => {
    const line = names({ x: 0, y: 0 }, [left, right, friend, one("behind", 1, -3)], [left, right]);
    expect(line.indexOf("behind") === 0 || line.indexOf("behind") === line.length - 1).toBe(true);
  });
});
