import type { Scale } from "../../../../core/play/contract/card-parts.js";
import type { Text } from "../../../../core/text/text.js";
import { WarpActor } from "../../data/actors/warp-actor.js";
import { thresholds } from "../../rules/body/hit-points.js";
import { fight } from "../fields.js";

/** WP-57, WP-60, WP-81 — what of the hit points a number of the sheet is. */
export function numberLabel(path: string): Text {
  if (path.endsWith(".max")) return fight("number.max");
  return fight(path.endsWith(".temp") ? "number.temp" : "number.hp");
}

/** WP-57…WP-59 — hit points go from the maximum down to as many below 0. */
export function numberScale(path: string, { system }: Actor): Scale | null {
  const figures: unknown = system;
  if (!(figures instanceof WarpActor) || !path.endsWith(".hp.value")) return null;
  const { max } = figures.hp;
  const { wounded, down, dying } = thresholds(max);
  return { least: dying, most: max, marks: [down, wounded] };
}
