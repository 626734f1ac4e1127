// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { attempt, RefusedError, tellRefusals } from "../../../../playground/client/net/refusal.js";
import { ChatRows } from "../../../../playground/client/ui/chat/chat-rows.js";
import { h } from "../../../../playground/client/ui/dom.js";

const NASTY = '<img src=x onerror="alert(1)">';

interface FakeMessage {
  id: string;
  timestamp: number;
  visible: boolean;
  renderHTML: () => Promise<HTMLElement>;
}
const message = (id: string, timestamp: number, words = id): FakeMessage => ({
  id,
  timestamp,
  visible: true,
  renderHTML: () => Promise.resolve(h("li", { class: "chat-message" }, words)),
});

beforeEach(() => vi.stubGlobal("game", { user: { isGM: false } }));
afterEach(() => vi.unstubAllGlobals());

describe("h", () => {
  it("shows what users typed as text and never as markup", () => {
    const element = h("p", { title: NASTY }, NASTY, [h("b", {}, NASTY)]);
    expect(element.querySelector("img")).toBeNull();
    expect(element.textContent).toBe(NASTY + NASTY);
    expect(element.title).toBe(NASTY);
  });

  it("spells out aria states and leaves out what is not", () => {
    const element = h("button", { "aria-pressed": false, hidden: false, disabled: true, id: null });
    expect(element.getAttribute("aria-pressed")).toBe("false");
    expect(element.hasAttribute("hidden")).toBe(false);
    expect(element.getAttribute("disabled")).toBe("");
  });
});

describe("the rows of the chat", () => {
  const texts = (list: HTMLElement): (string | null)[] => [...list.children].map((row) => row.textContent);

  it("stand in order of time, whatever arrives first", async () => {
    const rows = new ChatRows(h("ol"));
    await Promise.all([rows.put(message("b", 2)), rows.put(message("c", 3)), rows.put(message("a", 1))]);
    expect(texts(rows.list)).toEqual(["a", "b", "c"]);
  });

  it("are redrawn in place; a slow old drawing does not replace a newer one", async () => {
    const rows = new ChatRows(h("ol"));
    let release: (row: HTMLElement) => void = () => undefined;
    const slow = { ...message("a", 1), renderHTML: () => new Promise<HTMLElement>((resolve) => (release = resolve)) };
    const first = rows.put(slow);
    await rows.put(message("a", 1, "new"));
    release(h("li", {}, "old"));
    await first;
    expect(texts(rows.list)).toEqual(["new"]);
  });

  it("do not exist for messages that show nothing, and go when a message hides", async () => {
    const rows = new ChatRows(h("ol"));
    await rows.put({ ...message("a", 1), visible: false });
    expect(rows.list.children).toHaveLength(0);
    await rows.put(message("b", 2));
    await rows.put({ ...message("b", 2), visible: false });
    expect(rows.list.children).toHaveLength(0);
  });

  it("say how long ago they came as the evening goes on", async () => {
    vi.stubGlobal("game", { user: { isGM: false }, i18n: { localize: (key: string) => key } });
    document.documentElement.lang = "fr";
    vi.useFakeTimers({ now: 0 });
    const rows = new ChatRows(h("ol"));
    const renderHTML = () => Promise.resolve(h("li", {}, h("time", { class: "message-timestamp" }, "")));
    await rows.put({ ...message("a", 1), renderHTML });
    rows.refreshTimes();
    expect(texts(rows.list)).toEqual(["PLAYGROUND.Chat.Now"]);
    vi.advanceTimersByTime(5 * 60_000);
    rows.refreshTimes();
    expect(texts(rows.list)).toEqual(["il y a 5 minutes"]);
    vi.useRealTimers();
  });

  it("survive a message that cannot be drawn", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const rows = new ChatRows(h("ol"));
    await rows.put({ ...message("bad", 1), renderHTML: () => Promise.reject(new Error("no")) });
    await rows.put(message("good", 2));
    expect(texts(rows.list)).toEqual(["bad", "good"]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe("a refusal of the server", () => {
  it("is told to the user once, and still reaches whoever asked", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const error = vi.fn();
    vi.stubGlobal("ui", { notifications: { error } });
    expect(await attempt(() => tellRefusals(Promise.reject(new RefusedError("lacks permission"))))).toBe(false);
    expect(error).toHaveBeenCalledExactlyOnceWith("lacks permission", { clean: false });
    await expect(tellRefusals(Promise.reject(new RefusedError("no")))).rejects.toThrow("no");
    vi.restoreAllMocks();
  });
});
