import type { ElevatedPoint, Point } from "./geometry.js";

/** How a diagonal step counts, as the scene or the manifest says. */
export const DIAGONALS = {
  EQUIDISTANT: 0,
  EXACT: 1,
  APPROXIMATE: 2,
  RECTILINEAR: 3,
  ALTERNATING_1: 4,
  ALTERNATING_2: 5,
  ILLEGAL: 6,
} as const;

export interface GridConfig {
  /** Pixels of one square. */
  size: number;
  /** What one square stands for, in {@link units}. */
  distance: number;
  units: string;
  diagonals?: number;
}

interface Leg {
  distance: number;
  cost: number;
  spaces: number;
  diagonals: number;
  euclidean: number;
}
export interface Measurement extends Leg {
  segments: (Leg & { from: ElevatedPoint; to: ElevatedPoint })[];
  waypoints: (Leg & ElevatedPoint)[];
}

/** The squares of a scene: where points lie in them and how far they are from one another. */
export class SquareGrid {
  readonly size: number;
  readonly distance: number;
  readonly units: string;
  readonly diagonals: number;
  type = 1;
  readonly isHexagonal = false;

  constructor({ size, distance, units, diagonals = DIAGONALS.EQUIDISTANT }: GridConfig) {
    this.size = size;
    this.distance = distance;
    this.units = units;
    this.diagonals = diagonals;
  }

  get isGridless(): boolean {
    return this.type === 0;
  }

  get isSquare(): boolean {
    return !this.isGridless;
  }

  get sizeX(): number {
    return this.size;
  }

  get sizeY(): number {
    return this.size;
  }

  /** Row `i` and column `j` of the square a point lies in; for one with an elevation also the storey `k`. */
  getOffset({ x, y, elevation }: ElevatedPoint): { i: number; j: number; k?: number } {
    const offset = { i: Math.floor(y / this.size), j: Math.floor(x / this.size) };
    return elevation === undefined ? offset : { ...offset, k: Math.floor(elevation / this.distance + 1e-8) };
  }

  getTopLeftPoint(point: Point): Point {
    const { i, j } = this.getOffset(point);
    return { x: j * this.size, y: i * this.size };
  }

  getCenterPoint(point: Point): Point {
    const { x, y } = this.getTopLeftPoint(point);
    return { x: x + this.size / 2, y: y + this.size / 2 };
  }

  /** The corner of a square nearest to a point: where the top left of a token lands; anywhere where there is no grid. */
  getSnappedPoint({ x, y }: Point): Point {
    if (this.isGridless) return { x, y };
    return { x: Math.round(x / this.size) * this.size, y: Math.round(y / this.size) * this.size };
  }

  /**
   * Length of a way, counted in squares and told in the grid's units. Where its points have elevations, storeys count as
   * rows and columns do; a step along all three is a diagonal of its own.
   */
  measurePath(waypoints: ElevatedPoint[]): Measurement {
    const total: Leg = { distance: 0, cost: 0, spaces: 0, diagonals: 0, euclidean: 0 };
    const measurement: Measurement = { ...total, segments: [], waypoints: [] };
    waypoints.forEach((to, index) => {
      const from = waypoints[index - 1];
      if (from) {
        const leg = this.#leg(from, to, total.diagonals);
        for (const key of Object.keys(leg) as (keyof Leg)[]) total[key] += leg[key];
        measurement.segments.push({ from, to, ...leg });
      }
      const { x, y, elevation } = to;
      measurement.waypoints.push({ x, y, ...(elevation !== undefined && { elevation }), ...total });
    });
    return Object.assign(measurement, total);
  }

  /** Distance of two points in the grid's units. */
  measureDistance(origin: ElevatedPoint, target: ElevatedPoint): number {
    return this.measurePath([origin, target]).distance;
  }

  #leg(from: ElevatedPoint, to: ElevatedPoint, earlierDiagonals: number): Leg {
    const [a, b] = [this.getOffset(from), this.getOffset(to)];
    const rows = Math.abs(a.i - b.i);
    const columns = Math.abs(a.j - b.j);
    const storeys = a.k === undefined || b.k === undefined ? 0 : Math.abs(a.k - b.k);
    const [most = 0, middle = 0, least = 0] = [rows, columns, storeys].sort((one, other) => other - one);
    const illegal = this.diagonals === DIAGONALS.ILLEGAL;
    const diagonals = illegal ? 0 : middle;
    const straight = illegal ? most + middle + least : most - middle;
    const inSpace = illegal ? 0 : this.#spaceDiagonals(least);
    const squares = straight + this.#diagonalLength(diagonals, earlierDiagonals) + inSpace;
    const height = a.k === undefined || b.k === undefined ? 0 : (to.elevation ?? 0) - (from.elevation ?? 0);
    const euclidean = Math.hypot((Math.hypot(to.x - from.x, to.y - from.y) / this.size) * this.distance, height);
    if (this.isGridless) return { distance: euclidean, cost: euclidean, spaces: 0, diagonals: 0, euclidean };
    const distance = squares * this.distance;
    return { distance, cost: distance, spaces: straight + diagonals, diagonals, euclidean };
  }

  /** What diagonal steps cost more when they go up or down as well; ours where a rule says nothing of space. */
  #spaceDiagonals(count: number): number {
    switch (this.diagonals) {
      case DIAGONALS.EQUIDISTANT:
        return 0;
      case DIAGONALS.EXACT:
        return count * (Math.sqrt(3) - Math.SQRT2);
      case DIAGONALS.RECTILINEAR:
        return count;
      default:
        return count / 2;
    }
  }

  /** Diagonal steps in squares; the alternating rules go on from the steps already made. */
  #diagonalLength(count: number, earlier: number): number {
    const alternating = (total: number): number =>
      total + (this.diagonals === DIAGONALS.ALTERNATING_1 ? Math.floor(total / 2) : Math.ceil(total / 2));
    switch (this.diagonals) {
      case DIAGONALS.EXACT:
        return count * Math.SQRT2;
      case DIAGONALS.APPROXIMATE:
        return count * 1.5;
      case DIAGONALS.RECTILINEAR:
        return count * 2;
      case DIAGONALS.ALTERNATING_1:
      case DIAGONALS.ALTERNATING_2:
        return alternating(earlier + count) - alternating(earlier);
      default:
        return count;
    }
  }
}
