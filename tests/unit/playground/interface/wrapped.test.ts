// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../support/eventually.js";
import { BoardPointer } from "../../../../playground/client/canvas/pointer.js";
import { Token } from "../../../../playground/client/canvas/token.js";
import { Board } from "../../../../playground/client/canvas/board.js";
import { acceptDrops } from "../../../../playground/client/canvas/drop.js";
import { TokenLayer } from "../../../../playground/client/canvas/token-layer.js";
import { Hooks } from "../../../../playground/client/hooks/index.js";
import { DocumentDirectory } from "../../../../playground/client/ui/directories/document-directory.js";
import { getProperty } from "../../../../playground/common/utils/paths.js";
import type { Value } from "../../../../playground/common/types.js";
import { id } from "../documents/table.js";
import { HERO, layScene, NEAR, tokenOf } from "./board.js";

const METHODS = [
  ...["_canControl", "_canView", "_onClickLeft", "_onClickLeft2", "_onHoverIn", "_onHoverOut"],
  ...["_refreshVisibility", "drawBars", "_drawBar"],
];

let heard: string[];
let unwrap: (() => void)[];

/** Puts a function around a method of a prototype, as modules do, and notes who was asked. */
function wrap(prototype: Value, name: string): void {
  const before = prototype[name] as (...args: unknown[]) => unknown;
  prototype[name] = function (this: { name: string }, ...args: unknown[]): unknown {
    heard.push(`${name} ${this.name}`);
    return before.apply(this, args);
  };
  unwrap.push(() => void (prototype[name] = before));
}

/** What was asked while something went on, each once. */
function during(action: () => void): string[] {
  heard = [];
  action();
  return [...new Set(heard)];
}

const at = (tokenId: string, type: string): void => {
  const place = { button: 0, pointerId: 1, clientX: 5, clientY: 5, bubbles: true };
  tokenOf(tokenId).element.dispatchEvent(new PointerEvent(type, place));
};
const click = (tokenId: string): void => ["pointerdown", "pointerup"].forEach((type) => at(tokenId, type));

beforeEach(() => {
  [heard, unwrap] = [[], []];
  vi.stubGlobal("foundry", { utils: { getProperty } });
  const bars = { bar1: { attribute: "hp" }, bar2: { attribute: "luck" }, displayBars: 50 };
  layScene({ hero: bars }, { player: true });
  const { canvas, game } = globalThis as Value;
  const localize = (key: string): string => key;
  Object.assign(game, { i18n: { localize, format: localize }, activeTool: "select" });
  tokenOf(HERO).actor.system = { hp: { value: 3, max: 4 }, luck: { value: 2 } };
  document.body.replaceChildren(canvas.tokens.element as HTMLElement);
  const { scene, tokens } = canvas;
  const board = { scene, tokens, element: tokens.element, stage: { pivot: { x: 0, y: 0 }, scale: { x: 1 } } };
  new BoardPointer(board as unknown as Board, () => {});
  for (const name of METHODS) wrap(Token.prototype, name);
});
afterEach(() => {
  unwrap.forEach((one) => one());
  vi.unstubAllGlobals();
});

describe("a method of a token that a module wraps", () => {
  it("hears a click, of whoever may select the token", () => {
    expect(during(() => click(HERO))).toEqual(expect.arrayContaining(["_canControl h", "_onClickLeft h"]));
    expect(tokenOf(HERO).controlled).toBe(true);
    expect(during(() => click(NEAR))).toEqual(["_canControl n"]);
  });

  it("hears a click that aims, on anybody's token", () => {
    Object.assign((globalThis as Value).game, { activeTool: "target", connection: { emit: vi.fn() } });
    expect(during(() => click(NEAR))).toContain("_onClickLeft n");
    expect(tokenOf(NEAR).isTargeted).toBe(true);
  });

  it("says who may select it, by whichever way", () => {
    const before = Token.prototype._canControl;
    Token.prototype._canControl = () => false;
    click(HERO);
    expect([tokenOf(HERO).control(), tokenOf(HERO).controlled]).toEqual([false, false]);
    Token.prototype._canControl = before;
  });

  it("hears a double click, of whoever may see the sheet; others are told that they may not", () => {
    const [render, warn] = [vi.fn(), vi.fn()];
    Object.assign(globalThis, { ui: { notifications: { warn } } });
    Object.defineProperty(tokenOf(HERO).actor, "sheet", { value: { render } });
    expect(during(() => at(HERO, "dblclick"))).toEqual(["_canView h", "_onClickLeft2 h"]);
    expect(render).toHaveBeenCalledExactlyOnceWith(true);
    expect(during(() => at(NEAR, "dblclick"))).toEqual(["_canView n"]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it("hears the pointer come and go, once each", () => {
    const pointed = (): string[] => heard.filter((call) => call.startsWith("_onHover"));
    heard = [];
    at(HERO, "pointerover");
    at(HERO, "pointerover");
    expect([pointed(), tokenOf(HERO).hover]).toEqual([["_onHoverIn h"], true]);
    at(NEAR, "pointerover");
    expect([pointed(), tokenOf(HERO).hover]).toEqual([["_onHoverIn h", "_onHoverOut h", "_onHoverIn n"], false]);
  });

  it("hears its bars drawn when it is drawn, and may leave one out", () => {
    const bars = (): (string | null)[] =>
      [...tokenOf(HERO).element.querySelectorAll(".token-bar")].map((bar) => bar.getAttribute("title"));
    expect(during(() => tokenOf(HERO).refresh())).toEqual(["drawBars h", "_drawBar h"]);
    expect(bars()).toEqual(["3 / 4"]);
    tokenOf(HERO).actor.system.hp.value = 2;
    tokenOf(HERO).drawBars();
    expect(bars()).toEqual(["2 / 4"]);
    Object.assign(tokenOf(HERO).actor.system.hp, { value: 0, max: 0 });
    tokenOf(HERO).drawBars();
    expect(bars()).toEqual([]);
    Object.assign(tokenOf(HERO).actor.system.hp, { value: 2, max: 4 });
    const before = Token.prototype._drawBar;
    Token.prototype._drawBar = () => false;
    tokenOf(HERO).refresh();
    expect(bars()).toEqual([]);
    Token.prototype._drawBar = before;
  });

  it("hears sight found anew", () => {
    expect(during(() => canvas.visibility.refresh())).toEqual(
      expect.arrayContaining(["_refreshVisibility h", "_refreshVisibility n", "_refreshVisibility f"]),
    );
  });
});

describe("a method of a token's document that a module wraps", () => {
  it("hears what became of the actor, once, and of no other", async () => {
    const told: unknown[] = [];
    const { prototype } = (globalThis as Value).CONFIG.Token.documentClass;
    const before = prototype._onUpdateBaseActor;
    prototype._onUpdateBaseActor = function (...args: unknown[]): unknown {
      told.push([this.name, args[0]]);
      return before.apply(this, args) as unknown;
    };
    unwrap.push(() => (prototype._onUpdateBaseActor = before));
    await (globalThis as Value).game.actors.get(id("h")).update({ name: "Hero" });
    expect(told).toEqual([["h", expect.objectContaining({ name: "Hero" })]]);
  });
});

describe("what is dropped on the scene", () => {
  it("goes through the scene, then through the layer of tokens, and stops where a hook says so", async () => {
    const told: unknown[] = [];
    const data = { type: "Actor", uuid: "Actor.a" };
    const { scene, tokens } = canvas;
    vi.stubGlobal("foundry", {
      utils: { getProperty },
      applications: { ux: { TextEditor: { implementation: { getDragEventData: () => data } } } },
    });
    const layer = vi.spyOn(TokenLayer.prototype, "_onDropActorData").mockResolvedValue();
    const element = document.createElement("div");
    const board: Value = { element, scene, tokens, canvasCoordinatesFromClient: () => ({ x: 3, y: 4 }) };
    board._onDrop = (event: DragEvent): void => {
      told.push("_onDrop");
      Board.prototype._onDrop.call(board as Board, event);
    };
    acceptDrops(board as Board);
    element.dispatchEvent(new Event("drop"));
    await eventually(() => expect(layer).toHaveBeenCalledOnce());
    expect([told, layer.mock.calls[0]?.[1]]).toEqual([["_onDrop"], { ...data, x: 3, y: 4 }]);
    const refused = Hooks.on("dropCanvasData", () => false);
    element.dispatchEvent(new Event("drop"));
    Hooks.off("dropCanvasData", refused);
    expect([told, layer.mock.calls.length]).toEqual([["_onDrop", "_onDrop"], 1]);
    layer.mockRestore();
  });
});

describe("a click on an entry of a directory", () => {
  it("goes through the method that modules wrap", () => {
    const _onClickEntry = vi.fn();
    const { activateEntry } = DocumentDirectory.DEFAULT_OPTIONS.actions as Record<string, (...args: unknown[]) => void>;
    const [event, row] = [new Event("click"), document.createElement("li")];
    activateEntry!.call({ _onClickEntry }, event, row);
    expect(_onClickEntry).toHaveBeenCalledExactlyOnceWith(event, row);
  });
});
