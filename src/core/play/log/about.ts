import type { Outcome } from "../contract/outcome.js";
import { modelOf, references, verdictOf } from "../messages/messages.js";
import { isBinding, verdictOn } from "../messages/verdict-on.js";
import type { VerdictRecord } from "../messages/verdict-on.js";
import { ActMessage } from "../messages/models.js";
import { RECENT } from "./round-outcomes.js";
import { isSealed } from "./seal.js";
import { isAttack, type Verdict, type VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** Returns the verdict on the attack of this id; `null` before there is one, and for a deed. */
export function attackBy(id: string): Verdict | null {
  return ifAttack(verdictOn(id)?.verdict);
}

function ifAttack<T extends Parameters<typeof isAttack>[0]>(act: T | undefined): T | null {
  return act && isAttack(act) ? act : null;
}

/** Tells whether an actor is attacker or target of the attack of this id. */
export function takesPart(attack: string, actor: Actor): boolean {
  const message = game.messages.get(attack);
  const model = message && modelOf(message);
  const judged = attackBy(attack);
  const intent = (judged ?? ifAttack(model instanceof ActMessage ? model : undefined))?.intent;
  if (!intent) return false;
  return [intent.attacker, ...(judged ?? intent).targets].some((person) => actorOf(person) === actor);
}

/** Tells whether everything that the attack does to an actor, or for its attacker, is public. */
export function tooLate(attack: string | null, actor: Actor): boolean {
  const verdict = attack === null ? null : attackBy(attack);
  if (!verdict || verdict.standing === "flagged" || verdict.standing === "review") return false;
  const attacks = actorOf(verdict.intent.attacker) === actor;
  return !verdict.targets.some((target) => (attacks || actorOf(target) === actor) && isSealed(target, verdict));
}

/** Tells whether a target has writes that could be undone. */
export function hasEffect({ stage }: VerdictTarget): boolean {
  return stage === "planned" || stage === "applied" || stage === "undoing";
}

/** Returns the verdicts on deeds about this attack, or this deed, oldest first. */
export function deedsAbout(attack: string): readonly VerdictRecord[] {
  return references.to(attack).flatMap((message) => {
    const verdict = verdictOf(message);
    return verdict?.deed?.about === attack ? [{ message, verdict }] : [];
  });
}

/** Returns the deeds about an act that have left something, which are undone with the whole of it. */
export function deedsToUndo(subject: string): readonly ChatMessage[] {
  const found = deedsAbout(subject).filter(
    ({ message, verdict }) => isBinding(message) && verdict.targets.some(hasEffect),
  );
  return found.map(({ message }) => message);
}

/**
 * Tells whether an actor has done a deed, which stands, since this card was posted: what the card asks is then done.
 */
export function doneSince(card: string, deed: string, actor: Actor): boolean {
  const posted = game.messages.contents;
  const since = posted.findIndex(({ id }) => id === card) + 1;
  const later = new Set(posted.slice(since).map(({ id }) => id));
  return posted.slice(since).some((message) => {
    const verdict = verdictOf(message);
    if (verdict?.deed?.id !== deed || verdict.standing === "rejected" || !later.has(verdict.subject)) return false;
    return verdict.targets.some((target) => isStanding(target) && actorOf(target) === actor);
  });
}

/** Returns the outcomes that an actor has suffered since they last did a deed, written or not, latest first. */
export function unanswered(actor: Actor, deed: string): readonly Outcome[] {
  const found: Outcome[] = [];
  for (const message of game.messages.contents.slice(-RECENT).toReversed()) {
    const verdict = isBinding(message) ? verdictOf(message) : undefined;
    const standing = verdict?.standing === "judged" ? verdict.targets.filter(isStanding) : [];
    const outcomes = standing.flatMap((one) => (one.outcome && actorOf(one) === actor ? [one.outcome] : []));
    if (verdict?.deed?.id === deed && outcomes.length > 0) break;
    found.push(...outcomes);
  }
  return found;
}

function isStanding({ stage, outcome }: VerdictTarget): boolean {
  return outcome !== null && stage !== "undone" && stage !== "undoing";
}
