import type { Outcome } from "../../../core/play/contract/outcome.js";
import { stored } from "../../../core/deed/card.js";
import { figuresNamed } from "../../../core/deed/figures-named.js";
import type { Figure } from "../../../core/play/contract/deed.js";
import { AREA } from "./deed.js";

/** What the keeper may decide otherwise in these deeds. */
export const { count, flag, pick } = figuresNamed(AREA);

/** Bounds of a figure that the rules do not bound themselves. */
export const FREE = [0, 99] as const;

/** WP-15, WP-103 — charges and dice of experience that were used; nobody pays charges that are not there. */
export function usedFigures(ruled: Outcome): readonly Figure[] {
  const charges = stored(ruled, "charges");
  const most = typeof ruled.left === "number" ? charges + stored(ruled, "left") : FREE[1];
  return [
    ...(charges > 0 ? [count("charges", [0, most], { audience: "numbers" })] : []),
    ...(stored(ruled, "experience") > 0 ? [count("experience", FREE, { audience: "numbers" })] : []),
  ];
}
