import type { Text } from "../../../core/text/text.js";
import { scaleLabel } from "../labels.js";
import { printedScore, scoreAtCreation, type Scale } from "../rules/character/scales.js";
import { word } from "./fields.js";

export function scaleName(scale: Scale): Text {
  return { key: scaleLabel(scale) };
}

/** WP-23, WP-24 — a scale with the scores it gives, good and superior. */
export function scaleWithScores(scale: Scale): Text {
  const score = (superior: boolean) => printedScore(scoreAtCreation(scale, superior), scale);
  return word("scale", { scale: scaleName(scale), good: score(false), superior: score(true) });
}
