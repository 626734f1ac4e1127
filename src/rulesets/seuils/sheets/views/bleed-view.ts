import type { Text } from "../../../../core/text/text.js";
import { seuilsOptions } from "../../data/options.js";
import type { SeuilsActor } from "../../data/actors/seuils-actor.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import { nextTick } from "../../rules/body/bleeding.js";
import { tickCircles } from "../../rules/body/tick-circles.js";

/** SE-69 — when the blood costs the next circle: in rounds of a fight, elsewhere in seconds; `null`: nobody bleeds, or nothing comes of it. */
export function bleedText({ rows, wounds: { surplus }, care }: SeuilsActor, fighting: boolean): Text | null {
  const options = seuilsOptions();
  const next = nextTick({ rows, surplus, care }, options);
  if (!next) return null;
  const { row, seconds, rounds } = next;
  const dies = tickCircles(rows, [row], "lethal", options).surplus > 0;
  const n = fighting ? rounds : seconds;
  const unit = `${fighting ? "rounds" : "seconds"}.${n === 1 ? "one" : "other"}`;
  return {
    key: `GARDIEN.SEUILS.SHEET.${dies ? "bleedsOut" : "bleeds"}.${unit}`,
    data: { row: { key: rowLabel(row) }, n },
  };
}
