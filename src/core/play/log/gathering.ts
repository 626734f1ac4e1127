import { audienceOf } from "./audience.js";
import { verdictOn } from "../messages/verdict-on.js";
import type { VerdictRecord } from "../messages/verdict-on.js";
import { mayRead } from "../messages/may-read.js";
import { knownAs } from "../../world/names.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf, tokenAt } from "../../world/world.js";
import { deedsAbout } from "./about.js";
import { deedIn } from "./earlier.js";
import type { DeedCall } from "../record/deed-call.js";
import { knownDeeds } from "../loaded/deeds.js";
import type { AskedPart, DeedProcedure, Gathering, Joined } from "../contract/deed.js";

/** A deed that others were called to join, with what was done about it. Nothing of this is kept: the log tells it. */
export interface Called {
  readonly call: Verdict;
  readonly gathers: NonNullable<DeedProcedure["gathers"]>;
  /** Those who have joined, or wait for the keeper to let them; nobody who has left. Oldest first. */
  readonly joins: readonly VerdictRecord[];
  /** How it was concluded; `null` as long as it was not, or once that was set aside. */
  readonly conclusion: VerdictRecord | null;
  /** Whether somebody may still join, leave or conclude it. */
  readonly open: boolean;
}

/** Which deed somebody does about what they were called for. */
type Answer = Pick<DeedCall, "id" | "about"> & Partial<Pick<DeedCall, "joined">>;

/** The deed of this id that others were called to join; `null` when it is gone or is none. Its ruleset must be loaded. */
export function calledBy(id: string | null): Called | null {
  const call = id === null ? undefined : verdictOn(id)?.verdict;
  const gathers = call?.deed && knownDeeds(call.intent.ruleset)[call.deed.id]?.gathers;
  if (!call || !gathers) return null;
  const standing = deedsAbout(call.subject).filter(({ verdict }) => stands(verdict));
  const conclusion = standing.find(({ verdict }) => verdict.deed?.id === gathers.conclude) ?? null;
  return {
    ...{ call, gathers, conclusion },
    joins: standing.filter(({ verdict }) => verdict.deed?.id === gathers.join),
    open: call.standing === "judged" && stands(call) && conclusion === null,
  };
}

/** Whether a deed was neither set aside nor taken back, nor done by somebody who was gone before it was judged. */
function stands({ standing, targets }: Verdict): boolean {
  const kept = targets.some(({ stage, outcome }) => stage !== "undone" && (stage !== "missing" || outcome !== null));
  return standing !== "rejected" && kept;
}

/** Whether somebody who has joined counts: the keeper need say no more. */
export function hasJoined(verdict: Verdict): boolean {
  return verdict.standing === "judged" && deedIn(verdict) !== null;
}

/** What was called for and a deed answers by joining or concluding it; `null` for any other deed. */
export function answeredBy({ id, about }: Answer, ruleset: string): Called | null {
  const called = calledBy(about);
  const fits = called && (id === called.gathers.join || id === called.gathers.conclude);
  return fits && called.call.intent.ruleset === ruleset ? called : null;
}

/**
 * The same as that deed, done by an actor, finds it: with those whom its author saw, where it tells, else with those who
 * are in now.
 */
export function gatheringFor(answer: Answer, ruleset: string, actor: Actor | null = null): Gathering | null {
  const called = answeredBy(answer, ruleset);
  const outcome = called && partOf(called, actor)?.outcome;
  if (!called || !outcome) return null;
  const seen = answer.id === called.gathers.conclude ? answer.joined : undefined;
  const joined = seen
    ? deedsAbout(called.call.subject).filter(({ verdict }) => seen.includes(verdict.subject) && isJoin(verdict, called))
    : called.joins.filter(({ verdict }) => hasJoined(verdict));
  return {
    choices: called.call.deed?.choices ?? {},
    outcome,
    joined: joined.flatMap(({ verdict }) => joinedIn(verdict) ?? []),
  };
}

/** What a call was done to, as an actor who answers finds it: their own part, where each is asked. */
function partOf({ call, gathers }: Called, actor: Actor | null): VerdictTarget | undefined {
  if (!gathers.each) return call.targets[0];
  return call.targets.find((target) => target.stage !== "undone" && actorOf(target) === actor);
}

/** Whether an actor is among those who were called: anybody may be, unless each was asked by name. */
export function isCalled(called: Called, actor: Actor | null): boolean {
  return !called.gathers.each || (actor !== null && partOf(called, actor) !== undefined);
}

/** Those who were asked each, with what they have answered and counts. */
export function askedParts({ call, joins }: Called): readonly AskedPart[] {
  const answers = joins.flatMap(({ verdict }) => (hasJoined(verdict) ? (joinedIn(verdict) ?? []) : []));
  return call.targets.map((target) => ({
    name: knownAs(target).name,
    outcome: target.outcome ?? {},
    answers: answers.filter(({ actor }) => actor === target.actor).map(({ outcome }) => outcome),
  }));
}

/** Whether somebody who has answered did so for the keeper, or in hiding. */
export function answersInSecret({ joins }: Called): boolean {
  return joins.some(({ verdict }) => joinedIn(verdict)?.secret === true);
}

function joinedIn(verdict: Verdict): Joined | null {
  const deed = deedIn(verdict);
  const hidden = tokenAt(verdict.targets[0]?.token ?? null)?.hidden === true;
  return deed && { ...deed, secret: hidden || audienceOf(verdict.subject) !== null };
}

/** Whether a deed joins what was called for. */
export function isJoin({ deed }: Verdict, { gathers }: Called): boolean {
  return deed?.id === gathers.join;
}

/** Whether somebody may conclude it: whoever called for it, and keepers. */
export function mayConclude({ call }: Called, user: User): boolean {
  return user.isGM || user.id === call.author;
}

/** Whether an actor has joined as often as it may; nobody joins for others by just saying so, unless the keeper lets them. */
export function isIn(called: Called, actor: Actor): boolean {
  const times = called.joins.filter(({ verdict }) => {
    const [target] = verdict.targets;
    return target && actorOf(target) === actor && !isForged(verdict);
  });
  return times.length > 0 && times.length >= (called.gathers.each?.most?.(askedParts(called)) ?? 1);
}

/** Those who were asked and have not answered, as far as the user may know. */
export function yetToAnswer(called: Called): readonly VerdictTarget[] {
  if (!called.open || !called.gathers.each) return [];
  const unread = answeredUnread(called);
  return called.call.targets.filter((target) => {
    const actor = target.stage === "undone" || unread.includes(target) ? null : actorOf(target);
    return actor !== null && !isIn(called, actor);
  });
}

/** What the log of a call says of an answer that only keepers may read. */
export const ANSWERED = "answered";

/** Whether somebody just says so in another's name, and the keeper has not let them. */
export function isForged(verdict: Verdict): boolean {
  return !hasJoined(verdict) && verdict.problems.some(({ code }) => code === "notYours");
}

/** Those who have answered so that only keepers may read it, as whoever may not knows them. */
export function answeredUnread({ call }: Called): readonly VerdictTarget[] {
  const unread = call.log.filter(({ id, action }) => action === ANSWERED && !mayReadVerdictOn(id));
  return unread.flatMap(({ target }) => call.targets[target] ?? []);
}

function mayReadVerdictOn(id: string): boolean {
  const record = verdictOn(id);
  return record !== undefined && mayRead(record.message);
}

/**
 * Whether somebody may take back that an actor has joined: keepers, and its owners as long as no dice have fallen for
 * it. Who has rolled stays, or everybody would leave after a bad roll.
 */
export function mayLeave(verdict: Verdict, user: User): boolean {
  const { deed, intent, targets } = verdict;
  const called = deed && answeredBy(deed, intent.ruleset);
  const [target] = targets;
  if (!called?.open || !target || !isJoin(verdict, called) || !stands(verdict)) return false;
  if (user.isGM) return true;
  return Object.keys(target.dice).length === 0 && actorOf(target)?.testUserPermission(user, "OWNER") === true;
}
