import { planFor } from "../apply/planning.js";
import { foughtBy } from "../apply/combat-moment.js";
import type { AttackProcedure } from "../contract/attack.js";
import type { RolledBlow } from "../contract/outcome.js";
import { rulesetById, rulesetOf } from "../../rulesets.js";
import { procedureOf, wayNow } from "../loaded/attacks.js";
import { startsSealed } from "../log/seal.js";
import { choicesFor } from "../record/intent.js";
import type { Intent } from "../record/intent.js";
import type { Plan } from "../record/plan.js";
import type { Problem } from "../record/problem.js";
import type { Verdict } from "../record/verdict.js";
import { actorOf, itemAt } from "../../world/world.js";
import { attackEvidence } from "./attack-evidence.js";
import { verdictBy, type Evidence } from "./evidence.js";
import { problem, verify } from "./verify.js";

/** Judges an attack from its stored dice, by the rules and the documents as they are now. Changes nothing. */
export function judgeAttack(message: ChatMessage, sent: Intent): Verdict {
  const somebody = sent.targets.filter(({ actor }) => actor !== null);
  const nobody = sent.targets.length - somebody.length;
  if (sent.targets.length === 0) throw new TypeError("an attack at nothing has one target, which is nobody");
  if (somebody.length > 0 && nobody > 0) throw new TypeError("who strikes at somebody strikes at nobody besides");
  const intent = { ...sent, way: wayNow(sent) };
  const procedure = procedureOf(intent);
  const { evidence, facts } = attackEvidence(message, sent, procedure);
  const verdict = verdictBy(message, { kind: "attack", intent, deed: null }, evidence, verify(facts));
  const thrown = firstThrown(evidence);
  const aftermath = aftermathOf(message, intent, procedure, thrown);
  const revealed = !startsSealed(intent.ruleset, message);
  const costs = costsMet(intent, procedure, thrown);
  return {
    ...verdict,
    intent: { ...verdict.intent, costs },
    targets: verdict.targets.map((target) => ({ ...target, revealed })),
    fought: foughtBy(actorOf(intent.attacker)),
    ammunition: (costs.length > 0 || aftermath) && verdict.standing !== "flagged" ? "spending" : "kept",
    aftermath,
  };
}

/** Returns dice and lines of the first blow. */
function firstThrown([first]: readonly Evidence[]): RolledBlow {
  return { dice: first?.dice ?? {}, lines: first?.lines.filter(({ on }) => on) ?? [] };
}

/** Returns the costs of an attack, without the rounds that it has not fired. */
function costsMet(intent: Intent, procedure: AttackProcedure, thrown: RolledBlow): Intent["costs"] {
  const weapon = itemAt(intent.weapon.uuid);
  const { costs, targets } = intent;
  if (!weapon) return costs;
  const fired = procedure.fired(weapon, choicesFor(intent, targets[0]), targets.length, thrown);
  return costs.map((cost) => ({ ...cost, after: Math.max(cost.after, cost.before - fired) }));
}

/** Returns the plan of what the attack does to its attacker, to be written with its costs; `null`: nothing. */
function aftermathOf(
  message: ChatMessage,
  intent: Intent,
  procedure: AttackProcedure,
  thrown: RolledBlow,
): Plan | null {
  const [attacker, weapon] = [actorOf(intent.attacker), itemAt(intent.weapon.uuid)];
  const { targets } = intent;
  const choices = choicesFor(intent, targets[0]);
  const changes = attacker && weapon && procedure.aftermath(attacker, weapon, choices, targets.length, thrown);
  return changes && planFor(changes, attacker, `${message.id ?? ""}.attacker`);
}

/** Returns problems that explain why the rules cannot read an attack; empty: nothing explains it. */
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
