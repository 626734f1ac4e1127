import type { Blow } from "../../../../core/play/contract/outcome.js";
import { opposed } from "../../rules/checks/outcome.js";
import type { PowerEffect } from "../../rules/powers/power-kinds.js";
import { getsThrough } from "../../rules/powers/resistance.js";
import { resistsSpell } from "../../rules/powers/casting.js";
import { decidedNumber, decidedWord } from "../../../../core/play/record/override.js";
import type { Side } from "../outcome/side.js";
import { isInReach } from "./own-roll.js";
import type { Used } from "./reading.js";
import type { Result } from "./use-outcome.js";

/** How it ended, and by how much; `margin` is `null` where there are not two totals. */
export interface Ended {
  readonly result: Result;
  readonly margin: number | null;
}

/** Whether it does what it is for. */
export function succeeds(result: Result): boolean {
  return result === "through" || result === "open";
}

/** Powers that equality stops (WD-62). */
const TIES_STOP: readonly PowerEffect[] = ["auraReading", "mindReading", "sending", "telepathy"];

/** WP-10, WP-62, WP-105, WP-126 — who prevails. */
export function resultOf(blow: Blow, used: Used, own: Side | null, answer: Side | null): Ended {
  const word = decidedWord(blow.override, "result", ["through", "resisted"]);
  const total = decidedNumber(blow.override, "own") ?? own?.total ?? 0;
  const other = decidedNumber(blow.override, "answer") ?? answer?.total ?? null;
  const margin = own === null || other === null ? null : total - other;
  if (word) return { result: word, margin };
  if (used.kind === "spell") {
    const level = used.system.level;
    if (other === null) return { result: "through", margin };
    const resisted = resistsSpell(other, level) && answer?.criticalFailure !== true;
    return { result: resisted ? "resisted" : "through", margin };
  }
  if (own?.criticalFailure === true && answer?.criticalFailure !== true) return { result: "failed", margin };
  if (!isInReach(blow, total)) return { result: "outOfReach", margin };
  if (other === null) return { result: "open", margin };
  const sides = [own, answer].map((side) => side?.criticalFailure === true);
  const fell = opposed(
    { total, criticalFailure: sides[0] === true },
    { total: other, criticalFailure: sides[1] === true },
  );
  if (fell.outcome === "draw") {
    const stops = used.kind === "power" && TIES_STOP.includes(used.system.effectKey) && !getsThrough(total, other);
    return { result: stops ? "resisted" : "draw", margin };
  }
  return { result: fell.outcome === "success" ? "through" : "resisted", margin };
}
