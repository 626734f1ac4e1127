import { beforeAll, describe, expect, it } from "vitest";
import { clockText, spanText } from "../../../../src/core/text/clock-text.js";
import { crossed, type Due } from "../../../../src/core/keeper/upcoming.js";

beforeAll(() => {
  const format = (key: string, data: object) => `${key.split(".").at(-1)} ${Object.values(data).join(" ")}`;
  Object.assign(globalThis, {
    game: { i18n: { lang: "fr", localize: (key: string) => key.split(".").at(-1), format } },
  });
});

describe("the world's clock on the keeper's screen", () => {
  it.each([
    [0, "day 1", "minutes 00 00 00"],
    [6, "day 1", "seconds 00 00 06"],
    [3 * 3600 + 25 * 60 + 59, "day 1", "seconds 03 25 59"],
    [86_399.5, "day 1", "seconds 23 59 59"],
    [86_400, "day 2", "minutes 00 00 00"],
    [-1, "day 0", "seconds 23 59 59"],
  ])("reads %d s as %s, %s", (worldTime, day, time) => {
    expect(clockText(worldTime)).toEqual({ day, time });
  });

  it.each([
    [0, "both 0 s"],
    [40, "both 40 s"],
    [61, "both 2 min"],
    [3594, "both 1 h"],
    [3600, "both 1 h"],
    [90_000, "both 2 d"],
  ])("tells a stretch of %d s never sooner than it is: %s", (seconds, told) => {
    expect(spanText(seconds)).toBe(told);
  });

  it("is crossed by what falls due within a step, its last second included; what is over waits for nothing", () => {
    const due = [90, 100, 101, 160, 161].map((at) => ({ at }) as Due);
    expect(crossed(due, 100, 60).map(({ at }) => at)).toEqual([101, 160]);
  });
});
