import { modelOf } from "../../messages/messages.js";
import { verdictOn } from "../../messages/verdict-on.js";
import { ActMessage } from "../../messages/models.js";
import { planOf } from "../../apply/planned.js";
import type { Verdict } from "../../record/verdict.js";
import type { DeedCall } from "../../record/deed-call.js";
import type { DeedChoices, DueDeed } from "../../contract/deed.js";

/** A deed that was called for, with its verdict so far. */
export interface Called {
  /** Id of its message. */
  readonly id: string;
  readonly call: DeedCall;
  readonly verdict: Verdict | undefined;
}

/** Returns what was called for on an actor; a player's message that pretends to be a call is left out. */
export function callsFor(actor: Actor): () => readonly Called[] {
  let found: readonly Called[] | undefined;
  return () => (found ??= [...game.messages].flatMap((message) => calledIn(message, actor)));
}

function calledIn(message: ChatMessage, actor: Actor): readonly Called[] {
  const model = modelOf(message);
  if (!(model instanceof ActMessage) || !message.author?.isGM) return [];
  const call = model.deed;
  if (!call?.clock || model.intent.attacker.actor !== actor.uuid) return [];
  const id = message.id ?? "";
  return [{ id, call, verdict: verdictOn(id)?.verdict }];
}

/** Tells whether the same call was made already and still waits. */
export function isOpen(due: DueDeed, calls: () => readonly Called[]): boolean {
  return same(due, calls()).some(({ verdict }) => !verdict || waitsStill(verdict));
}

/** How a call for a deed stands, as far as the keeper has answered it. */
export interface CallStanding {
  /** It was made and still waits for the keeper's word. */
  readonly isOpen: boolean;
  /** World time of the newest one that the keeper refused or undid; `null`: none. */
  readonly turnedDown: number | null;
}

/** Returns how what the clock has called for on an actor stands, for whoever counts time that it counts too. */
export function callStanding(actor: Actor, due: DueDeed): CallStanding {
  const calls = callsFor(actor);
  return { isOpen: isOpen(due, calls), turnedDown: turnedDown(due, calls) };
}

/** Returns the newest call for the same deed; undefined: none. */
export function lastCall(due: DueDeed, calls: () => readonly Called[]): Called | undefined {
  return same(due, calls()).at(-1);
}

/** Returns the world time of the newest such call that the keeper refused or undid; `null`: none. */
export function turnedDown(due: DueDeed, calls: () => readonly Called[]): number | null {
  const refused = same(due, calls()).filter(({ verdict }) => verdict && isTurnedDown(verdict));
  return refused.reduce<number | null>((latest, { call }) => Math.max(latest ?? call.time, call.time), null);
}

function same({ deed, choices }: DueDeed, calls: readonly Called[]): readonly Called[] {
  const wanted = JSON.stringify(choices);
  return calls.filter(({ call }) => call.id === deed && JSON.stringify(asked(call.choices, choices)) === wanted);
}

/** Returns the posted choices that were called for, without those that fields added. */
function asked(posted: DeedChoices, due: DeedChoices): DeedChoices {
  return Object.fromEntries(Object.keys(due).map((key) => [key, posted[key] ?? null]));
}

function waitsStill(verdict: Verdict): boolean {
  if (verdict.standing === "rejected") return false;
  return verdict.targets.some((target, index) => {
    if (target.stage === "resolved") return verdict.standing !== "judged" || planOf(target, index, verdict) !== null;
    return target.stage === "planned" || target.stage === "undoing";
  });
}

function isTurnedDown({ standing, targets }: Verdict): boolean {
  return standing === "rejected" || (targets.length > 0 && targets.every(({ stage }) => stage === "undone"));
}
