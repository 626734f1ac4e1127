// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  ActorSheetV2,
  ContextMenu,
  DragDrop,
  getDragEventData,
  HandlebarsApplicationMixin,
} from "../../../../playground/client/applications/index.js";
import { clearTemplates } from "../../../../playground/client/handlebars/index.js";
import type { Data } from "../../../../playground/common/types.js";
import { fakeDocument } from "./fake-document.js";
import { element, serveTemplates, settled, setTable, type Table } from "./support.js";

let table: Table;
beforeEach(() => {
  ContextMenu.closeAll();
  table = setTable();
});

const menuLabels = (): (string | null)[] =>
  [...document.querySelectorAll("#context-menu [role=menuitem]")].map((item) => item.textContent);
const rightClick = (target: Element | null | undefined): void =>
  void target?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, button: 2 }));

describe("context menu", () => {
  const list = (): HTMLElement => element(`<ul><li class="row" tabindex="0" data-id="1">a</li><li>b</li></ul>`);

  it("in generation 13 words: name, condition, callback(target)", () => {
    const callback = vi.fn();
    const container = list();
    new ContextMenu(
      container,
      ".row",
      [
        { name: "PLAIN", icon: '<i class="fa-solid fa-a"></i>', callback },
        { name: "Hidden", condition: () => false, callback },
      ],
      { jQuery: false, fixed: true },
    );
    rightClick(container.querySelector(".row"));
    expect(menuLabels()).toEqual(["Simple"]);
    expect(document.querySelector("#context-menu i.fa-a")).toBeTruthy();
    document.querySelector<HTMLElement>("#context-menu li")?.click();
    expect(callback).toHaveBeenCalledWith(container.querySelector(".row"));
    expect(document.querySelector("#context-menu")).toBeNull();
  });

  it("in generation 14 words: label, visible, onClick(event, target)", () => {
    const onClick = vi.fn();
    const container = list();
    new ContextMenu(container, ".row", [
      { label: "Do", icon: "fa-solid fa-b", visible: (t) => t.dataset.id === "1", onClick },
    ]);
    rightClick(container.querySelector(".row"));
    document.querySelector<HTMLElement>("#context-menu li")?.click();
    expect(onClick.mock.calls[0]?.[1]).toBe(container.querySelector(".row"));
    expect(onClick.mock.calls[0]?.[0]).toBeInstanceOf(Event);
  });

  it("does not open where nothing matches or nothing is allowed", () => {
    const container = list();
    new ContextMenu(container, ".row", [{ name: "No", condition: false }]);
    rightClick(container.querySelector(".row"));
    rightClick(container.lastElementChild);
    expect(document.querySelector("#context-menu")).toBeNull();
  });

  it("is walked by arrows, chosen by Enter, left by Escape, and gives the focus back", () => {
    const chosen: string[] = [];
    const container = list();
    const entries = ["a", "b"].map((name) => ({ name, callback: () => void chosen.push(name) }));
    new ContextMenu(container, ".row", entries);
    const row = container.querySelector<HTMLElement>(".row");
    const key = (name: string): boolean =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
      );
    rightClick(row);
    key("ArrowDown");
    key("Enter");
    expect(chosen).toEqual(["b"]);
    rightClick(row);
    key("Escape");
    expect(menuLabels()).toEqual([]);
    expect(document.activeElement).toBe(row);
  });

  it("shows a hostile name as text", () => {
    const container = list();
    new ContextMenu(container, ".row", [{ name: "<img src=x onerror=alert(1)>" }]);
    rightClick(container.querySelector(".row"));
    expect(document.querySelector("#context-menu img")).toBeNull();
  });
});

/** A drag event with data, as far as a page without dragging has them. */
function dragEvent(type: string, data?: object): DragEvent {
  const store = new Map<string, string>(data ? [["text/plain", JSON.stringify(data)]] : []);
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, "dataTransfer", {
    value: {
      getData: (kind: string) => store.get(kind) ?? "",
      setData: (kind: string, value: string) => store.set(kind, value),
    },
  });
  return event as DragEvent;
}

describe("drag and drop", () => {
  it("binds what its permissions allow", () => {
    const drop = vi.fn();
    const box = element(`<div><i class="d">x</i></div>`);
    const permissions = { dragstart: () => false, drop: () => true };
    new DragDrop({ dragSelector: ".d", permissions, callbacks: { drop } }).bind(box);
    expect(box.querySelector(".d")?.hasAttribute("draggable")).toBe(false);
    box.dispatchEvent(dragEvent("drop"));
    expect(drop).toHaveBeenCalledOnce();
    expect(new DragDrop.implementation({})).toBeInstanceOf(DragDrop);
  });

  it("reads JSON from a drag and ignores anything else", () => {
    expect(getDragEventData(dragEvent("drop", { type: "Item", uuid: "Item.a" }))).toEqual({
      type: "Item",
      uuid: "Item.a",
    });
    const text = dragEvent("drop");
    text.dataTransfer?.setData("text/plain", "hello");
    expect(getDragEventData(text)).toEqual({});
  });
});

describe("actor sheet", () => {
  class Hero extends HandlebarsApplicationMixin(ActorSheetV2) {
    static override PARTS: Data = { list: { template: "t/list.hbs" } };
  }
  const item = (id: string, sort: number): Data => ({
    id,
    sort,
    documentName: "Item",
    parent: null as unknown,
    toObject: () => ({ _id: id, name: id }),
    toDragData: () => ({ type: "Item", uuid: `Item.${id}` }),
  });
  const create = vi.fn(async (data: Data) => ({ ...data, created: true }));
  let actor: Data;
  let dropped: Data;

  beforeEach(() => {
    clearTemplates();
    serveTemplates({
      "t/list.hbs": `<ol><li class="draggable" data-item-id="a">a</li><li class="draggable" data-item-id="b">b</li>
        <li data-item-id="a"><span class="draggable">a</span></li></ol>`,
    });
    create.mockClear();
    actor = fakeDocument();
    actor.items = new Map([
      ["a", item("a", 100000)],
      ["b", item("b", 200000)],
    ]);
    for (const child of actor.items.values()) child.parent = actor;
    dropped = item("new", 0);
    const cls = { create, fromDropData: async () => dropped };
    Object.assign(globalThis, { CONFIG: { Item: { documentClass: cls } } });
  });
  const drop = async (
    target: Element | null | undefined,
    data: object = { type: "Item", uuid: "Item.new" },
  ): Promise<void> => {
    target?.dispatchEvent(dragEvent("drop", data));
    await settled();
  };

  it("copies an item that is dropped on it, keeping its id while that is free", async () => {
    const sheet = await new Hero({ document: actor }).render(true);
    await drop(sheet.element);
    expect(create).toHaveBeenCalledWith({ _id: "new", name: "new" }, { parent: actor, keepId: true });
    dropped = { ...item("a", 0), parent: { uuid: "Actor.other" } };
    await drop(sheet.element);
    expect(create.mock.calls[1]).toEqual([
      { _id: "a", name: "a" },
      { parent: actor, keepId: false },
    ]);
  });

  it("sorts an item of its own instead", async () => {
    const sheet = await new Hero({ document: actor }).render(true);
    dropped = actor.items.get("b");
    await drop(sheet.element.querySelector("[data-item-id=a]"));
    expect(create).not.toHaveBeenCalled();
    const [name, updates] = actor.updateEmbeddedDocuments.mock.calls[0];
    expect(name).toBe("Item");
    expect(updates).toEqual([{ _id: "b", sort: 0 }]);
  });

  it("asks the hook first", async () => {
    table.refuse.add("dropActorSheetData");
    const sheet = await new Hero({ document: actor }).render(true);
    await drop(sheet.element);
    expect(create).not.toHaveBeenCalled();
    expect(table.hooks.find(({ name }) => name === "dropActorSheetData")?.args).toEqual([
      actor,
      sheet,
      { type: "Item", uuid: "Item.new" },
    ]);
  });

  it("takes nothing from someone who may not change the actor", async () => {
    actor.level = 2;
    actor.isOwner = false;
    const sheet = await new Hero({ document: actor }).render(true);
    await drop(sheet.element);
    expect(create).not.toHaveBeenCalled();
  });

  it("puts an item on the drag", async () => {
    const sheet = await new Hero({ document: actor }).render(true);
    const event = dragEvent("dragstart");
    sheet.element.querySelector("[data-item-id=b]")?.dispatchEvent(event);
    expect(getDragEventData(event)).toEqual({ type: "Item", uuid: "Item.b" });
  });

  it("asks what is dragged for its own id, not the row around it", async () => {
    const sheet = await new Hero({ document: actor }).render(true);
    const event = dragEvent("dragstart");
    sheet.element.querySelector("span.draggable")?.dispatchEvent(event);
    expect(getDragEventData(event)).toEqual({});
  });

  it("knows the token it was opened for", () => {
    const token = new (class Token {})();
    expect(new Hero({ document: actor, token }).token).toBe(token);
    actor.token = { id: "synthetic" };
    expect(new Hero({ document: actor, token }).token).toBe(actor.token);
  });
});
