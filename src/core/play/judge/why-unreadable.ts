import { rulesetById, rulesetOf } from "../../rulesets.js";
import type { Intent } from "../record/intent.js";
import type { Problem } from "../record/problem.js";
import { problem } from "./verify.js";
import { actorOf, itemAt } from "../../world/world.js";

/** What explains that the rules could make nothing of an attack: whose attacker, or whose weapon, it is; none where nothing does. */
export function whyUnreadable(
  { author }: ChatMessage,
  { attacker, weapon: { uuid }, ruleset }: Intent,
): readonly Problem[] {
  if (!rulesetById(ruleset)) return [];
  const [actor, weapon] = [actorOf(attacker), itemAt(uuid)];
  const foreign = weapon && (weapon.parent !== actor || rulesetOf(weapon.type)?.id !== ruleset);
  const others = actor && !(author && actor.testUserPermission(author, "OWNER"));
  return [...(others ? [problem("notOwner", "forged")] : []), ...(foreign ? [problem("foreignWeapon", "forged")] : [])];
}
