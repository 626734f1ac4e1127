import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventsOf, Following } from "../../../../src/core/ui/hook-subscription.js";
import { announce } from "../../../../src/core/foundry/types/hooks.js";

type Listener = (...args: unknown[]) => unknown;

/** Hooks enough for what is announced here. */
function hooks() {
  const listeners = new Map<number, { readonly hook: string; readonly listener: Listener }>();
  let ids = 0;
  return {
    on: (hook: string, listener: Listener) => {
      listeners.set(++ids, { hook, listener });
      return ids;
    },
    off: (_hook: string, id: number) => listeners.delete(id),
    callAll: (name: string, ...args: unknown[]) => {
      for (const { hook, listener } of listeners.values()) if (hook === name) listener(...args);
    },
  };
}

const CHANGED = "gardien.settingChanged";
const switchRule = async (...keys: string[]): Promise<void> => {
  for (const key of keys) announce(CHANGED, key);
  await vi.advanceTimersByTimeAsync(100);
};

describe("an open sheet", () => {
  const render = vi.fn();
  let following: Following;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("Hooks", hooks());
    render.mockClear();
    following = new Following();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is redrawn once when optional rules are switched together, and no more once it is closed", async () => {
    following.redraw([CHANGED], render);
    await switchRule("gbArmorStacking", "gbArmorMaxDex");
    expect(render).toHaveBeenCalledTimes(1);
    following.end();
    await switchRule("gbArmorStacking");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("is not redrawn by a rule that was switched just before it closed", async () => {
    following.redraw([CHANGED], render);
    announce(CHANGED, "gbArmorStacking");
    following.end();
    await vi.advanceTimersByTimeAsync(100);
    expect(render).not.toHaveBeenCalled();
  });

  it("follows again when it is opened again", async () => {
    following.redraw([CHANGED], render);
    following.end();
    following.redraw([CHANGED], render);
    await switchRule("gbArmorStacking");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("hears each time what it does not draw", () => {
    following.hear(CHANGED, render);
    announce(CHANGED, "one");
    announce(CHANGED, "two");
    expect(render.mock.calls).toEqual([["one"], ["two"]]);
  });
});

describe("what befalls documents", () => {
  it("is named by kind", () => {
    expect(eventsOf("Actor", "Item")).toEqual([
      ...["createActor", "updateActor", "deleteActor"],
      ...["createItem", "updateItem", "deleteItem"],
    ]);
  });
});
