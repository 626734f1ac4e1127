import type { Data } from "../../common/types.js";
import { h } from "../ui/dom.js";
import { outlineOf, type Sight } from "./sight.js";

const SVG = "http://www.w3.org/2000/svg";

function svg(name: string, attributes: Record<string, string>, ...children: Element[]): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** What lies over the part of a scene that its user does not see: all of it, or all but what somebody there sees. */
export class Shade {
  readonly element = h("div", { class: "board-shade", "aria-hidden": "true", hidden: true });

  /** Covers everything but what these see; with `null` nothing is covered. */
  draw(scene: Data, sights: readonly Sight[] | null): void {
    const { width, height } = scene as unknown as { width: number; height: number };
    const open = sights === null || sights.some((sight) => seesAll(sight, scene));
    this.element.hidden = open;
    if (open) return this.element.replaceChildren();
    const whole = { width: String(width), height: String(height) };
    const seen = sights.map((sight) => {
      const points = outlineOf(sight, scene).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
      return svg("polygon", { points: points.join(" "), fill: "black" });
    });
    const mask = svg("mask", { id: "board-seen" }, svg("rect", { ...whole, fill: "white" }), ...seen);
    const dark = svg("rect", { ...whole, fill: "black", mask: "url(#board-seen)" });
    this.element.replaceChildren(svg("svg", { ...whole, viewBox: `0 0 ${width} ${height}` }, mask, dark));
  }
}

/** In the light and without walls there is nothing to cover. */
function seesAll({ range }: Sight, scene: Data): boolean {
  return range === Infinity && scene.walls.size === 0;
}
