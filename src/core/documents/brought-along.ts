import type { Ruleset } from "../ruleset.js";

/** Whether an effect has a status only because the condition it stands for brings it along. */
export function broughtAlong(ruleset: Ruleset | undefined, effect: ActiveEffect, id: string): boolean {
  return (ruleset?.conditions ?? []).some(
    (condition) => condition.id !== id && condition.with?.includes(id) === true && effect.statuses.has(condition.id),
  );
}
