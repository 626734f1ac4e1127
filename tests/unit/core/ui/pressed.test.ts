// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { isPressed, released, untouched, watchPresses } from "../../../../src/core/ui/pointer-hold.js";

let place: HTMLElement;
let button: HTMLButtonElement;

beforeEach(() => {
  watchPresses(document);
  place = document.body.appendChild(document.createElement("section"));
  button = place.appendChild(document.createElement("button"));
});
afterEach(() => {
  document.dispatchEvent(new Event("pointercancel"));
  document.body.replaceChildren();
});

const does = (type: string, on: EventTarget = button) => on.dispatchEvent(new Event(type, { bubbles: true }));
const key = (type: string, name: string) => button.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true }));

describe("a press", () => {
  it.each(["pointerup", "pointercancel", "contextmenu"])("lasts from pointerdown to %s", (end) => {
    expect(isPressed(place)).toBe(false);
    does("pointerdown");
    expect(isPressed(place)).toBe(true);
    does(end, document.body);
    expect(isPressed(place)).toBe(false);
  });

  it("lasts while the space bar is down, and no longer than the window has the focus", () => {
    key("keydown", "Enter");
    expect(isPressed(place)).toBe(false);
    key("keydown", " ");
    expect(isPressed(place)).toBe(true);
    key("keyup", " ");
    expect(isPressed(place)).toBe(false);
    does("pointerdown");
    window.dispatchEvent(new Event("blur"));
    expect(isPressed(place)).toBe(false);
  });

  it("concerns the place where it is, and nothing once what was pressed is gone", () => {
    const elsewhere = document.body.appendChild(document.createElement("section"));
    does("pointerdown");
    expect(isPressed(elsewhere)).toBe(false);
    button.remove();
    expect(isPressed(place)).toBe(false);
  });

  it("is over for whoever waits once its click has been heard", async () => {
    const told: string[] = [];
    button.addEventListener("click", () => told.push("click"));
    does("pointerdown");
    const waiting = Promise.all([released(place), untouched(place)]).then(() => told.push("drawn"));
    does("pointerup");
    button.click();
    await waiting;
    expect(told).toEqual(["click", "drawn"]);
  });

  it.each([
    ["its click, which comes in a later task", true],
    ["none, as after a swipe", false],
  ])("by touch is over with %s", async (_what, clicks) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const told: string[] = [];
    button.addEventListener("click", () => told.push(`click, pressed: ${isPressed(place)}`));
    does("pointerdown");
    const waiting = released(place).then(() => told.push("drawn"));
    button.dispatchEvent(Object.assign(new Event("pointerup", { bubbles: true }), { pointerType: "touch" }));
    await vi.advanceTimersByTimeAsync(60);
    expect(told).toEqual([]);
    expect(isPressed(place)).toBe(true);
    if (clicks) button.click();
    await vi.advanceTimersByTimeAsync(clicks ? 1 : 400);
    await waiting;
    expect(told).toEqual(clicks ? ["click, pressed: true", "drawn"] : ["drawn"]);
    expect(isPressed(place)).toBe(false);
  });

  it("makes nobody wait who is not pressed", async () => {
    await expect(untouched(place)).resolves.toBeUndefined();
  });
});
