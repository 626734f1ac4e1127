/** A place on the scene or on the page, in pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
}

export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
