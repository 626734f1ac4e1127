import { rulesetOf } from "../../rulesets.js";

/** What decides who goes first among equals, as the rules of the one who acts have it. */
export function rankOf({ actor }: Combatant): readonly number[] {
  return (actor && rulesetOf(actor.type)?.initiative.rank?.(actor)) ?? [];
}
