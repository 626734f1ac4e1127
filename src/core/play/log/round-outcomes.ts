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

/** Number of latest messages that are searched: more than the blows of any round. */
export const RECENT = 200;

/** Returns the outcomes of this round on an actor that are not written yet: they are deferred, or wait for a click. */
export function unwrittenOutcomes(actor: Actor, now: RoundStamp): readonly Outcome[] {
  return waitingFor(actor, judgedIn(now)).map(({ outcome }) => outcome);
}

/** Returns the outcomes that wait of blows alone, each with the UUID of its attacker. */
export function unwrittenBlows(
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

/** Returns the outcomes of an actor's own blows of this round, written or not, but not undone; latest last. */
export function outcomesBy(attacker: Actor, now: RoundStamp): readonly Outcome[] {
  return blowsIn(now).flatMap(({ intent, target: { stage, outcome } }) =>
    stage !== "undoing" && stage !== "undone" && outcome && actorOf(intent.attacker) === attacker ? [outcome] : [],
  );
}

/** Returns who has attacked an actor in this round, whatever the outcome, unless it was undone. */
export function attackersOf(target: Actor, now: RoundStamp): readonly Actor[] {
  return blowsIn(now).flatMap(({ intent, target: struck }) => {
    const counts = struck.stage !== "undoing" && struck.stage !== "undone";
    return counts && actorOf(struck) === target ? (actorOf(intent.attacker) ?? []) : [];
  });
}

/** Returns the blows of a round that count, target by target. */
function blowsIn(now: RoundStamp) {
  return judgedIn(now).filter(isAttack);
}

/** Returns the blows and deeds of a round that count, target by target. */
function judgedIn(now: RoundStamp) {
  const struck = game.messages.contents.slice(-RECENT).filter((message) => isStruckIn(message, now));
  return struck.flatMap((message) => {
    const { deed, standing, intent, targets = [] } = verdictOf(message) ?? {};
    if (!intent || standing !== "judged") return [];
    return targets.map((target, index) => ({ deed, intent, target: asFarAsThrown(target, intent, index) }));
  });
}

/** Returns a target with the outcome of its blow before the damage is thrown: its costs count already. */
function asFarAsThrown(target: VerdictTarget, intent: Intent, index: number): VerdictTarget {
  const actor = target.stage === "throwing" && knownAttacks(intent.ruleset) ? actorOf(target) : null;
  return actor ? { ...target, outcome: outcomeOf(target, intent.targets[index], intent, actor) } : target;
}

const WHEN = record({ fought: nullable(FOUGHT) });

/** Tells whether a message is a verdict of this round; it is asked of many, so it reads nothing else. */
function isStruckIn(message: ChatMessage, { combatId, round }: RoundStamp): boolean {
  const model = modelOf(message);
  if (!(model instanceof VerdictMessage)) return false;
  const { fought } = WHEN.read(model.dataForUser);
  return fought?.combat === combatId && fought.round === round;
}
