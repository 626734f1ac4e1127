// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { id } from "../documents/table.js";
import { FAR, HERO, layScene, look, NEAR, seen, tokenOf, wallAt } from "./board.js";

const player = { player: true };
const dark = { environment: { darknessLevel: 1, globalLight: { enabled: false } } };
const statuses = (token: string, ...names: string[]): void => {
  tokenOf(token).actor.statuses = new Set(names);
  look();
};
const covered = (): boolean => !canvas.visibility.shade.element.hidden;

describe("a player", () => {
  it("without sight on a token sees nothing, not even that token until it is selected", () => {
    layScene({ hero: { sight: { enabled: false } } }, player);
    expect([seen(), covered()]).toEqual(["", true]);
    expect(canvas.visibility.shade.element.querySelectorAll("polygon")).toHaveLength(0);
  });

  it("sees nothing by default: a token is made without sight", () => {
    layScene({ hero: { sight: undefined } }, player);
    expect([tokenOf(HERO).hasSight, seen()]).toEqual([false, ""]);
  });

  it("with sight sees what is lit, however far", () => {
    layScene({}, player);
    expect([seen(), covered()]).toEqual(["hnf", false]);
  });

  it("sees all where the scene asks for no sight", () => {
    layScene({ scene: { tokenVision: false }, hero: { sight: { enabled: false } } }, player);
    expect([seen(), covered()]).toEqual(["hnf", false]);
  });

  it("sees nobody behind a wall, and the ground in front of it", () => {
    layScene({ walls: [wallAt(1000)] }, player);
    expect([seen(), covered()]).toEqual(["hn", true]);
    expect(canvas.visibility.shade.element.querySelectorAll("polygon")).toHaveLength(1);
    expect(canvas.visibility.testVisibility({ x: 990, y: 100 }, { tolerance: 0 })).toBe(true);
    expect(canvas.visibility.testVisibility({ x: 1010, y: 100 }, { tolerance: 0 })).toBe(false);
  });

  it.each([
    ["one that stops only steps", { sight: 0 }, "hnf"],
    ["an open door", { door: 1, ds: 1 }, "hnf"],
    ["a shut door", { door: 1, ds: 0 }, "hn"],
    ["a locked secret door", { door: 2, ds: 2 }, "hn"],
    ["one that looks pass once", { sight: 10 }, "hnf"],
  ])("looks through %s or not", (_what, wall, who) => {
    layScene({ walls: [wallAt(1000, wall)] }, player);
    expect(seen()).toBe(who);
  });

  it("looks through one wall of those that looks pass once, not through two", () => {
    layScene({ walls: [wallAt(1000, { sight: 10 }), wallAt(1100, { sight: 10 })] }, player);
    expect(seen()).toBe("hn");
  });

  it.each([
    [0, "h"],
    [5, "hn"],
    [30, "hnf"],
    [null, "hnf"],
  ])("sees %s m far in the dark", (range, who) => {
    layScene({ scene: dark, hero: { sight: { enabled: true, range } } }, player);
    expect([seen(), covered()]).toEqual([who, range !== null]);
  });

  it("stands in the dark where the light of the scene does not reach its darkness", () => {
    const environment = { darknessLevel: 0.8, globalLight: { enabled: true, darkness: { min: 0, max: 0.7 } } };
    layScene({ scene: { environment } }, player);
    expect(seen()).toBe("h");
  });

  it("sees nobody who is hidden or invisible, and blind nobody but themselves", () => {
    layScene({}, player);
    statuses(NEAR, "invisible");
    expect(seen()).toBe("hf");
    tokenOf(FAR).document.hidden = true;
    statuses(HERO, "blind");
    expect(seen()).toBe("h");
    expect(canvas.tokens.placeables).toHaveLength(3);
  });
});

describe("the keeper", () => {
  it("sees all, hidden tokens too", () => {
    layScene({ scene: dark, walls: [wallAt(1000)] });
    tokenOf(FAR).document.hidden = true;
    look();
    expect([seen(), covered()]).toEqual(["hnf", false]);
  });

  it("sees through a token that is selected, what it sees", () => {
    layScene({ walls: [wallAt(1000)] });
    tokenOf(HERO).control();
    look();
    expect([seen(), covered()]).toEqual(["hn", true]);
    tokenOf(HERO).release();
    look();
    expect(seen()).toBe("hnf");
  });
});

describe("a test for collisions", () => {
  const backend = () => CONFIG.Canvas.polygonBackends.sight;
  const [from, to] = [
    { x: 0, y: 500 },
    { x: 2000, y: 500 },
  ];

  it("tells whether, where first and where all", () => {
    layScene({ walls: [wallAt(1000), wallAt(400), wallAt(600, { sight: 0 })] });
    expect(backend().testCollision(from, to, { type: "sight", mode: "any" })).toBe(true);
    expect(backend().testCollision(from, to, { type: "sight", mode: "closest" })).toMatchObject({ x: 400, y: 500 });
    expect(backend().testCollision(from, to, { type: "sight", mode: "all" })).toHaveLength(2);
    expect(backend().testCollision(from, to, { type: "move", mode: "all" })).toHaveLength(3);
    const short = { x: 300, y: 500 };
    expect(backend().testCollision(from, short, { type: "sight", mode: "any" })).toBe(false);
    expect(backend().testCollision(from, short, { type: "sight", mode: "closest" })).toBeNull();
  });

  it("asks for a type it knows and a scene in view", () => {
    layScene();
    expect(() => backend().testCollision(from, to, { mode: "any" })).toThrow("no type of collision");
    Object.assign(canvas, { ready: false });
    expect(() => backend().testCollision(from, to, { type: "sight" })).toThrow("scene in view");
  });
});

describe("a wall", () => {
  it("needs two ends", async () => {
    layScene();
    const make = canvas.scene!.createEmbeddedDocuments("Wall", [{ c: [0, 0, 1] }]);
    await expect(make).rejects.toThrow("must contain at least 4 elements");
    expect(canvas.scene!.walls.get(id("0"))).toBeUndefined();
  });
});
