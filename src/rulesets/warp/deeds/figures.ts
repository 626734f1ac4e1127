import type { Outcome } from "../../../core/attack/procedure.js";
import { stored } from "../../../core/deeds/card.js";
import { figuresNamed } from "../../../core/deeds/figures.js";
import type { Figure } from "../../../core/deeds/procedure.js";
import { AREA } from "./deed.js";

/** What the keeper may decide otherwise in these deeds. */
export const { count, flag, pick } = figuresNamed(AREA);

/** Bounds of a figure that the rules do not bound themselves. */
export const FREE = [0, 99] as const;

/** WP-15, WP-103 — charges and dice of experience that were used. */
export function usedFigures(ruled: Outcome): readonly Figure[] {
  const used = (["charges", "experience"] as const).filter((id) => stored(ruled, id) > 0);
  return used.map((id) => count(id, FREE, { audience: "numbers" }));
}
