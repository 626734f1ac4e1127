// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followPageSize, placeOnPage } from "../../../../src/core/ui/page-size.js";

const TABLET = { width: 820, height: 1180 };

describe("the place of a window", () => {
  it("stays as it is where there is room", () => {
    expect(placeOnPage({ left: 20, top: 300 }, { width: 400, height: 500 }, TABLET)).toEqual({ left: 20, top: 300 });
  });

  it("goes up and to the left as far as the page ends sooner", () => {
    expect(placeOnPage({ left: 600, top: 900 }, { width: 400, height: 500 }, TABLET)).toEqual({ left: 420, top: 680 });
  });

  it("keeps the header on the page where the window is larger than that", () => {
    expect(placeOnPage({ left: 72, top: 48 }, { width: 1000, height: 1300 }, TABLET)).toEqual({ left: 0, top: 0 });
    expect(placeOnPage({ left: -50, top: -10 }, { width: 100, height: 100 }, TABLET)).toEqual({ left: 0, top: 0 });
  });
});

/** A window as Foundry places it: what does not fit is cut down. */
function windowAt(position: Record<string, number | "auto">, classes = "application gardien") {
  const element = document.createElement("div");
  element.className = classes;
  element.getBoundingClientRect = () => new DOMRect(0, 0, Number(app.position["width"]), 500);
  document.body.append(element);
  const app = {
    ...{ rendered: true, minimized: false, element, position: { ...position } },
    setPosition: vi.fn((to: typeof position) => {
      const { height = "auto" } = to;
      app.position = { ...app.position, ...to, height: height === "auto" ? height : Math.min(height, innerHeight) };
    }),
  };
  return app;
}

describe("a page that becomes smaller", () => {
  let resized: () => void;
  const instances = new Map<string, ReturnType<typeof windowAt>>();
  const see = (width: number, height: number) => {
    Object.assign(globalThis, { innerWidth: width, innerHeight: height });
    resized();
  };

  beforeEach(() => {
    instances.clear();
    document.body.innerHTML = "";
    vi.stubGlobal("innerWidth", 820);
    vi.stubGlobal("innerHeight", 1180);
    vi.stubGlobal("foundry", { applications: { instances } });
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
    vi.stubGlobal("addEventListener", (_type: string, heard: () => void) => (resized = heard));
    followPageSize();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("has its windows make way for the keyboard, and puts them back as they were", () => {
    const before = { left: 20, top: 200, width: 400, height: 840 };
    const sheet = windowAt(before);
    const deed = windowAt({ left: 200, top: 600, width: 420, height: "auto" });
    instances.set("sheet", sheet).set("deed", deed);
    see(820, 560);
    expect(sheet.position).toEqual({ ...before, top: 0, height: 560 });
    expect(deed.position).toMatchObject({ top: 60, height: "auto" });
    see(820, 1180);
    expect([sheet.position, deed.position["top"]]).toEqual([before, 600]);
  });

  it("leaves alone who was moved meanwhile, what is in sight, and windows of others", () => {
    const moved = windowAt({ left: 20, top: 700, width: 400, height: "auto" });
    const small = windowAt({ left: 0, top: 0, width: 400, height: "auto" });
    const foreign = windowAt({ left: 20, top: 700, width: 400, height: "auto" }, "application");
    instances.set("moved", moved).set("small", small).set("foreign", foreign);
    see(820, 560);
    expect(moved.position["top"]).toBe(60);
    moved.position = { ...moved.position, top: 10 };
    see(820, 1180);
    expect(moved.position["top"]).toBe(10);
    for (const { setPosition } of [small, foreign]) expect(setPosition).not.toHaveBeenCalled();
  });

  it("shows what is being typed into", () => {
    const deed = windowAt({ left: 200, top: 600, width: 420, height: "auto" });
    instances.set("deed", deed);
    deed.element.innerHTML = "<input>";
    const box = deed.element.querySelector("input") as HTMLInputElement;
    box.scrollIntoView = vi.fn();
    box.focus();
    see(820, 560);
    expect(box.scrollIntoView).toHaveBeenCalledOnce();
  });
});
