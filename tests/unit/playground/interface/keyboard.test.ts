// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Keyboard } from "../../../../playground/client/keybindings/index.js";

const execute = vi.fn();
const pause = vi.fn();
const moved = vi.fn();
const closed: string[] = [];
const user = { isGM: true };
const board = document.createElement("main");
const token = document.createElement("button");
const placed = { isTargeted: false, setTarget: vi.fn() };
const windowed = (id: string) => ({ hasFrame: true, close: () => void closed.push(id) });

beforeAll(() => {
  const tokens = { at: (on: unknown) => (on === token ? placed : null), controlled: [], releaseAll: () => 0 };
  const stage = { pivot: { x: 0, y: 0 }, scale: { x: 1 } };
  vi.stubGlobal("canvas", { ready: true, element: board, tokens, stage, grid: { size: 100 }, pan: moved });
  vi.stubGlobal("ui", { hotbar: { execute }, windows: {} });
  vi.stubGlobal("game", { user, paused: false, togglePause: pause });
  const instances = new Map(Object.entries({ a: windowed("a"), b: windowed("b"), hotbar: { hasFrame: false } }));
  vi.stubGlobal("foundry", { applications: { instances } });
  document.body.innerHTML = `<div class="application"><button type="button">Use</button><input><div contenteditable="true"></div></div>`;
  token.className = "token";
  board.append(token);
  document.body.append(board);
  new Keyboard(
    () => undefined,
    () => null,
  );
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.clearAllMocks();
  closed.length = 0;
});

/** Presses a key where the focus is: on what is found, or nowhere. */
function press(key: string, code: string, on = ""): boolean {
  const target = on ? document.querySelector(on)! : document.body;
  return !target.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
}

describe("the table's keys", () => {
  it("are heard in windows too, wherever one is not typing", () => {
    expect(press("1", "Digit1", "button")).toBe(true);
    expect(execute).toHaveBeenCalledExactlyOnceWith(1);
    for (const box of ["input", "[contenteditable]"]) press("2", "Digit2", box);
    expect(execute).toHaveBeenCalledOnce();
  });

  it("are not heard where somebody has stopped one on its way", () => {
    const stop = (event: Event): void => event.stopPropagation();
    const window = document.querySelector(".application")!;
    window.addEventListener("keydown", stop);
    press("1", "Digit1", "button");
    window.removeEventListener("keydown", stop);
    expect(execute).not.toHaveBeenCalled();
  });

  it("target with T whom the keyboard is on, but nobody where the pointer came last and is over nobody", () => {
    token.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    press("t", "KeyT", ".token");
    expect(placed.setTarget).not.toHaveBeenCalled();
    press("Tab", "Tab", ".token");
    press("t", "KeyT", ".token");
    expect(placed.setTarget).toHaveBeenCalledOnce();
  });

  it("shut all windows with Escape, from wherever", () => {
    press("Escape", "Escape", "button");
    expect(closed).toEqual(["a", "b"]);
  });

  it("pause the game with the space bar, for a keeper alone, and move the view", () => {
    press(" ", "Space");
    expect(pause).toHaveBeenCalledExactlyOnceWith(true, { broadcast: true });
    user.isGM = false;
    press(" ", "Space");
    user.isGM = true;
    expect(pause).toHaveBeenCalledOnce();
    press("ArrowRight", "ArrowRight");
    expect(moved).toHaveBeenCalledWith({ x: 100, y: 0 });
  });
});
