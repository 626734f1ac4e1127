import type { Data } from "../../common/types.js";
import { SquareGrid } from "./square-grid.js";

/** What a scene's grid is when neither the scene nor the system says. */
const DEFAULTS = { size: 100, distance: 1.5, units: "m" };

/** The grid a scene stores, as something that measures; holes of a malformed one are filled from the system's. */
export function gridOf(stored: Data | null | undefined): SquareGrid {
  const { size, distance, units, ...look } = stored ?? {};
  const system = (globalThis.game?.system?.grid ?? {}) as Data;
  const grid = new SquareGrid({
    size: size > 0 ? size : DEFAULTS.size,
    distance: distance > 0 ? distance : (system.distance ?? DEFAULTS.distance),
    units: units || system.units || DEFAULTS.units,
    diagonals: system.diagonals ?? 0,
  });
  return Object.assign(grid, look);
}
