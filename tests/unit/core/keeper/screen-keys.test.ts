// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { pressed, type Pressed } from "../../../../src/core/keeper/screen-keys.js";

let screen: HTMLElement;

/** What a key does where the keyboard is at one of the elements of the screen. */
function press(at: string, key: string, more: KeyboardEventInit = {}): Pressed | null {
  let done: Pressed | null = null;
  screen.addEventListener("keydown", (event) => (done = pressed(event, screen)), { once: true });
  screen.querySelector(at)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  return done;
}

beforeEach(() => {
  document.body.innerHTML = `<section><button role="tab" data-panel="one"></button><button role="tab" data-panel="two">
    </button><input type="number"></section>`;
  screen = document.querySelector("section") as HTMLElement;
});

it("ticks, steps and closes by the key that opens it, but where somebody types", () => {
  const open = { shiftKey: true, code: "KeyG" };
  expect(press("button", "2")).toEqual({ kind: "tick", at: 1 });
  expect(press("button", "r")).toEqual({ kind: "step" });
  expect(press("button", "G", open)).toEqual({ kind: "close" });
  expect(press("button", "g", { code: "KeyG" })).toBeNull();
  expect(press("button", "1", { ctrlKey: true })).toBeNull();
  for (const [key, more] of [["2"], ["r"], ["G", open]] as const) expect(press("input", key, more)).toBeNull();
});

it("goes round its tabs by arrows", () => {
  expect(press("button", "ArrowRight")).toEqual({ kind: "tab", tab: "two" });
  expect(press("button", "ArrowLeft")).toEqual({ kind: "tab", tab: "two" });
  expect(press("input", "ArrowLeft")).toBeNull();
});
