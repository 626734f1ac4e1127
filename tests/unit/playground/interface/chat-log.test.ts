// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChatLog } from "../../../../playground/client/ui/chat/chat-log.js";
import { ChatPopout } from "../../../../playground/client/ui/chat/chat-popout.js";
import type { Sidebar } from "../../../../playground/client/ui/sidebar/sidebar.js";
import { heard, layPage, settle } from "./support.js";

/** The room there is for the log, and the height of a message, in pixels. */
const ROOM = 500;
const ROW = 100;

let log: ChatLog;
let sidebar: Sidebar;
let messages: Message[];
let click: () => void;

class Message {
  visible = true;
  isAuthor = false;
  words: string;
  flags: Record<string, boolean> = {};
  constructor(
    readonly id: string,
    readonly timestamp: number,
  ) {
    this.words = id;
  }
  getFlag(_scope: string, key: string): boolean | undefined {
    return this.flags[key];
  }
  canUserModify(): boolean {
    return true;
  }
  async renderHTML({ canClose = false }: { canClose?: boolean } = {}): Promise<HTMLElement> {
    const row = document.createElement("li");
    row.className = "chat-message message";
    row.innerHTML = `<p></p><button type="button">Use</button>${canClose ? `<a data-action="dismissMessage"></a>` : ""}`;
    row.querySelector("p")!.textContent = this.words;
    row.querySelector("button")!.addEventListener("click", click);
    return row;
  }
}

const scroll = (): HTMLElement => log.element.querySelector<HTMLElement>(".chat-scroll")!;
const rows = (of: ParentNode = log.element): HTMLElement[] => [...of.querySelectorAll<HTMLElement>("li.chat-message")];
const words = (of?: ParentNode): string[] => rows(of).map((row) => row.querySelector("p")?.textContent ?? "");
const notices = (): HTMLElement => document.getElementById("chat-notifications")!;

/** The log is as high as what is in it, and scrolls no further than its end. */
function measure(): void {
  const element = scroll();
  const height = (): number => rows(element).length * ROW;
  let top = 0;
  Object.defineProperty(element, "clientHeight", { get: () => ROOM });
  Object.defineProperty(element, "scrollHeight", { get: height });
  Object.defineProperty(element, "scrollTop", {
    get: () => top,
    set: (value: number) => (top = Math.min(value, height() - ROOM)),
  });
}
async function post(id: string, isAuthor = false): Promise<Message> {
  const message = Object.assign(new Message(id, messages.length), { isAuthor });
  messages.push(message);
  await log.postOne(message, { notify: true });
  return message;
}

beforeEach(async () => {
  messages = Array.from({ length: 250 }, (_, index) => new Message(`m${index}`, index));
  click = vi.fn();
  const collection = {
    get: (id: string) => messages.find((message) => message.id === id),
    [Symbol.iterator]: () => messages.values(),
  };
  sidebar = await layPage({ messages: collection });
  ui.chat = log = new ChatLog();
  await log.render({ force: true });
  measure();
});
afterEach(async () => {
  await log.popout?.close();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the log", () => {
  it("is drawn from its end, so many messages at once, and further back when it is read there", async () => {
    expect([words().length, words()[0], words().at(-1)]).toEqual([100, "m150", "m249"]);
    await log.renderBatch(30);
    expect([words().length, words()[0]]).toEqual([130, "m120"]);
    scroll().scrollTop = 0;
    scroll().dispatchEvent(new Event("scroll"));
    await settle();
    expect([words().length, words()[0]]).toEqual([230, "m20"]);
    await log.renderBatch(100);
    await log.renderBatch(100);
    expect([words().length, words()[0]]).toEqual([250, "m0"]);
  });

  it("begins at its end, once the field below has taken its room", async () => {
    const fields: (boolean | undefined)[] = [];
    const scrolled = vi.spyOn(log, "scrollBottom").mockImplementation(async () => {
      fields.push(log.element.querySelector(".chat-form")?.hasChildNodes());
    });
    await log.render({ parts: ["log", "input"] });
    scrolled.mockRestore();
    expect(fields.at(-1)).toBe(true);
  });

  it("stays with what is read when older messages come above it", async () => {
    scroll().scrollTop = 40;
    await log.renderBatch(10);
    expect(scroll().scrollTop).toBe(40 + 10 * ROW);
  });

  it("goes to its end when a message comes while that is in view, or when it is one's own", async () => {
    await log.scrollBottom();
    await post("new");
    expect(scroll().scrollTop).toBe(101 * ROW - ROOM);
    scroll().scrollTop = 0;
    await post("other");
    expect(scroll().scrollTop).toBe(0);
    await post("mine", true);
    expect(scroll().scrollTop).toBe(103 * ROW - ROOM);
  });

  it("does not follow a message that grows", async () => {
    await log.scrollBottom();
    const before = scroll().scrollTop;
    scroll()
      .querySelector("ol")!
      .append(...(await Promise.all(messages.slice(0, 5).map((one) => one.renderHTML()))));
    await settle();
    expect(scroll().scrollTop).toBe(before);
    expect(log.isAtBottom).toBe(false);
    await log.updateMessage(messages.at(-1)!);
    await settle();
    expect(scroll().scrollTop).toBe(before);
  });

  it("does not draw what is older than it shows because it changed", async () => {
    messages[3]!.words = "changed";
    await log.updateMessage(messages[3]!);
    expect(words()[0]).toBe("m150");
    messages[200]!.words = "changed";
    await log.updateMessage(messages[200]!);
    expect(words()[50]).toBe("changed");
  });
});

describe("copies beside the sidebar", () => {
  it("show what is said while nobody sees the log, with working buttons, and go after a while", async () => {
    vi.useFakeTimers();
    await post("seen");
    expect(words(notices())).toEqual([]);
    sidebar.toggleExpanded(false);
    const message = await post("unseen");
    expect(words(notices())).toEqual(["unseen"]);
    rows(notices())[0]!.querySelector("button")!.click();
    expect(click).toHaveBeenCalledOnce();
    message.words = "changed";
    await log.updateMessage(message);
    expect([words(notices()), words().at(-1)]).toEqual([["changed"], "changed"]);
    vi.advanceTimersByTime(ChatLog.NOTIFY_DURATION);
    expect([words(notices()), words().at(-1)]).toEqual([[], "changed"]);
  });

  it("are sent away by their reader, and by the log once it is to be seen", async () => {
    ui.combat = { _onActivate: () => undefined, _onDeactivate: () => undefined };
    for (const tab of ["combat", "chat"])
      if (!document.getElementById(tab))
        document.getElementById("sidebar-content")?.append(document.createElement("p"));
    sidebar.changeTab("combat", "primary");
    await post("one");
    await post("two");
    notices().querySelector<HTMLElement>("[data-action=dismissMessage]")!.click();
    expect(words(notices())).toEqual(["two"]);
    sidebar.changeTab("chat", "primary");
    expect(words(notices())).toEqual([]);
    expect(words().slice(-2)).toEqual(["one", "two"]);
  });

  it("have the field beside them, which goes where the chat is", async () => {
    const moved = heard("renderChatInput");
    const place = (): string => document.getElementById("chat-message")!.closest<HTMLElement>("[id]:not(textarea)")!.id;
    expect(place()).toBe("chat");
    sidebar.toggleExpanded(false);
    expect(place()).toBe("chat-notifications");
    await log.renderPopout();
    expect(place()).toBe("chat-popout");
    await log.popout!.close();
    expect(place()).toBe("chat-notifications");
    sidebar.toggleExpanded(true);
    expect(place()).toBe("chat");
    expect(moved.calls).toHaveLength(4);
    moved.end();
  });
});

describe("windows of the chat", () => {
  it("show the same log, kept up to date with it", async () => {
    const popout = await log.renderPopout();
    expect([popout.isPopout, popout.id, ui.sidebar.popouts.chat === popout]).toEqual([true, "chat-popout", true]);
    expect(words(popout.element)).toHaveLength(100);
    const message = await post("new");
    expect([words().at(-1), words(popout.element).at(-1)]).toEqual(["new", "new"]);
    message.words = "changed";
    await log.updateMessage(message);
    log.deleteMessage("m249");
    expect(words(popout.element).slice(-2)).toEqual(["m248", "changed"]);
    await popout.close();
    expect(ui.sidebar.popouts.chat).toBeUndefined();
  });

  it("show one message, and draw it anew as it changes", async () => {
    const message = messages[0]!;
    const window = await new ChatPopout({ message }).render({ force: true });
    expect(window.element.textContent).toContain("m0");
    message.words = "changed";
    await log.updateMessage(message);
    expect(window.element.textContent).toContain("changed");
    await window.close();
  });
});
