import { h, icon } from "../ui/dom.js";
import type { Point } from "./geometry.js";
import type { Style, WaypointLabel } from "./ruler-path.js";
import type { Token } from "./token.js";

/** All that is drawn of a ruler. */
export interface Drawn {
  readonly spaces: readonly { readonly i: number; readonly j: number; readonly style: Style }[];
  readonly segments: readonly {
    readonly ray: { readonly A: Point; readonly B: Point };
    readonly style: Style & { width: number };
  }[];
  readonly stops: readonly { readonly at: Point; readonly style: Style & { radius: number } }[];
  readonly labels: readonly WaypointLabel[];
}

const SVG = "http://www.w3.org/2000/svg";
const holders = (id: string): Element[] => [...document.querySelectorAll(`[data-ruler-of="${id}"]`)];

function shape(tag: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** A colour as it may be given: a number, or what CSS takes. */
function css(color: unknown): string {
  return typeof color === "number" ? `#${color.toString(16).padStart(6, "0")}` : String(color ?? "#000000");
}

/** Takes the ruler of a token off the board. */
export function eraseRuler(id: string): void {
  for (const holder of holders(id)) holder.remove();
}

/** Draws the ruler of a token: its ground under the tokens, its labels over them. */
export function drawRuler(token: Token, drawn: Drawn): void {
  const { size } = canvas.grid;
  const ground = shape("svg", { class: "board-ruler", "data-ruler-of": token.id });
  for (const { i, j, style } of drawn.spaces) {
    if (style.alpha === 0) continue;
    const place = { x: j * size, y: i * size, width: size, height: size };
    ground.append(shape("rect", { ...place, fill: css(style.color), "fill-opacity": style.alpha ?? 1 }));
  }
  for (const { ray, style } of drawn.segments) {
    if (style.width === 0) continue;
    const ends = { x1: ray.A.x, y1: ray.A.y, x2: ray.B.x, y2: ray.B.y };
    const stroke = { stroke: css(style.color), "stroke-width": style.width, "stroke-opacity": style.alpha ?? 1 };
    ground.append(shape("line", { ...ends, ...stroke }));
  }
  for (const { at, style } of drawn.stops)
    ground.append(shape("circle", { cx: at.x, cy: at.y, r: style.radius, fill: css(style.color) }));
  const labels = h("div", { class: "board-ruler-labels", "data-ruler-of": token.id }, drawn.labels.map(label));
  canvas.tokens.element.before(ground);
  canvas.tokens.element.after(labels);
}

/** What costs more than its distance shows what it costs instead. */
function label({ action, cssClass, position, distance, cost, units, elevation, secret }: WaypointLabel): HTMLElement {
  const element = h(
    "div",
    { class: `waypoint-label ${cssClass}` },
    icon(action.icon),
    h("span", { class: "total-measurement" }, cost ? `${cost.total} ${cost.units}` : `${distance.total} ${units}`),
    !elevation.hidden && h("span", { class: "total-elevation" }, `${elevation.total} ${units}`),
    secret && icon("eye-slash"),
  );
  Object.assign(element.style, { left: `${position.x}px`, top: `${position.y}px` });
  return element;
}
