import type { Data } from "../../common/types.js";
import { Hooks } from "../hooks/hooks.js";
import { h } from "../ui/dom.js";
import { CanvasVisibility } from "./canvas-visibility.js";
import { dropped } from "./drop.js";
import type { Point } from "./geometry.js";
import { Ground } from "./ground.js";
import { gridOf } from "./scene-grid.js";
import { SquareGrid } from "./square-grid.js";
import { TokenLayer } from "./token-layer.js";
import { Viewport } from "./viewport.js";

/** The scene in view: background, grid and tokens as plain elements. Stands for Foundry's `canvas`. */
export class Board {
  ready = false;
  scene: Data | null = null;
  grid = gridOf(null);
  readonly element: HTMLElement;
  readonly world: HTMLElement;
  readonly tokens: TokenLayer;
  readonly stage: Viewport;
  readonly ground = new Ground();
  readonly visibility = new CanvasVisibility();
  #animation = 0;

  constructor(element: HTMLElement) {
    this.element = element;
    this.world = h("div", { class: "board-world" });
    const layer = h("div", { class: "board-tokens" });
    this.world.append(this.ground.element, this.visibility.shade.element, layer);
    this.tokens = new TokenLayer(layer);
    this.stage = new Viewport(element, this.world, () => {
      this.ground.showAt(this.stage.scale.x * devicePixelRatio);
      if (this.ready) Hooks.callAll("canvasPan", this, { ...this.stage.pivot, scale: this.stage.scale.x });
    });
    element.replaceChildren(this.world, h("p", { class: "board-empty" }));
    new ResizeObserver(() => this.stage.apply()).observe(element);
  }

  get activeLayer(): TokenLayer {
    return this.tokens;
  }

  get dimensions(): Data {
    const { width = 0, height = 0 } = this.scene ?? {};
    const { size, distance } = this.grid;
    return { width, height, sceneWidth: width, sceneHeight: height, sceneX: 0, sceneY: 0, size, distance };
  }

  /** Shows a scene; the tokens of the one before are put away. */
  draw(scene: Data | null): void {
    const changed = scene?.id !== this.scene?.id;
    if (changed) this.#tearDown();
    this.scene = scene;
    this.element.classList.toggle("empty", !scene);
    this.element.querySelector(".board-empty")!.textContent = scene ? "" : game.i18n.localize("PLAYGROUND.Scene.None");
    this.element.setAttribute("aria-label", scene?.name ?? game.i18n.localize("PLAYGROUND.Scene.None"));
    if (!scene) return;
    this.grid = scene.grid instanceof SquareGrid ? scene.grid : gridOf(scene.grid as Data);
    this.#drawGround(scene);
    if (changed) this.recenter();
    this.tokens.activate().sync(scene.tokens as Iterable<Data>);
    this.visibility.refresh();
    if (!changed) return;
    this.ready = true;
    Hooks.callAll("canvasInit", this);
    Hooks.callAll("canvasReady", this);
  }

  /** What the scene says one sees first, else the whole of it as large as the view allows. */
  recenter(): void {
    if (!this.scene) return;
    const { x, y, scale: zoom } = (this.scene.initial ?? {}) as Data;
    if (Number.isFinite(x) && Number.isFinite(y) && zoom > 0) return this.stage.set({ x, y, scale: zoom });
    const { width, height } = this.dimensions;
    const view = this.element.getBoundingClientRect();
    const scale = Math.min(view.width / width, view.height / height, 1) || 1;
    this.stage.set({ x: width / 2, y: height / 2, scale });
  }

  /** Moves the view to a scene point at once. */
  pan({ x, y, scale }: Partial<Point> & { scale?: number | null } = {}): void {
    this.stage.set({ ...(x !== undefined && { x }), ...(y !== undefined && { y }), ...(scale && { scale }) });
  }

  /** Moves the view to a scene point in `duration` milliseconds; at once for those who want no motion. */
  animatePan({
    x,
    y,
    scale,
    duration = 250,
  }: Partial<Point> & { scale?: number; duration?: number } = {}): Promise<boolean> {
    cancelAnimationFrame(this.#animation);
    const from = { ...this.stage.pivot, scale: this.stage.scale.x };
    const to = { x: x ?? from.x, y: y ?? from.y, scale: scale ?? from.scale };
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || duration <= 0) {
      this.stage.set(to);
      return Promise.resolve(true);
    }
    const start = performance.now();
    return new Promise((resolve) => {
      const step = (now: number): void => {
        const share = Math.min(Math.max((now - start) / duration, 0), 1);
        const at = (key: "x" | "y" | "scale"): number => from[key] + (to[key] - from[key]) * share;
        this.stage.set({ x: at("x"), y: at("y"), scale: at("scale") });
        if (share < 1) this.#animation = requestAnimationFrame(step);
        else resolve(true);
      };
      this.#animation = requestAnimationFrame(step);
    });
  }

  clientCoordinatesFromCanvas(point: Point): Point {
    return this.stage.toClient(point);
  }

  _onDrop(event: DragEvent): void {
    dropped(this, event);
  }

  canvasCoordinatesFromClient(point: Point): Point {
    return this.stage.toScene(point);
  }

  #tearDown(): void {
    if (!this.scene) return;
    Hooks.callAll("canvasTearDown", this);
    this.tokens.clear();
    this.ready = false;
  }

  #drawGround(scene: Data): void {
    const { width, height } = this.dimensions;
    Object.assign(this.world.style, { width: `${width}px`, height: `${height}px` });
    this.ground.draw(scene, this.grid.size);
  }
}
