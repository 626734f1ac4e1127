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

/** A deed that others are called to join, with the answers to it; read from the log, stored nowhere. */
export interface Called {
  readonly call: Verdict;
  readonly gathers: NonNullable<DeedProcedure["gathers"]>;
  /** Deeds that joined, or wait for the keeper to let them; without those that left. Oldest first. */
  readonly joins: readonly VerdictRecord[];
  /** The deed that concluded it; `null` as long as none did, or once it was rejected. */
  readonly conclusion: VerdictRecord | null;
  /** True while actors may join, leave or conclude it. */
  readonly open: boolean;
}

/** An answer to a call. */
type Answer = Pick<DeedCall, "id" | "about"> & Partial<Pick<DeedCall, "joined">>;

/** Returns the call of this id; `null` when it is deleted or is no call. Its ruleset must be loaded. */
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

/** Tells whether a deed was neither rejected nor undone, nor done by an actor who was deleted before it was judged. */
function stands({ standing, targets }: Verdict): boolean {
  const kept = targets.some(({ stage, outcome }) => stage !== "undone" && (stage !== "missing" || outcome !== null));
  return standing !== "rejected" && kept;
}

/** Tells whether a deed that joined counts: it does not wait for the keeper. */
export function hasJoined(verdict: Verdict): boolean {
  return verdict.standing === "judged" && deedIn(verdict) !== null;
}

/** Returns the call that a deed joins or concludes; `null` for any other deed. */
export function answeredBy({ id, about }: Answer, ruleset: string): Called | null {
  const called = calledBy(about);
  const fits = called && (id === called.gathers.join || id === called.gathers.conclude);
  return fits && called.call.intent.ruleset === ruleset ? called : null;
}

/**
 * Returns the gathering that such a deed finds when an actor does it: with those whom its author saw, where it says so,
 * else with those who have joined now. `null`: none.
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

/** Returns the part of a call for an actor who answers: their own, where each is asked. */
function partOf({ call, gathers }: Called, actor: Actor | null): VerdictTarget | undefined {
  if (!gathers.each) return call.targets[0];
  return call.targets.find((target) => target.stage !== "undone" && actorOf(target) === actor);
}

/** Tells whether an actor is called: anybody is, unless actors were asked by name. */
export function isCalled(called: Called, actor: Actor | null): boolean {
  return !called.gathers.each || (actor !== null && partOf(called, actor) !== undefined);
}

/** Returns all who were asked by name, with their answers that count. */
export function askedParts({ call, joins }: Called): readonly AskedPart[] {
  const answers = joins.flatMap(({ verdict }) => (hasJoined(verdict) ? (joinedIn(verdict) ?? []) : []));
  return call.targets.map((target) => ({
    name: knownAs(target).name,
    outcome: target.outcome ?? {},
    answers: answers.filter(({ actor }) => actor === target.actor).map(({ outcome }) => outcome),
  }));
}

/** Tells whether an answer was given to the keeper alone, or from hiding. */
export function answersInSecret({ joins }: Called): boolean {
  return joins.some(({ verdict }) => joinedIn(verdict)?.secret === true);
}

function joinedIn(verdict: Verdict): Joined | null {
  const deed = deedIn(verdict);
  const hidden = tokenAt(verdict.targets[0]?.token ?? null)?.hidden === true;
  return deed && { ...deed, secret: hidden || audienceOf(verdict.subject) !== null };
}

/** Tells whether a deed joins a call. */
export function isJoin({ deed }: Verdict, { gathers }: Called): boolean {
  return deed?.id === gathers.join;
}

/** Tells whether a user may conclude a call: its author, and keepers. */
export function mayConclude({ call }: Called, user: User): boolean {
  return user.isGM || user.id === call.author;
}

/** Tells whether an actor has joined as often as they may; a forged claim counts once the keeper allows it. */
export function isIn(called: Called, actor: Actor): boolean {
  const times = called.joins.filter(({ verdict }) => {
    const [target] = verdict.targets;
    return target && actorOf(target) === actor && !isForged(verdict);
  });
  return times.length > 0 && times.length >= (called.gathers.each?.most?.(askedParts(called)) ?? 1);
}

/** Returns those who were asked and have not answered, as far as the user may know. */
export function yetToAnswer(called: Called): readonly VerdictTarget[] {
  if (!called.open || !called.gathers.each) return [];
  const unread = answeredUnread(called);
  return called.call.targets.filter((target, index) => {
    const done = target.stage === "undone" || unread.includes(target) || skipperOf(called.call, index) !== null;
    const actor = done ? null : actorOf(target);
    return actor !== null && !isIn(called, actor);
  });
}

/** Returns the id of the user who has passed over one who was asked, or has declined for them; `null`: nobody. */
export function skipperOf({ log }: Pick<Verdict, "log">, index: number): string | null {
  const last = log.findLast(({ action, target }) => target === index && (action === "skip" || action === "resume"));
  return last?.action === "skip" ? last.user : null;
}

/** Action of a call's log for an answer that only keepers may read. */
export const ANSWERED = "answered";

/** Tells whether a deed was sent by a user who does not own its actor, and the keeper has not allowed it. */
export function isForged(verdict: Verdict): boolean {
  return !hasJoined(verdict) && verdict.problems.some(({ code }) => code === "notYours");
}

/** Returns those who have answered out of the user's sight. */
export function answeredUnread({ call }: Called): readonly VerdictTarget[] {
  const unread = call.log.filter(({ id, action }) => action === ANSWERED && !mayReadVerdictOn(id));
  return unread.flatMap(({ target }) => call.targets[target] ?? []);
}

function mayReadVerdictOn(id: string): boolean {
  const record = verdictOn(id);
  return record !== undefined && mayRead(record.message);
}

/**
 * Tells whether a user may remind those who have yet to answer, pass over one of them, or ask them again: keepers;
 * whoever owns an actor may decline for it, and think better of it.
 */
export function mayTurn(action: "remind" | "skip" | "resume", index: number, verdict: Verdict, user: User): boolean {
  const called = calledBy(verdict.subject);
  if (!called?.open || !called.gathers.each) return false;
  const waiting = yetToAnswer(called);
  if (action === "remind") return user.isGM && waiting.length > 0;
  const part = called.call.targets[index];
  const actor = part && part.stage !== "undone" ? actorOf(part) : null;
  if (part && part.stage !== "undone" && !actor) return user.isGM && action === "skip"; // who is gone answers no more
  if (!part || !actor || !(user.isGM || actor.testUserPermission(user, "OWNER"))) return false;
  if (action === "skip") return waiting.includes(part);
  const skipper = skipperOf(called.call, index);
  return skipper !== null && (user.isGM || skipper === user.id);
}

/**
 * Tells whether a user may undo an actor's joining: keepers, and its owners as long as they have thrown no dice for it.
 * Once they have, they stay, or everybody would leave after a bad roll.
 */
export function mayLeave(verdict: Verdict, user: User): boolean {
  const { deed, intent, targets } = verdict;
  const called = deed && answeredBy(deed, intent.ruleset);
  const [target] = targets;
  if (!called?.open || !target || !isJoin(verdict, called) || !stands(verdict)) return false;
  if (user.isGM) return true;
  return Object.keys(target.dice).length === 0 && actorOf(target)?.testUserPermission(user, "OWNER") === true;
}
