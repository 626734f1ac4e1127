// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { TokenRuler } from "../../../../playground/client/canvas/index.js";
import type { Data, Value } from "../../../../playground/common/types.js";
import { HERO, layScene, NEAR, tokenOf } from "./board.js";

/** A ruler that takes down what it is asked, and says of every space, line and label what it will. */
class Told extends TokenRuler {
  static readonly asked: Data[] = [];
  override _getGridHighlightStyle(waypoint: Value, offset: Data) {
    Told.asked.push(waypoint);
    const style = super._getGridHighlightStyle(waypoint, offset);
    return { ...style, color: waypoint.measurement.cost > 3 ? 0xff0000 : "#00ff00" };
  }
  override _getWaypointLabelContext(waypoint: Value, state: Data) {
    const label = super._getWaypointLabelContext(waypoint, state);
    return label && { ...label, distance: { total: `<b>${label.distance.total}</b>` } };
  }
}

/** Lays the scene, its tokens attached to the page, with a class for rulers. */
function lay(generation: 13 | 14, rulerClass: unknown = TokenRuler, scene: Data = {}): void {
  Told.asked.length = 0;
  layScene({ scene }, { generation, config: ({ Token }) => void Object.assign(Token, { rulerClass }) });
  document.body.replaceChildren(canvas.tokens.element);
  canvas.tokens.sync(canvas.scene!.tokens as Iterable<Data>);
}
const drawn = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const texts = (): string[] => drawn(".waypoint-label").map(({ textContent }) => textContent!.trim());

describe.each([13, 14] as const)("in generation %i the ruler of a token", (generation) => {
  it("shows the spaces, the line and the length of a way while it is dragged", () => {
    lay(generation);
    tokenOf(HERO).showWay({ x: 400, y: 500 });
    expect([drawn("rect").length, drawn("line").length, texts()]).toEqual([3, 1, ["4,5 m"]]);
    tokenOf(HERO).ruler.clear();
    expect(drawn("[data-ruler-of]")).toEqual([]);
  });

  it("is of the class that the table has, and asks it for every space on the way", () => {
    lay(generation, Told);
    tokenOf(HERO).showWay({ x: 400, y: 500 });
    expect(drawn("rect").map((space) => space.getAttribute("fill"))).toEqual(["#00ff00", "#00ff00", "#ff0000"]);
    expect(texts()).toEqual(["<b>4,5</b> m"]);
  });

  it("hands out waypoints nobody may write in, with what both generations document, and spaces that know less", () => {
    lay(generation, Told);
    tokenOf(HERO).showWay({ x: 200, y: 500 });
    const [space] = Told.asked as [Value];
    expect(space).toMatchObject({ action: "walk", stage: "planned", measurement: { distance: 1.5, cost: 1.5 } });
    expect("subpathId" in space).toBe(generation === 14);
    expect(["index", "center", "size", "ray"].filter((key) => key in space)).toEqual([]);
    expect(() => void (space.action = "fly")).toThrow(TypeError);
  });

  it("says what a slow way costs, instead of how long it is", () => {
    lay(generation);
    tokenOf(HERO).document.movementAction = "climb";
    tokenOf(HERO).showWay({ x: 200, y: 500 });
    expect(texts()).toEqual(["3 m"]);
  });

  it("stands beside that of another token", () => {
    lay(generation);
    tokenOf(HERO).showWay({ x: 200, y: 500 });
    tokenOf(NEAR).showWay({ x: 600, y: 500 });
    expect(texts().toSorted()).toEqual(["1,5 m", "3 m"]);
  });

  it("colours no spaces where there is no grid, and measures the straight way", () => {
    lay(generation, TokenRuler, { grid: { type: 0, size: 100, distance: 1.5 } });
    tokenOf(HERO).showWay({ x: 250, y: 500 });
    expect([drawn("rect").length, texts()]).toEqual([0, ["2,25 m"]]);
  });
});
