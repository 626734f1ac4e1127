// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChatLog } from "../../../../playground/client/ui/chat/chat-log.js";

/** The room there is for the log, in pixels. */
const ROOM = 500;

let log: HTMLElement;
let height: number;

/** The log has this height, and the browser says so when it draws the next frame. */
async function grow(to: number): Promise<void> {
  height = to;
  log.dispatchEvent(new Event("scroll"));
  log.append(document.createElement("li"));
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
function scrollTo(top: number): void {
  log.scrollTop = top;
  log.dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  vi.stubGlobal("game", { i18n: { localize: (key: string) => key, format: (key: string) => key }, user: {} });
  const panel = document.body.appendChild(document.createElement("section"));
  new ChatLog(panel);
  log = panel.querySelector("ol")!;
  Object.defineProperty(log, "clientHeight", { get: () => ROOM });
  Object.defineProperty(log, "scrollHeight", { get: () => height });
  height = ROOM;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("the log", () => {
  it("stays at its end when a message grows before the last scrolling has been told", async () => {
    await grow(1000);
    expect(log.scrollTop).toBe(1000);
    await grow(1400);
    expect(log.scrollTop).toBe(1400);
  });

  it("leaves whoever scrolled back where they read, until they come back to the end", async () => {
    await grow(1000);
    scrollTo(100);
    await grow(1400);
    expect(log.scrollTop).toBe(100);
    scrollTo(1400 - ROOM);
    await grow(1800);
    expect(log.scrollTop).toBe(1800);
  });
});
