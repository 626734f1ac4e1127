import { refuse } from "../../text/errors.js";
import { audienceOf } from "../log/audience.js";
import { verdictOf } from "../messages/messages.js";
import type { DamageIntent } from "../record/answer.js";
import { knownAs } from "../../world/names.js";
import { damageDue } from "../log/outcome-of.js";
import { loadAttacksFor } from "../loaded/attacks.js";
import { rollAll } from "../roll/roll.js";
import { postMessage } from "./post-message.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf, tokenAt } from "../../world/world.js";
import { damageId, isDue, mayThrow } from "../log/damage-standing.js";

/**
 * Throws the damage that the attacker owes for one target, and posts it as the user's own message.
 * @param message the one that carries the verdict
 */
export async function throwDamage(message: ChatMessage, index: number): Promise<void> {
  const verdict = verdictOf(message);
  if (verdict) await loadAttacksFor(verdict.intent);
  const target = verdict?.targets[index];
  const actor = target && actorOf(target);
  if (!verdict || !actor || !isDue(target, verdict)) refuse("GARDIEN.DAMAGE.tooLate");
  else if (!mayThrow(verdict, game.user))
    refuse("GARDIEN.ATTACK.ERROR.notYours", { name: knownAs(verdict.intent.attacker).name });
  else await post(verdict, target, index, actor);
}

async function post(verdict: Verdict, target: VerdictTarget, index: number, actor: Actor): Promise<void> {
  const { intent, subject } = verdict;
  const due = damageDue(target, intent.targets[index], intent, actor);
  const data: DamageIntent = {
    ruleset: intent.ruleset,
    attack: { id: subject, target: index },
    due: target.due ?? "",
  };
  const rolls = due ? await rollAll([due]) : []; // something may have changed since it was asked for
  const speaker = { actor: actorOf(intent.attacker), token: tokenAt(intent.attacker.token) };
  const id = damageId(verdict, index);
  const taken = game.messages.has(id); // by dice that were refused, or by somebody who foresaw it
  await postMessage({
    type: "damage",
    data,
    rolls,
    speaker,
    audience: audienceOf(subject),
    id: taken ? undefined : id,
  });
}
