import { beforeAll, describe, expect, it, vi } from "vitest";
import { faceLine } from "../../../../src/core/card/parts/face-line.js";

beforeAll(() => {
  const format = (key: string, data: Record<string, string>) => `${key} ${Object.values(data).join(" ")}`;
  vi.stubGlobal("game", { i18n: { lang: "fr", localize: (key: string) => key, format } });
});

const bands = [
  { from: 7, label: { key: "deep" }, level: 2 },
  { from: 1, label: { key: "nothing" }, level: 0 },
];
const die = (value: number, counts: boolean, word: string) => ({ faces: 10, value, counts, word });

describe("a line of faces", () => {
  const line = () => faceLine(bands, [die(8, true, "deep"), die(8, false, "dropped"), die(3, true, "nothing")]);

  it("has a column for every face, and each die in its own", () => {
    expect(line()?.columns).toHaveLength(10);
    expect(line()?.columns[7]?.dice.map(({ counts, label }) => [counts, label])).toEqual([
      [true, "GARDIEN.CARD.measured 8 deep"],
      [false, "GARDIEN.CARD.measured 8 dropped"],
    ]);
    expect(line()?.columns.map(({ level }) => level)).toEqual([0, 0, 0, 0, 0, 0, 2, 2, 2, 2]);
  });

  it("has its bands from low to high, each up to the next one", () => {
    expect(line()?.bands.map(({ at, size, note }) => [at, size, note])).toEqual([
      [1, 6, ""],
      [7, 4, "GARDIEN.CARD.from 7"],
    ]);
  });

  it("is none without dice, or without anything to measure them by", () => {
    expect([faceLine(bands, []), faceLine([], [die(3, true, "")])]).toEqual([null, null]);
  });
});
