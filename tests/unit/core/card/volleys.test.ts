import { beforeAll, describe, expect, it, vi } from "vitest";
import { hitContext, volleyContext } from "../../../../src/core/card/parts/volleys.js";

beforeAll(() => {
  const format = (key: string, data: Record<string, string>) => `${key} ${Object.values(data).join(" ")}`;
  vi.stubGlobal("game", { i18n: { lang: "fr", localize: (key: string) => key, format } });
});

describe("a volley on a card", () => {
  const volley = () =>
    volleyContext({
      notation: { key: "plus two" },
      when: { key: "at once" },
      shots: [
        { die: { faces: 20, value: 14 }, total: 16, state: "hit", word: { key: "hit" } },
        { die: { faces: 20, value: 2 }, total: -2, state: "jam", word: { key: "jammed" } },
        { die: null, total: null, state: "unfired", word: { key: "not fired" } },
      ],
    });

  it("tells with what its shots are made, and when", () => {
    expect([volley().notation, volley().when]).toEqual(["plus two", "at once"]);
  });

  it("has each shot with its die, its total as it is printed, and what became of it", () => {
    expect(volley().shots).toEqual([
      { die: { faces: 20, value: 14 }, total: "16", state: "hit", word: "hit" },
      { die: { faces: 20, value: 2 }, total: "−2", state: "jam", word: "jammed" },
      { die: null, total: "", state: "unfired", word: "not fired" },
    ]);
  });
});

it("what a hit does is told with its dice and what is left of them", () => {
  const dice = [{ faces: 8, value: 4, counts: true }];
  expect(hitContext({ dice, how: { key: "4, vest 1" }, dealt: 3, audience: "all" }, true)).toEqual({
    dice: [{ faces: 8, value: 4, counts: true, tip: "" }],
    ...{ how: "4, vest 1", dealt: "3" },
  });
});

it("what would tell the numbers of somebody is told otherwise to whom they are not told", () => {
  const hit = { dice: [], how: { key: "4, skin 1" }, veiled: { key: "4, less" }, dealt: 3, audience: "all" } as const;
  expect([hitContext(hit, true).how, hitContext(hit, false).how]).toEqual(["4, skin 1", "4, less"]);
});
