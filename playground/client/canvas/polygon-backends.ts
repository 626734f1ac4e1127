import type { Data } from "../../common/types.js";
import type { Point } from "./geometry.js";
import { barriersOf, stopsOn, type Restriction } from "./walls.js";

const TYPES: readonly Restriction[] = ["light", "move", "sight", "sound"];

type Mode = "any" | "closest" | "all";

/** What stands for the polygon that Foundry computes round a point: here only what stops a straight way. */
class PointSourcePolygon {
  /**
   * Tests a way for walls of the scene in view.
   * @returns with mode "any" whether there is one, with "closest" where the first is, else all places
   */
  static testCollision(from: Point, to: Point, { type, mode = "all" }: Data = {}): boolean | Point | null | Point[] {
    if (!TYPES.includes(type as Restriction)) throw new Error(`"${String(type)}" is no type of collision`);
    if (!canvas.ready) throw new Error("Collisions are tested on a scene in view");
    const stops = stopsOn(from, to, barriersOf(canvas.scene, type as Restriction));
    const places = stops.map((share) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
    switch (mode as Mode) {
      case "any":
        return places.length > 0;
      case "closest":
        return places[0] ?? null;
      default:
        return places;
    }
  }
}

/** `CONFIG.Canvas.polygonBackends`: which class tests what. */
export function polygonBackends(): Record<Restriction, typeof PointSourcePolygon> {
  return { light: PointSourcePolygon, move: PointSourcePolygon, sight: PointSourcePolygon, sound: PointSourcePolygon };
}
