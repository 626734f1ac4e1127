import { nullable, record } from "../../shape/shape.js";
import type { RoundStamp } from "../../fight/state/round-rule.js";
import type { Intent } from "../record/intent.js";
import { modelOf, verdictOf } from "../messages/messages.js";
import { VerdictMessage } from "../messages/models.js";
import { outcomeOf } from "./outcome-of.js";
import { knownAttacks } from "../loaded/attacks.js";
import type { Outcome } from "../contract/outcome.js";
import { FOUGHT, isAttack, type VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";

/** How far back in the log is looked for what still waits: further than the blows of any round go. */
export const RECENT = 200;

/** What blows and deeds of this round have come to for somebody, as far as it is not written yet: it waits for all others, or for a word. */
export function outcomesWaiting(actor: Actor, now: RoundStamp): readonly Outcome[] {
  return waitingFor(actor, judgedIn(now)).map(({ outcome }) => outcome);
}

/** The same for blows alone, each with whoever dealt it, by UUID. */
export function blowsWaiting(
  actor: Actor,
  now: RoundStamp,
): readonly { readonly attacker: string; readonly outcome: Outcome }[] {
  return waitingFor(actor, blowsIn(now)).map(({ intent, outcome }) => ({ attacker: intent.attacker.actor, outcome }));
}

function waitingFor(actor: Actor, judged: ReturnType<typeof judgedIn>) {
  return judged.flatMap(({ intent, target: { stage, outcome }, target }) =>
    (stage === "resolved" || stage === "throwing") && outcome && actorOf(target) === actor ? [{ intent, outcome }] : [],
  );
}

/** What somebody's own blows of this round have come to, written or not, unless it was taken back; the latest last. */
export function outcomesDealt(attacker: Actor, now: RoundStamp): readonly Outcome[] {
  return blowsIn(now).flatMap(({ intent, target: { stage, outcome } }) =>
    stage !== "undoing" && stage !== "undone" && outcome && actorOf(intent.attacker) === attacker ? [outcome] : [],
  );
}

/** Who has attacked somebody in this round, whatever came of it, unless it was taken back. */
export function attackersOn(target: Actor, now: RoundStamp): readonly Actor[] {
  return blowsIn(now).flatMap(({ intent, target: struck }) => {
    const counts = struck.stage !== "undoing" && struck.stage !== "undone";
    return counts && actorOf(struck) === target ? (actorOf(intent.attacker) ?? []) : [];
  });
}

/** The blows of a round that count, target by target. */
function blowsIn(now: RoundStamp) {
  return judgedIn(now).filter(isAttack);
}

/** The blows and deeds of a round that count, target by target. */
function judgedIn(now: RoundStamp) {
  const struck = game.messages.contents.slice(-RECENT).filter((message) => isStruckIn(message, now));
  return struck.flatMap((message) => {
    const { deed, standing, intent, targets = [] } = verdictOf(message) ?? {};
    if (!intent || standing !== "judged") return [];
    return targets.map((target, index) => ({ deed, intent, target: asFarAsThrown(target, intent, index) }));
  });
}

/** A target with what its blow has come to without the dice that are still to be thrown: what it cost is spent. */
function asFarAsThrown(target: VerdictTarget, intent: Intent, index: number): VerdictTarget {
  const actor = target.stage === "throwing" && knownAttacks(intent.ruleset) ? actorOf(target) : null;
  return actor ? { ...target, outcome: outcomeOf(target, intent.targets[index], intent, actor) } : target;
}

const WHEN = record({ fought: nullable(FOUGHT) });

/** Whether a message tells of a blow of this round; asked of many, so nothing else of it is read. */
function isStruckIn(message: ChatMessage, { combatId, round }: RoundStamp): boolean {
  const model = modelOf(message);
  if (!(model instanceof VerdictMessage)) return false;
  const { fought } = WHEN.read(model.told);
  return fought?.combat === combatId && fought.round === round;
}
