// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Notifications, TooltipManager } from "../../../../playground/client/applications/index.js";
import { element, setTable } from "./support.js";

const HOSTILE = `<img src=x onerror="alert(1)"><b>Ada</b>`;

beforeEach(() => {
  setTable();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe("notifications", () => {
  it("cleans a message as HTML, unless told that it is text", () => {
    const notifications = new Notifications();
    const cleaned = notifications.info(HOSTILE).element.querySelector("p");
    expect(cleaned?.querySelector("[onerror]")).toBeNull();
    expect(cleaned?.querySelector("b")?.textContent).toBe("Ada");
    const text = notifications.info(HOSTILE, { clean: false }).element.querySelector("p");
    expect(text?.children).toHaveLength(0);
    expect(text?.textContent).toBe(HOSTILE);
  });

  it("translates, and escapes what it puts into a translation", () => {
    const notifications = new Notifications();
    expect(notifications.warn("PLAIN", { localize: true }).message).toBe("Simple");
    const formatted = notifications.warn("GREETING", { format: { name: HOSTILE } });
    expect(formatted.element.querySelector("p")?.children).toHaveLength(0);
    expect(formatted.element.querySelector("p")?.textContent).toBe(`Bonjour ${HOSTILE}`);
  });

  it("goes away by itself, by a click, or never when permanent", () => {
    const notifications = new Notifications();
    const brief = notifications.info("a");
    const clicked = notifications.error("b", { permanent: true });
    const kept = notifications.error("c", { permanent: true });
    clicked.element.click();
    vi.advanceTimersByTime(60_000);
    expect([brief.active, clicked.active, kept.active]).toEqual([false, false, true]);
    expect(document.querySelectorAll("#notifications > li")).toHaveLength(1);
  });

  it("shows progress and goes away once it is complete", () => {
    const notifications = new Notifications();
    const progress = notifications.info("a", { progress: true });
    progress.update({ pct: 0.4, message: "b" });
    expect(progress.element.querySelector("progress")?.value).toBe(0.4);
    expect(progress.element.querySelector("p")?.textContent).toBe("b");
    vi.advanceTimersByTime(60_000);
    expect(progress.active).toBe(true);
    progress.update({ pct: 1 });
    vi.advanceTimersByTime(60_000);
    expect(progress.active).toBe(false);
  });

  it("tells screen readers: errors at once, the rest when they are free", () => {
    const notifications = new Notifications();
    expect(notifications.error("a").element.getAttribute("aria-live")).toBe("assertive");
    expect(notifications.info("a").element.getAttribute("aria-live")).toBe("polite");
  });
});

describe("tooltips", () => {
  const shown = (html: string): HTMLElement => {
    const manager = new TooltipManager();
    manager.activate(element(html));
    return manager.tooltip;
  };

  it("shows a translation, and reads as HTML, cleaned, whatever is no key", () => {
    expect(shown(`<b data-tooltip="PLAIN">x</b>`).textContent).toBe("Simple");
    for (const attribute of ["data-tooltip", "data-tooltip-text", "data-tooltip-html"]) {
      const html = shown(`<b ${attribute}="&lt;i onclick=&quot;x()&quot;&gt;yes&lt;/i&gt;">x</b>`);
      expect(html.querySelector("i")?.textContent).toBe("yes");
      expect(html.querySelector("[onclick]")).toBeNull();
    }
    expect(shown(`<b data-tooltip="&amp;lt;i&amp;gt; typed">x</b>`).textContent).toBe("<i> typed");
  });

  it("shows the accessible name where the attribute is empty", () => {
    expect(shown(`<button data-tooltip="" aria-label="Close"></button>`).textContent).toBe("Close");
  });

  it("describes its element while it is shown", () => {
    const manager = new TooltipManager();
    const target = element(`<b data-tooltip="PLAIN">x</b>`);
    manager.activate(target);
    expect(target.getAttribute("aria-describedby")).toBe("tooltip");
    manager.deactivate();
    expect(target.hasAttribute("aria-describedby")).toBe(false);
    expect(manager.tooltip.isConnected).toBe(false);
  });

  it("shows what a package put in the tooltip's place", () => {
    class Theirs extends TooltipManager {
      constructor() {
        super();
        this.tooltip = element(`<output id="theirs"></output>`);
      }
    }
    const manager = new Theirs();
    const target = element(`<b data-tooltip="PLAIN">x</b>`);
    manager.activate(target);
    expect(document.getElementById("theirs")?.textContent).toBe("Simple");
    expect(target.getAttribute("aria-describedby")).toBe("theirs");
    manager.deactivate();
    expect(manager.tooltip.isConnected || target.hasAttribute("aria-describedby")).toBe(false);
  });

  it("waits for the pointer to rest and hides on Escape", () => {
    const manager = new TooltipManager();
    manager.activateEventListeners();
    const target = element(`<b data-tooltip="PLAIN">x</b>`);
    target.dispatchEvent(new PointerEvent("pointerenter"));
    expect(manager.element).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(manager.element).toBe(target);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(manager.element).toBeNull();
  });
});
