import type { Entry } from "../../../core/assistant/procedure.js";
import { oneOf } from "../../../core/attack/intent.js";
import type { Text } from "../../../core/text.js";
import { scaleLabel } from "../labels.js";
import { printedScore, SCALES, scoreAtCreation, type Scale } from "../rules/scales.js";
import { word } from "./fields.js";

/** WP-23 — how an entry is scored. */
export function scaleOf(system: Entry["system"]): Scale {
  return oneOf(SCALES, system["scale"], "standard");
}

export function scaleName(scale: Scale): Text {
  return { key: scaleLabel(scale) };
}

/** WP-23, WP-24 — a scale with the scores it gives, good and superior. */
export function scaleWithScores(scale: Scale): Text {
  const score = (superior: boolean) => printedScore(scoreAtCreation(scale, superior), scale);
  return word("scale", { scale: scaleName(scale), good: score(false), superior: score(true) });
}
