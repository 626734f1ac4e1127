import { verdictOf } from "../messages/messages.js";
import { attackBy } from "./about.js";
import { RECENT } from "./round-outcomes.js";
import type { Outcome } from "../contract/outcome.js";
import { isAttack, type Verdict, type VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** Returns an attack's outcome for an actor, by its message's id; `null` until it is written, and once it is undone. */
export function blowOn(target: Actor, attack: string): Outcome | null {
  const verdict = attackBy(attack);
  return (verdict && writtenOn(target, verdict)?.outcome) ?? null;
}

/** Returns the attacker of the latest blow on an actor with such an outcome; `null`: none, or deleted. */
export function lastToStrike(target: Actor, which: (outcome: Outcome) => boolean): Actor | null {
  for (const verdict of latest().filter(isAttack)) {
    const outcome = writtenOn(target, verdict)?.outcome;
    if (outcome && which(outcome)) return actorOf(verdict.intent.attacker);
  }
  return null;
}

/** Returns the outcomes of an actor's recent deeds of a kind, latest first; only those that count. */
export function deedsOn(actor: Actor, deed: string): readonly Outcome[] {
  return latest().flatMap((verdict) => {
    if (verdict.deed?.id !== deed || verdict.standing === "rejected") return [];
    const counts = ({ stage }: VerdictTarget) => stage === "resolved" || stage === "applied" || stage === "planned";
    const target = verdict.targets.find((one) => counts(one) && actorOf(one) === actor);
    return target?.outcome ? [target.outcome] : [];
  });
}

function writtenOn(actor: Actor, { targets }: Verdict): VerdictTarget | undefined {
  return targets.find((target) => target.stage === "applied" && actorOf(target) === actor);
}

function latest(): readonly Verdict[] {
  const messages = game.messages.contents.slice(-RECENT).reverse();
  return messages.flatMap((message) => verdictOf(message) ?? []);
}
