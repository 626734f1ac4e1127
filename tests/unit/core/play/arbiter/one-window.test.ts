import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** The windows of one browser, as its locks see them: the first in the line has the seat. */
const line: (() => Promise<unknown>)[] = [];
const locks = {
  request: (_name: string, grant: () => Promise<unknown>) => {
    line.push(grant);
    return new Promise(() => undefined);
  },
};

/** One more window of the keeper: what it takes up, and whether it decides. */
async function open() {
  vi.resetModules();
  const { takeSeat } = await import("../../../../../src/core/play/arbiter/one-window.js");
  const { isArbiter } = await import("../../../../../src/core/world/world.js");
  const begin = vi.fn<() => void>();
  takeSeat(begin);
  return { begin, isArbiter, takeSeat };
}

beforeEach(() => {
  line.length = 0;
  vi.stubGlobal("game", { user: { isActiveGM: true }, userId: "keeper" });
});
afterEach(() => vi.unstubAllGlobals());

describe("of several windows of one keeper", () => {
  test("one decides, and the next one once that is shut", async () => {
    vi.stubGlobal("navigator", { locks });
    const [first, second] = [await open(), await open()];
    void line.shift()?.();
    expect([first.isArbiter(), second.isArbiter()]).toEqual([true, false]);
    expect([first.begin, second.begin].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    void line.shift()?.(); // the first was shut
    expect([second.isArbiter(), second.begin.mock.calls.length]).toEqual([true, 1]);
  });

  test("each asks for the seat once, however often it looks", async () => {
    vi.stubGlobal("navigator", { locks });
    const { begin, takeSeat } = await open();
    takeSeat(begin);
    expect(line).toHaveLength(1);
  });

  test("each decides where the page has no locks", async () => {
    vi.stubGlobal("navigator", {});
    const { begin, isArbiter } = await open();
    expect([isArbiter(), begin.mock.calls.length]).toEqual([true, 0]);
  });

  test("one whose browser refuses the lock decides, and says so", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const error = vi.fn<() => void>();
    vi.stubGlobal("ui", { notifications: { error } });
    const i18n = { localize: (key: string) => key, format: (key: string) => key, has: () => true };
    vi.stubGlobal("game", { ...game, i18n });
    vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new Error("no storage")) } });
    const { begin, isArbiter } = await open();
    await Promise.resolve();
    expect([isArbiter(), begin.mock.calls.length, error.mock.calls.length]).toEqual([true, 1, 1]);
  });
});
