// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { jumpTo } from "../../../../src/core/questions/jump.js";

let log: HTMLElement;
let shown: string[];
let warned: ReturnType<typeof vi.fn>;
const messages = ["oldest", "older", "old", "new"];
const done: string[] = [];
const row = (id: string) => `<li data-message-id="${id}"><div class="g-card"><button>${id}</button></div></li>`;

/** The log shows these. */
function show(...ids: string[]): void {
  shown = ids;
  log.innerHTML = ids.map(row).join("");
}
const found = () => document.querySelector(".g-found")?.closest("[id]")?.id;

beforeEach(() => {
  done.length = 0;
  document.body.innerHTML = `<ol id="chat-notifications" class="chat-log">${row("new")}</ol><section id="chat"></section>`;
  log = document.getElementById("chat") as HTMLElement;
  show("new");
  warned = vi.fn();
  Element.prototype.scrollIntoView = () => void done.push("shown");
  const chat = {
    element: log,
    scrollBottom: () => Promise.resolve(void done.push("end")),
    renderBatch: (size: number) => {
      const at = messages.indexOf(shown[0] ?? "");
      show(...messages.slice(Math.max(at - size, 0)));
      return Promise.resolve();
    },
  };
  const sidebar = { expanded: false, toggleExpanded: () => done.push("open"), changeTab: () => done.push("tab") };
  vi.stubGlobal("ui", { chat, sidebar, notifications: { warn: warned } });
  vi.stubGlobal("CONFIG", { ChatMessage: { batchSize: 1 } });
  vi.stubGlobal("foundry", { utils: { escapeHTML: (text: string) => text } });
  vi.stubGlobal("game", {
    i18n: { localize: (key: string) => key },
    messages: new Map(messages.map((id) => [id, { visible: id !== "oldest" }])),
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("going to a card", () => {
  it("finds it in the log and not its copy beside the sidebar, after the log went to its end", async () => {
    await jumpTo("new");
    expect(found()).toBe("chat");
    expect(document.activeElement?.closest("#chat")).not.toBeNull();
    expect(done).toEqual(["open", "tab", "end", "shown"]);
  });

  it("has older messages drawn until it is there", async () => {
    await jumpTo("older");
    expect(found()).toBe("chat");
    expect(shown).toEqual(["older", "old", "new"]);
    expect(warned).not.toHaveBeenCalled();
  });

  it("says that it is further up where the log draws no more", async () => {
    delete (ui as unknown as { chat: { renderBatch?: unknown } }).chat.renderBatch;
    await jumpTo("older");
    expect(warned).toHaveBeenCalledWith("GARDIEN.QUESTION.further");
  });

  it("says that it is gone, and draws nothing for what has no row", async () => {
    await jumpTo("deleted");
    await jumpTo("oldest");
    expect(warned.mock.calls).toEqual([["GARDIEN.QUESTION.gone"], ["GARDIEN.QUESTION.gone"]]);
    expect(shown).toEqual(["new"]);
  });
});
