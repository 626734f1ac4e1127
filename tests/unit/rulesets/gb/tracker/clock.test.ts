import { describe, expect, it } from "vitest";
import { clockText } from "../../../../../src/rulesets/gb/keeper/clock.js";

describe("the world's clock in the tracker", () => {
  it.each([
    [0, 1, "00:00:00"],
    [6, 1, "00:00:06"],
    [3 * 3600 + 25 * 60 + 59, 1, "03:25:59"],
    [86_399.5, 1, "23:59:59"],
    [86_400, 2, "00:00:00"],
    [-1, 0, "23:59:59"],
  ])("reads %d s as day %d, %s", (worldTime, day, time) => {
    expect(clockText(worldTime)).toEqual({ key: "GARDIEN.GB.TRACKER.clock", data: { day, time } });
  });
});
