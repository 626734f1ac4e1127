import { clamp, type Point } from "./geometry.js";

const MIN_SCALE = 0.2;
const MAX_SCALE = 3;

/** Which part of the scene is seen, and how large: `pivot` is the scene point in the middle of the view. */
export class Viewport {
  readonly pivot: Point = { x: 0, y: 0 };
  readonly scale: Point = { x: 1, y: 1 };

  constructor(
    private readonly view: HTMLElement,
    private readonly world: HTMLElement,
    private readonly onMove: () => void,
  ) {}

  /** Shows another part; what is not given stays. */
  set({ x = this.pivot.x, y = this.pivot.y, scale = this.scale.x }: Partial<Point> & { scale?: number }): void {
    this.pivot.x = x;
    this.pivot.y = y;
    this.scale.x = this.scale.y = clamp(scale, MIN_SCALE, MAX_SCALE);
    this.apply();
  }

  apply(): void {
    const { width, height } = this.view.getBoundingClientRect();
    const scale = this.scale.x;
    const left = width / 2 - this.pivot.x * scale;
    const top = height / 2 - this.pivot.y * scale;
    this.world.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    this.world.style.setProperty("--zoom", String(scale));
    this.onMove();
  }

  /** Zooms while a page point stays over the same scene point. */
  zoomAt(client: Point, scale: number): void {
    const before = this.toScene(client);
    this.scale.x = this.scale.y = clamp(scale, MIN_SCALE, MAX_SCALE);
    const after = this.toScene(client);
    this.set({ x: this.pivot.x + before.x - after.x, y: this.pivot.y + before.y - after.y });
  }

  toScene({ x, y }: Point): Point {
    const box = this.view.getBoundingClientRect();
    return {
      x: (x - box.left - box.width / 2) / this.scale.x + this.pivot.x,
      y: (y - box.top - box.height / 2) / this.scale.y + this.pivot.y,
    };
  }

  toClient({ x, y }: Point): Point {
    const box = this.view.getBoundingClientRect();
    return {
      x: (x - this.pivot.x) * this.scale.x + box.left + box.width / 2,
      y: (y - this.pivot.y) * this.scale.y + box.top + box.height / 2,
    };
  }
}
