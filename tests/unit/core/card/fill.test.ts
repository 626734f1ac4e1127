// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fill } from "../../../../src/core/card/fill.js";

interface Log {
  element: HTMLElement;
  isAtBottom: boolean;
  scrollBottom: ReturnType<typeof vi.fn<() => Promise<void>>>;
}

let chat: Log & { popout: Log };

const log = (): Log => ({
  element: document.body.appendChild(document.createElement("section")),
  isAtBottom: true,
  scrollBottom: vi.fn(() => Promise.resolve()),
});
const place = ({ element }: { element: HTMLElement }) => element.appendChild(document.createElement("div"));

beforeEach(() => {
  chat = { ...log(), popout: log() };
  vi.stubGlobal("ui", { chat });
  vi.stubGlobal("game", { i18n: { lang: "en" } });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("says in which language a card is, so that browsers know where its words may be broken", () => {
  const card = place(chat);
  fill(card, "<p>hyphenated</p>");
  expect(card.lang).toBe("en");
});

describe("a card that grows", () => {
  it("takes the log on to its end when that was in view, and not otherwise", () => {
    const card = place(chat);
    // Once the card has grown the end is out of view.
    Object.defineProperty(chat, "isAtBottom", { get: () => card.childElementCount === 0 });
    chat.scrollBottom.mockImplementation(() => {
      expect(card.textContent).toBe("longer");
      return Promise.resolve();
    });
    fill(card, "<p>longer</p>");
    expect(chat.scrollBottom).toHaveBeenCalledOnce();
    fill(card, "<p>and longer</p>");
    expect(chat.scrollBottom).toHaveBeenCalledOnce();
  });

  it("moves the window of the chat that it stands in, and no other", () => {
    fill(place(chat.popout), "<p>longer</p>");
    expect([chat.scrollBottom.mock.calls.length, chat.popout.scrollBottom.mock.calls.length]).toEqual([0, 1]);
  });

  it("moves nothing as a copy beside the sidebar, nor where there is no chat", () => {
    const copy = place({ element: document.body });
    fill(copy, "<p>longer</p>");
    vi.stubGlobal("ui", {});
    fill(copy, "<p>and longer</p>");
    expect(chat.scrollBottom).not.toHaveBeenCalled();
    expect(copy.textContent).toBe("and longer");
  });
});
