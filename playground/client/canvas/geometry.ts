/** A place on the scene or on the page, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A place that may lie above or below the ground, in units of the grid. */
export interface ElevatedPoint extends Point {
  elevation?: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
}

export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
