import { asphyxiaRound } from "./asphyxia.js";
import type { Condition } from "../body/conditions.js";
import { tickFor, type Moment } from "../body/spans.js";

/** RP-86, RP-90 — a hazard that goes on while time goes by. */
export interface HazardTicks {
  readonly condition: Condition;
  readonly hazard: "burning" | "choking";
  /** The new rounds, counted from the one in which it began. */
  readonly rounds: readonly number[];
}

/** RP-61, RP-86, RP-90 — what fire and want of air ask for as time goes on: once at the start of each new round. */
export function hazardTicks(conditions: readonly Condition[], from: Moment, to: Moment): readonly HazardTicks[] {
  return conditions.flatMap((condition) => {
    const { type } = condition.state;
    if (type !== "burning" && type !== "choking") return [];
    const rounds = newRounds(condition, from, to);
    return rounds.length > 0 ? [{ condition, hazard: type, rounds }] : [];
  });
}

/** The round in which it began was played then; what was over before counts no more. */
function newRounds({ span }: Condition, from: Moment, to: Moment): readonly number[] {
  const [before, now] = [tickFor(span, from), tickFor(span, to)];
  if (before === null || now === null) return [];
  const first = Math.max(before, span.first) + 1;
  const count = Math.max(0, now - first + 1);
  return Array.from({ length: count }, (_, i) => asphyxiaRound(span.first, first + i));
}
