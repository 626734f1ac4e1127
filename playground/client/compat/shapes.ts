import type { Data } from "../../common/types.js";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The way from one point to another. */
export class Ray {
  readonly dx: number;
  readonly dy: number;

  constructor(
    readonly A: Point,
    readonly B: Point,
  ) {
    this.dx = B.x - A.x;
    this.dy = B.y - A.y;
  }

  static fromAngle(x: number, y: number, radians: number, distance: number): Ray {
    return new Ray({ x, y }, { x: x + Math.cos(radians) * distance, y: y + Math.sin(radians) * distance });
  }

  /** In radians, clockwise from the right. */
  get angle(): number {
    return Math.atan2(this.dy, this.dx);
  }
  get distance(): number {
    return Math.hypot(this.dx, this.dy);
  }

  /** The point at a share of the way. */
  project(t: number): Point {
    return { x: this.A.x + t * this.dx, y: this.A.y + t * this.dy };
  }
}

/** A colour: the number that the canvas draws with, and what styles call it. */
export class Color extends Number {
  static from(color: unknown): Color {
    if (typeof color === "number" || color instanceof Number) return new Color(color);
    if (Array.isArray(color)) return Color.fromRGB(color as [number, number, number]);
    const digits = typeof color === "string" ? /^#?([\da-f]{6})$/i.exec(color)?.[1] : undefined;
    return new Color(digits === undefined ? NaN : Number.parseInt(digits, 16));
  }

  /** From shares of one of red, green and blue. */
  static fromRGB(rgb: readonly [number, number, number]): Color {
    return new Color(rgb.reduce((sum, share) => sum * 256 + Math.round(share * 255), 0));
  }

  get valid(): boolean {
    const value = this.valueOf();
    return Number.isInteger(value) && value >= 0 && value <= 0xffffff;
  }
  get css(): string {
    return this.toString(16);
  }
  get rgb(): [number, number, number] {
    const value = this.valueOf();
    return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
  }

  override toString(radix?: number): string {
    if (radix !== undefined && radix !== 16) return super.toString(radix);
    return `#${super.toString(16).padStart(6, "0")}`;
  }
}

/** Adds lines and colours under their names. */
export function addShapes(namespace: Data): void {
  namespace.canvas.geometry = { Ray, ...namespace.canvas.geometry };
  Object.assign(namespace.utils, { Color });
}
