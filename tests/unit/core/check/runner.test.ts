import { afterEach, describe, expect, it, vi } from "vitest";
import { Fault, Findings, NotTried, type Check } from "../../../../src/core/check/check.js";
import type { Point, Result } from "../../../../src/core/check/points.js";
import { Run } from "../../../../src/core/check/runner.js";
import type { Trial } from "../../../../src/core/check/trial.js";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const check = { id: "x", group: "data", severity: "bad" } as unknown as Check;
const NOBODY = { begins: () => undefined, ends: () => undefined, tidies: () => undefined };

function point(id: string, run: () => Promise<void>): Point {
  return { id, number: 1, check, ruleset: null, run };
}

/** A trial that only notes what is asked of it. */
function trial(): Trial & { readonly told: string[] } {
  const told: string[] = [];
  const clear = () => Promise.resolve(void told.push("clear"));
  return { told, clear, shut: () => void told.push("shut") } as unknown as Trial & { readonly told: string[] };
}

async function resultOf(run: () => Promise<void>): Promise<Result | undefined> {
  const whole = new Run([point("a", run)]);
  await whole.go(trial(), NOBODY);
  return whole.results.get("a");
}

describe("a run", () => {
  it("tells good, wrong and not tried apart", async () => {
    expect(await resultOf(() => Promise.resolve())).toEqual({ state: "good" });
    expect(await resultOf(() => Promise.reject(new Fault("one", "two")))).toEqual({
      state: "bad",
      facts: ["one", "two"],
    });
    expect(await resultOf(() => Promise.reject(new NotTried("noPlayer")))).toEqual({
      state: "skip",
      reason: "noPlayer",
    });
  });

  it("takes whatever else is thrown for a fault, and says where without the server's address", async () => {
    const error = new TypeError("no such thing");
    error.stack = "TypeError: no such thing\n    at run (https://table.example:30000/systems/gardien/gardien.mjs:1:20)";
    const result = await resultOf(() => Promise.reject(error));
    expect(result).toEqual({ state: "bad", facts: ["no such thing", "at run (/systems/gardien/gardien.mjs:1:20)"] });
  });

  it("clears away in the end, after a fault and after a failure of its own", async () => {
    const after = trial();
    const tidies = () => void after.told.push("tidies");
    await new Run([point("a", () => Promise.reject(new Error("broken")))]).go(after, { ...NOBODY, tidies });
    expect(after.told).toEqual(["tidies", "clear"]);
    const failed = trial();
    const begins = () => Promise.reject(new Error("no window"));
    const run = new Run([point("a", () => Promise.resolve())]);
    await expect(run.go(failed, { ...NOBODY, begins })).rejects.toThrow("no window");
    expect(failed.told).toEqual(["clear"]);
  });

  it("lets the point it stands at come to its end when it is stopped, and tries no other", async () => {
    const told: string[] = [];
    let end: () => void = () => undefined;
    const first = point("a", async () => {
      await new Promise<void>((resolve) => (end = resolve));
      told.push("ended");
    });
    const run = new Run([first, point("b", () => Promise.resolve(void told.push("b")))]);
    const place = trial();
    const going = run.go(place, NOBODY);
    await Promise.resolve();
    run.stop();
    expect(place.told).toEqual(["shut"]); // nothing more is made
    end();
    await going;
    expect(told).toEqual(["ended"]);
    expect(place.told).toEqual(["shut", "clear"]);
    expect(run.results.has("b")).toBe(false);
  });

  it("gives up a point that never ends", async () => {
    vi.useFakeTimers();
    const run = new Run([point("a", () => new Promise(() => undefined))]);
    const going = run.go(trial(), NOBODY);
    await vi.advanceTimersByTimeAsync(100_000);
    await going;
    expect(run.results.get("a")).toEqual({ state: "bad", facts: ["no end after 90 s"] });
  });
});

describe("errors that nobody caught meanwhile", () => {
  type Hear = (event: object) => void;

  /** A page whose listeners can be told of errors while a point is tried. */
  async function hearing(events: readonly object[]): Promise<{ result: Result | undefined; heard: readonly string[] }> {
    const hears = new Map<string, Hear>();
    vi.stubGlobal("addEventListener", (kind: string, hear: Hear) => hears.set(kind, hear));
    vi.stubGlobal("removeEventListener", (kind: string) => hears.delete(kind));
    const heard: string[] = [];
    const run = new Run([
      point("a", () => {
        for (const event of events) hears.get("error")?.(event);
        return Promise.resolve();
      }),
    ]);
    await run.go(trial(), { ...NOBODY, ends: (_point, _result, facts) => void heard.push(...facts) });
    expect(hears.size).toBe(0);
    return { result: run.results.get("a"), heard };
  }

  const thrownIn = (file: string): Error => {
    const error = new Error("broken");
    error.stack = `Error: broken\n    at act (https://table.example/${file}:1:20)`;
    return error;
  };

  it("are a fault where our files had a part in them", async () => {
    const { result } = await hearing([{ error: thrownIn("systems/gardien/parts/play.mjs") }]);
    expect(result).toEqual({
      state: "bad",
      facts: ["uncaught: broken at act (/systems/gardien/parts/play.mjs:1:20)"],
    });
  });

  it("are told, and blamed on no point, where they are somebody else's", async () => {
    const { result, heard } = await hearing([{ error: thrownIn("modules/other/other.mjs") }]);
    expect(result).toEqual({ state: "good" });
    expect(heard).toEqual(["uncaught: broken at act (/modules/other/other.mjs:1:20)"]);
  });

  it("are none where the browser only remarks something", async () => {
    const { result, heard } = await hearing([{ message: "ResizeObserver loop completed", error: null }]);
    expect([result, heard]).toEqual([{ state: "good" }, []]);
  });
});

describe("findings", () => {
  it("gather all that is wrong, and say nothing where all is well", async () => {
    const fine = new Findings();
    fine.expect(true, "well");
    expect(() => fine.settle()).not.toThrow();
    const wrong = new Findings();
    wrong.expect(false, "first");
    await wrong.attempt("part", () => Promise.reject(new Error("broken")));
    expect(() => wrong.settle()).toThrow(new Fault("first", "part: broken"));
  });

  it("pass on that something could not be tried", async () => {
    const part = () => Promise.reject(new NotTried("noPack"));
    await expect(new Findings().attempt("part", part)).rejects.toThrow(NotTried);
  });
});
