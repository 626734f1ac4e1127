import { changed } from "../apply/apply.js";
import { writeVerdict } from "./verdict-writes.js";
import { goOn } from "./take-answer.js";
import type { DamageIntent } from "../record/answer.js";
import { decided } from "../log/outcome-of.js";
import { loadAttacksFor } from "../loaded/attacks.js";
import { isBinding, verdictOn } from "../messages/verdict-on.js";
import { actorOf } from "../../world/world.js";
import { judgeDamage } from "../judge/damage-judge.js";
import { damageStanding } from "../log/damage-standing.js";

/**
 * Makes thrown damage count, on the arbiter's client, inside its queue: the blow goes on. Dice that it does not call
 * for are refused, and it waits for others.
 */
export async function takeDamage(message: ChatMessage, claim: DamageIntent): Promise<void> {
  const record = verdictOn(claim.attack.id);
  const { target: index } = claim.attack;
  const target = record?.verdict.targets[index];
  if (!record || !target || !isBinding(record.message)) return;
  const { verdict } = record;
  if (damageStanding(message, claim, verdict) !== "open" || !game.messages.has(message.id ?? "")) return;
  await loadAttacksFor(verdict.intent);
  const actor = actorOf(target);
  const dice = actor && judgeDamage(message, verdict, index, actor);
  if (!actor) return writeVerdict(record.message, { targets: changed(verdict.targets, index, { stage: "missing" }) });
  if (!dice) {
    const thrownOut = [...target.thrownOut, message.id ?? ""];
    return writeVerdict(record.message, { targets: changed(verdict.targets, index, { thrownOut }) });
  }
  const thrown = { ...target, later: { ...target.later, ...dice } };
  await goOn(record, index, decided(thrown, verdict.intent.targets[index], verdict.intent, actor));
}
