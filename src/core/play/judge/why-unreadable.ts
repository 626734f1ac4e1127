import { rulesetById, rulesetOf } from "../../rulesets.js";
import type { ActMessage } from "../messages/models.js";
import type { Verdict } from "../record/verdict.js";
import { blankVerdict } from "./blank-verdict.js";
import type { Intent } from "../record/intent.js";
import type { Problem } from "../record/problem.js";
import { problem } from "./verify.js";
import { actorOf, itemAt } from "../../world/world.js";

/** Makes the verdict on a message that cannot be judged, and tells whether it explains that to the keeper. */
export function unreadable(
  message: ChatMessage,
  { kind, intent }: Pick<ActMessage, "kind" | "intent">,
): { readonly verdict: Verdict; readonly isExplained: boolean } {
  const blank = blankVerdict(message, kind);
  const known = kind === "attack" ? whyUnreadable(message, intent) : [];
  const problems = known.length > 0 ? known : [problem("unreadable", "forged")];
  const verdict: Verdict = {
    ...blank,
    intent: { ...blank.intent, ruleset: intent.ruleset },
    standing: "flagged",
    problems,
  };
  return { verdict, isExplained: known.length > 0 };
}

/** Returns problems that explain why the rules cannot read an attack; empty: nothing explains it. */
function whyUnreadable({ author }: ChatMessage, { attacker, weapon: { uuid }, ruleset }: Intent): readonly Problem[] {
  if (!rulesetById(ruleset)) return [];
  const [actor, weapon] = [actorOf(attacker), itemAt(uuid)];
  const foreign = weapon && (weapon.parent !== actor || rulesetOf(weapon.type)?.id !== ruleset);
  const others = actor && !(author && actor.testUserPermission(author, "OWNER"));
  return [...(others ? [problem("notOwner", "forged")] : []), ...(foreign ? [problem("foreignWeapon", "forged")] : [])];
}
