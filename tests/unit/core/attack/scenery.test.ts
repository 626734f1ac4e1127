import { describe, expect, test } from "vitest";
import { sceneryOf } from "../../../../src/core/attack/scenery.js";

const token = (darknessLevel: number, steps: number) =>
  ({ parent: { environment: { darknessLevel } }, movementHistory: Array(steps).fill({}) }) as unknown as TokenDocument;

describe("what a scene shows of a shot", () => {
  test("how dark it is, and who has moved in this fight", () => {
    expect(sceneryOf(token(0.7, 0), token(0.7, 3))).toEqual({ darkness: 0.7, attackerMoved: false, targetMoved: true });
    expect(sceneryOf(token(0, 2), null)).toEqual({ darkness: 0, attackerMoved: true, targetMoved: false });
  });

  test("nothing where there is none", () => {
    expect(sceneryOf(null, null)).toEqual({ darkness: 0, attackerMoved: false, targetMoved: false });
  });
});
