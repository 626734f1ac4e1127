import { afterEach, describe, expect, it, vi } from "vitest";
import { Hooks } from "../../../../playground/client/hooks/hooks.js";

const registered: [string, number][] = [];
const on = (hook: string, fn: (...args: unknown[]) => unknown): number => {
  const id = Hooks.on(hook, fn);
  registered.push([hook, id]);
  return id;
};
afterEach(() => {
  for (const [hook, id] of registered.splice(0)) Hooks.off(hook, id);
  vi.restoreAllMocks();
});

describe("Hooks", () => {
  it("callAll runs every listener in order whatever they return", () => {
    const seen: number[] = [];
    on("a", () => (seen.push(1), false));
    on("a", () => void seen.push(2));
    expect(Hooks.callAll("a")).toBe(true);
    expect(seen).toEqual([1, 2]);
  });

  it("call stops at the first listener that returns exactly false", () => {
    const last = vi.fn();
    on("b", () => 0);
    on("b", () => undefined);
    on("b", () => false);
    on("b", last);
    expect(Hooks.call("b")).toBe(false);
    expect(last).not.toHaveBeenCalled();
  });

  it("a promise of false does not cancel", () => {
    on("c", () => Promise.resolve(false));
    expect(Hooks.call("c")).toBe(true);
  });

  it("once listens to one call, even when that call calls the hook again", () => {
    let calls = 0;
    Hooks.once("d", () => {
      calls++;
      Hooks.callAll("d");
    });
    Hooks.callAll("d");
    Hooks.callAll("d");
    expect(calls).toBe(1);
  });

  it("off forgets by number and by function", () => {
    const byId = vi.fn();
    const byFunction = vi.fn();
    Hooks.off("e", on("e", byId));
    on("e", byFunction);
    Hooks.off("e", byFunction);
    Hooks.callAll("e");
    expect(byId).not.toHaveBeenCalled();
    expect(byFunction).not.toHaveBeenCalled();
  });

  it("a listener that throws is reported and does not stop the others", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const after = vi.fn();
    const errors = vi.fn();
    on("error", errors);
    on("f", function broken() {
      throw new Error("no");
    });
    on("f", after);
    expect(Hooks.call("f")).toBe(true);
    expect(after).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]![0]).toBe("Error thrown in hooked function 'broken' for hook 'f'");
    expect(errors).toHaveBeenCalledOnce();
  });

  it("passes the arguments on as they are, so that a listener may change them", () => {
    const update = { round: 1 };
    on("g", (value) => ((value as { round: number }).round = 2));
    Hooks.callAll("g", update);
    expect(update.round).toBe(2);
  });
});
