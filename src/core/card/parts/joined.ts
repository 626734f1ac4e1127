import { hasJoined, mayLeave, type Called } from "../../play/log/gathering.js";
import { mayBeTold, mayKnowNumbers } from "../../play/log/may-know.js";
import { deedOf } from "../../play/loaded/deeds.js";
import type { VerdictRecord } from "../../play/messages/verdict-on.js";
import { t } from "../../text/i18n.js";
import { figure, say } from "../../text/text.js";
import { knownAs, type Person } from "../../world/names.js";
import { actorOf } from "../../world/world.js";

/** Somebody who has joined a call, or is on their way, and what they came to as far as this reader may know. */
export interface PersonContext {
  /** Id of the message with their verdict; empty before there is one. */
  readonly verdict: string;
  /** UUID of the actor. */
  readonly actor: string | null;
  readonly name: string;
  readonly img: string;
  readonly word: string;
  readonly total: string | null;
  readonly tone: string;
  /** Fact by which answers are compared, as far as this reader may know it; empty: none. */
  readonly compared: string;
  /** Reason why they do not count. */
  readonly note: string;
  /** Label of the button that lets them leave; empty where they stay. */
  readonly leave: string;
}

/** Returns an actor of whom this reader knows nothing yet. */
export function nothingOf(person: Person): PersonContext {
  return {
    verdict: "",
    actor: person.actor,
    ...knownAs(person),
    word: "",
    total: null,
    tone: "mute",
    compared: "",
    note: "",
    leave: "",
  };
}

/** Returns somebody with what they have answered a call with. */
export function personIn({ message, verdict }: VerdictRecord, { conclusion, gathers }: Called): PersonContext {
  const { intent, deed, subject, targets } = verdict;
  const [target] = targets;
  const person = target ?? intent.attacker;
  const told =
    deed && target?.outcome && hasJoined(verdict) ? deedOf(intent.ruleset, deed.id).view(target.outcome) : null;
  const late = conclusion && !conclusion.verdict.deed?.joined.includes(subject);
  const name = knownAs(person).name;
  const fact = told && target?.outcome ? gathers.each?.compared?.(target.outcome) : undefined;
  return {
    verdict: message.id ?? "",
    actor: person.actor,
    ...knownAs(person),
    word: told ? say(told.verdict) : "",
    total: typeof told?.total === "number" ? figure(told.total) : null,
    tone: told?.tone ?? "mute",
    compared: fact && mayBeTold(fact, mayKnowNumbers(actorOf(person))) ? `${say(fact.label)} ${say(fact.value)}` : "",
    note: late ? t("GARDIEN.GATHERING.late") : told ? "" : t("GARDIEN.GATHERING.waits"),
    leave: mayLeave(verdict, game.user) ? t("GARDIEN.GATHERING.leave", { name }) : "",
  };
}
