import { verdictOf } from "../messages/messages.js";
import { attackBy } from "./about.js";
import { RECENT } from "./outcomes-waiting.js";
import type { Outcome } from "../contract/outcome.js";
import { isAttack, type Verdict, type VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** What an attack, by the id of its message, has come to for somebody; `null` as long as it is not written, and once it is taken back. */
export function blowOn(target: Actor, attack: string): Outcome | null {
  const verdict = attackBy(attack);
  return (verdict && writtenOn(target, verdict)?.outcome) ?? null;
}

/** Who dealt the latest blow on somebody that came to something of a kind; `null` where none did, or they are gone. */
export function lastToStrike(target: Actor, which: (outcome: Outcome) => boolean): Actor | null {
  for (const verdict of latest().filter(isAttack)) {
    const outcome = writtenOn(target, verdict)?.outcome;
    if (outcome && which(outcome)) return actorOf(verdict.intent.attacker);
  }
  return null;
}

/** What the deeds of a kind have come to for somebody lately, latest first; none that does not count, or was taken back. */
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
