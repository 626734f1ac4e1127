import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RuleWatch } from "../../../../src/core/sheets/rule-watch.js";
import { announce } from "../../../../src/core/types/hooks.js";

type Listener = (...args: unknown[]) => unknown;

/** Hooks enough for one name. */
function hooks() {
  const listeners = new Map<number, Listener>();
  return {
    on: (_hook: string, listener: Listener) => {
      listeners.set(listeners.size, listener);
      return listeners.size - 1;
    },
    off: (_hook: string, id: number) => listeners.delete(id),
    callAll: (_hook: string, ...args: unknown[]) => [...listeners.values()].forEach((listener) => listener(...args)),
  };
}

const switchRule = async (...keys: string[]): Promise<void> => {
  for (const key of keys) announce("gardien.settingChanged", key);
  await vi.advanceTimersByTimeAsync(100);
};

describe("an open sheet", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("Hooks", hooks());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is redrawn once when optional rules are switched together, and no more once it is closed", async () => {
    const render = vi.fn();
    const rules = new RuleWatch();
    rules.begin({ render });
    await switchRule("gbArmorStacking", "gbArmorMaxDex");
    expect(render).toHaveBeenCalledTimes(1);
    rules.end();
    await switchRule("gbArmorStacking");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("is not redrawn by a rule that was switched just before it closed", async () => {
    const render = vi.fn();
    const rules = new RuleWatch();
    rules.begin({ render });
    announce("gardien.settingChanged", "gbArmorStacking");
    rules.end();
    await vi.advanceTimersByTimeAsync(100);
    expect(render).not.toHaveBeenCalled();
  });

  it("listens once, however often it is opened", async () => {
    const render = vi.fn();
    const rules = new RuleWatch();
    rules.begin({ render });
    rules.begin({ render });
    await switchRule("gbArmorStacking");
    expect(render).toHaveBeenCalledTimes(1);
    rules.end();
  });
});
