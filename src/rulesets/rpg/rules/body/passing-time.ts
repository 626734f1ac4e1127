import type { Condition } from "./conditions.js";
import { isOn, tickOf, type Moment } from "./spans.js";
import { isOver, leavingFight } from "./span-changes.js";

/** RP-61 — a bleeding that took points while time went by: its formula is rolled once for each round. */
export interface BleedTicks {
  readonly condition: Condition;
  readonly formula: string;
  readonly ticks: number;
}

/** RP-61 — what time does to somebody's conditions. */
export interface TimePassed {
  readonly kept: readonly Condition[];
  readonly over: readonly Condition[];
  readonly bleeding: readonly BleedTicks[];
}

/** RP-58, RP-59, RP-76 — whether a condition that ran out brings more than its end: death, or points with consciousness. */
export function isFateful({ state, span, regain = 0 }: Condition, now: Moment): boolean {
  return isOver(span, now) && (state.type === "dying" || regain > 0);
}

/**
 * RP-61 — the conditions as time goes on: what ran out ends first, deaths fall due, then every new round bleeds (D-38).
 * Going back takes nothing away.
 */
export function timePassed(conditions: readonly Condition[], from: Moment, to: Moment): TimePassed {
  const over = conditions.filter(({ span }) => isOver(span, to));
  const kept = conditions.filter((condition) => !over.includes(condition));
  const ticks = Math.max(0, roundsBetween(from, to));
  return {
    kept,
    over,
    bleeding: kept.flatMap((condition) =>
      condition.state.type === "bleed" && ticks > 0 ? [{ condition, formula: condition.state.formula, ticks }] : [],
    ),
  };
}

/** RP-02 — rounds of a fight, or seconds of the story where there is none. */
function roundsBetween(from: Moment, to: Moment): number {
  const inFight = from.round !== null && to.round !== null;
  return inFight ? tickOf(to) - tickOf(from) : to.worldTime - from.worldTime;
}

/** RP-59 — tests that conditions in force ask for at the start of the victim's turn, every round. */
export function testsOfTurn(conditions: readonly Condition[], moment: Moment): readonly Condition[] {
  return conditions.filter(({ state, span }) => state.type === "unsteady" && isOn(span, moment));
}

/** RP-59, RP-61 — the conditions once the fight is over: what lasted as long as it ends, the rest goes on in seconds. */
export function fightOver(
  conditions: readonly Condition[],
  moment: Moment,
): { readonly kept: readonly Condition[]; readonly over: readonly Condition[] } {
  const over = conditions.filter(({ ends }) => ends === "combatEnd");
  const kept = conditions
    .filter((condition) => !over.includes(condition))
    .map((condition) => ({ ...condition, span: leavingFight(condition.span, moment) }));
  return { kept, over };
}
