import { rulesetOf } from "../rulesets.js";
import { plural } from "../text/i18n.js";
import { warn } from "../text/errors.js";

/** Says who begins a fight without initiative, where it is nobody's but the table's to roll; for whoever begins it. */
export function tellUnrolled({ combatants }: Combat): void {
  const unrolled = [...combatants].filter(({ initiative, actor }) => {
    const ruleset = actor && rulesetOf(actor.type);
    return initiative === null && ruleset && !ruleset.rounds; // rounds of phases bring their own order
  });
  const [first] = unrolled;
  if (first) warn(plural("GARDIEN.FIGHT.unrolled", unrolled.length, { name: first.name }));
}
