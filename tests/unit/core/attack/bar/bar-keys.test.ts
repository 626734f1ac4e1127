// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AttackBar } from "../../../../../src/core/attack/bar/bar.js";

const heard: string[] = [];
const listen = (event: KeyboardEvent) => heard.push(event.key);

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal("canvas", { ready: false });
  vi.stubGlobal("Hooks", { on: () => 1 });
  document.addEventListener("keydown", listen);
});
afterEach(() => {
  document.removeEventListener("keydown", listen);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("what presses a button of the bar pauses no game; what the bar does not know goes on to the table", () => {
  new AttackBar().open();
  const bar = document.querySelector(".g-dock");
  if (!bar) throw new Error("there is no bar");
  bar.innerHTML = `<button data-nth="1">knife</button><button>fist</button>`;
  const [button] = bar.querySelectorAll("button");
  button?.focus();
  const pressed = [" ", "Enter", "ArrowRight", "t"].map((key) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    bar.querySelector("button")?.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(heard).toEqual(["t"]);
  expect(pressed).toEqual([false, false, true, false]);
  expect(document.activeElement?.textContent).toBe("fist");
});

it("looks again at who is selected with each step of a fight: it tells whose turn it is", () => {
  const looked = vi.fn(() => false);
  vi.stubGlobal("canvas", Object.defineProperty({}, "ready", { get: looked }));
  const hooks = new Map<string, () => void>();
  vi.stubGlobal("Hooks", { on: (name: string, fn: () => void) => hooks.set(name, fn).size });
  new AttackBar().open();
  for (const hook of ["updateCombat", "deleteCombat", "createCombatant", "updateActor"]) {
    looked.mockClear();
    hooks.get(hook)?.();
    expect([hook, looked.mock.calls.length]).toEqual([hook, 1]);
  }
});
