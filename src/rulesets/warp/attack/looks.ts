import { harmLook } from "../../../core/card/parts/looks.js";
import type { Text } from "../../../core/text/text.js";
import { figuresOf } from "../deeds/reading.js";
import { healthLabel } from "../labels.js";

/** WP-58…WP-60 — how somebody looks: their health, else by the points that are left. */
export function looksOf(target: Actor): Text {
  const { status, effective: value, max } = figuresOf(target).hp;
  return status === "fit" ? harmLook({ value, max }) : { key: healthLabel(status) };
}
