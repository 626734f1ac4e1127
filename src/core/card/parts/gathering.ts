import { readsAsKeeper } from "../../world/reader.js";
import { askedContexts, askedTogether, NOBODY_ASKED, type AskedContext, type AskedTogether } from "./asked.js";
import { nothingOf, personIn, type PersonContext } from "./joined.js";
import {
  answeredUnread,
  answersInSecret,
  askedParts,
  calledBy,
  hasJoined,
  mayConclude,
  yetToAnswer,
} from "../../play/log/gathering.js";
import type { Called } from "../../play/log/gathering.js";
import { candidatesFor } from "../../deed/join.js";
import { deedOf } from "../../play/loaded/deeds.js";
import { t } from "../../text/i18n.js";
import { figure, say } from "../../text/text.js";
import { modelOf, references } from "../../play/messages/messages.js";
import { verdictOn } from "../../play/messages/verdict-on.js";
import type { VerdictRecord } from "../../play/messages/verdict-on.js";
import { ActMessage } from "../../play/messages/models.js";
import { mayRead } from "../../play/messages/may-read.js";
import type { Person } from "../../world/names.js";
import { actorOf } from "../../world/world.js";

const SECRETLY = "GARDIEN.GATHERING.concludedSecretly";

/** Actors who have joined a call, what they came to together, and what this reader may do about it. */
export interface GatheringContext extends AskedTogether {
  /** Whether actors were asked by name; how each stands is then told on their row, in this order. */
  readonly asks: boolean;
  readonly asked: readonly AskedContext[];
  readonly people: readonly PersonContext[];
  /** Text shown while nobody has joined. */
  readonly none: string;
  /** True while actors may join, leave or conclude it. */
  readonly open: boolean;
  readonly result: ResultContext | null;
  readonly join: boolean;
  readonly conclude: boolean;
  /** Deeds that the answers leave to be done, to several actors at once. */
  readonly calls: readonly {
    readonly deed: string;
    readonly choices: string;
    readonly label: string;
    /** UUIDs, separated by spaces. */
    readonly actors: string;
  }[];
  /** Id of the verdict's message that concluded it, for a user who may reject it; empty for others. */
  readonly reopen: string;
}

interface ResultContext {
  readonly word: string;
  readonly tone: string;
  readonly total: string | null;
}

/** Returns the gathering of a deed's card; `null` for a deed that nobody joins. */
export function gatheringContext(id: string): GatheringContext | null {
  const called = calledBy(id);
  if (!called) return null;
  const { open, conclusion, gathers } = called;
  if (gathers.each) return eachAsked(id, called);
  const people = called.joins.filter(({ message }) => mayRead(message)).map((one) => personIn(one, called));
  return {
    ...NOBODY_ASKED,
    people: [...people, ...onTheirWay(id, called)],
    none: t("GARDIEN.GATHERING.none"),
    open,
    result: conclusion && resultOf(conclusion),
    join: open && candidatesFor(id).length > 0,
    conclude:
      open &&
      gathers.conclude !== undefined &&
      mayConclude(called, game.user) &&
      called.joins.some(({ verdict }) => hasJoined(verdict)),
    calls: [],
    reopen: conclusion && readsAsKeeper() ? (conclusion.message.id ?? "") : "",
  };
}

/** Returns the answers of actors who were asked by name, with how each stands, and their result. */
function eachAsked(id: string, called: Called): GatheringContext {
  const people = called.joins.filter(({ message }) => mayRead(message)).map((one) => personIn(one, called));
  const unreadable = answeredUnread(called);
  const coming = onTheirWay(id, called);
  const waits = yetToAnswer(called).length > 0;
  const secret = !waits && unreadable.length > 0;
  return {
    ...{ asks: true, asked: askedContexts(called, coming), ...askedTogether(called) },
    people: [...people, ...unreadable.map(unread), ...coming],
    none: t("GARDIEN.GATHERING.noAnswer"),
    open: waits,
    result: secret && called.gathers.each?.result ? untold(SECRETLY) : resultTogether(called),
    calls: calledTogether(called),
    ...{ join: false, conclude: false, reopen: "" },
  };
}

/** Returns the deeds that the answers leave to be done to actors this user owns. */
function calledTogether(called: Called): GatheringContext["calls"] {
  const { targets } = called.call;
  const actors = targets.map((target) => (target.stage === "undone" ? null : actorOf(target)));
  const calls = called.gathers.each?.calls?.(askedParts(called), actors) ?? [];
  return calls.flatMap(({ deed, choices, label, people }) => {
    const own = people.filter(({ isOwner }) => isOwner).map(({ uuid }) => uuid);
    if (own.length === 0) return [];
    return [{ deed, choices: JSON.stringify(choices), label: say(label), actors: own.join(" ") }];
  });
}

/** Returns an answer that only keepers read: that it was given is no secret. */
function unread(person: Person): PersonContext {
  return { ...nothingOf(person), word: "?", note: t("GARDIEN.GATHERING.unread") };
}

/** Returns the result of all answers, as far as this reader may know. */
function resultTogether(called: Called): ResultContext | null {
  const result = called.gathers.each?.result?.(askedParts(called));
  if (!result) return null;
  const inSecret = answersInSecret(called) || answeredUnread(called).length > 0;
  if (inSecret && !readsAsKeeper()) return untold(SECRETLY);
  return { word: say(result.verdict), tone: result.tone, total: null };
}

/** Returns actors who join in messages that nobody has judged yet: no keeper may be connected. */
function onTheirWay(id: string, { gathers }: Called): readonly PersonContext[] {
  return references.to(id).flatMap((message) => {
    const model = modelOf(message);
    if (!(model instanceof ActMessage) || model.deed?.id !== gathers.join) return [];
    if (verdictOn(message.id ?? "") || !mayRead(message)) return [];
    const { attacker } = model.intent;
    const theirs = message.author && actorOf(attacker)?.testUserPermission(message.author, "OWNER");
    if (!theirs) return [];
    return [{ ...nothingOf(attacker), note: t("GARDIEN.GATHERING.waits") }];
  });
}

/** Returns the result of one answer, as far as this reader may know. */
function resultOf({ message, verdict }: VerdictRecord): ResultContext {
  const { deed, intent, standing, targets } = verdict;
  const outcome = targets[0]?.outcome;
  if (standing !== "judged" || !deed || !outcome) return untold("GARDIEN.GATHERING.concludedWaits");
  if (!mayRead(message)) return untold(SECRETLY);
  const view = deedOf(intent.ruleset, deed.id).view(outcome);
  return { word: say(view.verdict), tone: view.tone, total: view.total === null ? null : figure(view.total) };
}

function untold(key: string): ResultContext {
  return { word: t(key), tone: "mute", total: null };
}
