import { decimal } from "../../../../core/text/i18n.js";
import { seuilsOptions } from "../../data/options.js";
import { bandLabel } from "../../labels.js";
import { attackDifficulty } from "../../rules/attack/aim.js";
import type { Ranges } from "../../rules/attack/range.js";
import { BANDS, type Band } from "../../rules/vocabulary.js";

/** The boxes of a weapon's ranges, nearest band first. */
const BOXES = ["short", "medium", "extreme"] as const;

/** SE-24 — a band of a weapon. */
export interface BandView {
  readonly band: Band;
  readonly label: string;
  /** Its box, under `system.ranges`. */
  readonly box: (typeof BOXES)[number];
  /** The farthest distance in metres; `null`: the weapon skips it. */
  readonly limit: number | null;
  /** The same as the reader writes it. */
  readonly metres: string;
  /** Successes that a shot needs, and one that is aimed at a bare part (SE-25). */
  readonly difficulty: number;
  readonly aimed: number;
}

/** SE-24, SE-25 — the bands of a weapon, nearest first. */
export function bandViews(ranges: Ranges): readonly BandView[] {
  const options = seuilsOptions();
  return BANDS.map((band, i) => {
    const limit = ranges[i] ?? null;
    return {
      band,
      label: bandLabel(band),
      box: BOXES[i] ?? "short",
      limit,
      metres: limit === null ? "" : decimal(limit),
      difficulty: attackDifficulty({ attackType: "ranged", band }, options),
      aimed: attackDifficulty({ attackType: "ranged", band, aim: true }, options),
    };
  });
}
