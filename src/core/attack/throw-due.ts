import { reportFailure, tell } from "../text/errors.js";
import { verdictOf } from "../play/messages/messages.js";
import { knownAs } from "../world/names.js";
import { verdictOn } from "../play/messages/verdict-on.js";
import type { Verdict } from "../play/record/verdict.js";
import { isArbiter } from "../world/world.js";
import { damageId, isDue, throwerOf, throwsByClick } from "../play/log/damage-standing.js";
import { throwDamage } from "../play/draft/throw-damage.js";

/** Questions that this user was told of, or has answered. */
const known = new Set<string>();

/** Throws the damage that this user owes for an attack, or tells them that they may, once each. */
export async function throwDue(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (!verdict?.targets.some((target) => isDue(target, verdict))) return;
  if (verdictOn(verdict.subject)?.message !== message || !isMine(verdict, message)) return;
  for (const [index, target] of verdict.targets.entries()) {
    const id = damageId(verdict, index);
    if (!isDue(target, verdict) || known.has(id) || game.messages.has(id)) continue;
    known.add(id);
    if (throwsByClick()) tell("GARDIEN.DAMAGE.asked", { target: knownAs(target).name });
    else await throwDamage(message, index).catch((error: unknown) => failed(id, error));
  }
}

/** Tells whether this window throws: of several windows of the deciding keeper, the arbiter's. */
function isMine(verdict: Verdict, message: ChatMessage): boolean {
  return throwerOf(verdict, message) === game.user && (!game.user.isActiveGM || isArbiter());
}

function failed(id: string, error: unknown): void {
  if (!game.messages.has(id)) reportFailure("damage.throw", error); // else another window of this user was quicker
}
