import type { Outcome } from "../contract/outcome.js";
import type { Intent } from "../record/intent.js";
import { outcomeOf } from "../log/outcome-of.js";
import { same } from "../record/same-values.js";
import type { VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** Returns the outcomes of earlier blows on the same target that are not written yet. */
function earlierOn(targets: readonly VerdictTarget[], index: number): readonly Outcome[] {
  const actor = targets[index] ? actorOf(targets[index]) : null;
  return targets.slice(0, index).flatMap(({ stage, outcome, ...struck }) => {
    const waits = stage === "resolved" || stage === "planned";
    return waits && outcome && actor && actorOf(struck) === actor ? [outcome] : [];
  });
}

/**
 * Recomputes further blows on one target where the blows before them have another outcome now.
 * @param before the same targets as they were; one that is not among them has just been judged, by itself
 */
export function blowByBlow(
  targets: readonly VerdictTarget[],
  intent: Intent,
  before: readonly VerdictTarget[] = [],
): readonly VerdictTarget[] {
  return targets.reduce((now, target, index) => {
    const actor = actorOf(target);
    if (target.stage !== "resolved" || !target.outcome || !actor) return now;
    const earlier = earlierOn(now, index);
    const known = before[index] === target ? earlierOn(before, index) : [];
    if (same(earlier, known)) return now;
    const outcome = outcomeOf({ ...target, earlier }, intent.targets[index], intent, actor);
    return now.map((one, i) => (i === index ? { ...one, outcome } : one));
  }, targets);
}
