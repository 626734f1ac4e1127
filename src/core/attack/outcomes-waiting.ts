import type { RoundStamp } from "../fight/round-rule.js";
import { object } from "./intent.js";
import { modelOf, verdictOf } from "./messages.js";
import { VerdictMessage } from "./models.js";
import type { Outcome } from "./contract/outcome.js";
import { actorOf } from "./world.js";

/** How far back in the log is looked for what still waits: further than the blows of any round go. */
export const RECENT = 200;

/** What blows and deeds of this round have come to for somebody, as far as it is not written yet: it waits for all others, or for a word. */
export function outcomesWaiting(actor: Actor, now: RoundStamp): readonly Outcome[] {
  return judgedIn(now).flatMap(({ target: { stage, outcome }, target }) =>
    stage === "resolved" && outcome && actorOf(target) === actor ? [outcome] : [],
  );
}

/** What somebody's own blows of this round have come to, written or not, unless it was taken back; the latest last. */
export function outcomesDealt(attacker: Actor, now: RoundStamp): readonly Outcome[] {
  return judgedIn(now).flatMap(({ kind, intent, target: { stage, outcome } }) =>
    kind === "attack" && stage !== "undoing" && stage !== "undone" && outcome && actorOf(intent.attacker) === attacker
      ? [outcome]
      : [],
  );
}

/** Who has attacked somebody in this round, whatever came of it, unless it was taken back. */
export function attackersOn(target: Actor, now: RoundStamp): readonly Actor[] {
  return judgedIn(now).flatMap(({ kind, intent, target: struck }) => {
    const counts = kind === "attack" && struck.stage !== "undoing" && struck.stage !== "undone";
    return counts && actorOf(struck) === target ? (actorOf(intent.attacker) ?? []) : [];
  });
}

/** The blows and deeds of a round that count, target by target. */
function judgedIn(now: RoundStamp) {
  const struck = game.messages.contents.slice(-RECENT).filter((message) => isStruckIn(message, now));
  return struck.flatMap((message) => {
    const { kind, standing, intent, targets = [] } = verdictOf(message) ?? {};
    return intent && kind && standing === "judged" ? targets.map((target) => ({ kind, intent, target })) : [];
  });
}

/** Whether a message tells of a blow of this round; asked of many, so nothing else of it is read. */
function isStruckIn(message: ChatMessage, { combatId, round }: RoundStamp): boolean {
  const model = modelOf(message);
  const fought = model instanceof VerdictMessage ? object(object(model.told).fought) : {};
  return fought.combat === combatId && fought.round === round;
}
