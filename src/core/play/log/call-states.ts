import { actorOf } from "../../world/world.js";
import { mayRead } from "../messages/may-read.js";
import type { VerdictRecord } from "../messages/verdict-on.js";
import type { VerdictTarget } from "../record/verdict.js";
import { answeredUnread, hasJoined, skipperOf, yetToAnswer, type Called } from "./gathering.js";

/**
 * How one who was asked by name stands. `waiting`: their player is there; `reminded`: and was reminded; `away`: nobody
 * who plays them is there; `keepers`: no player plays them; `judged`: their answer waits for the keeper; `rolled`, or
 * `rolledFor` by a keeper in a player's place; `unread`: answered out of this user's sight; `skipped` by a keeper, or
 * `declined` by whoever plays them; `gone`: deleted, or no longer asked.
 */
export type CallState =
  | "waiting"
  | "reminded"
  | "away"
  | "keepers"
  | "judged"
  | "rolled"
  | "rolledFor"
  | "unread"
  | "skipped"
  | "declined"
  | "gone";

/** One who was asked by name, as this user may know it. */
export interface AskedState {
  readonly state: CallState;
  /** Who is waited for, or has stepped aside; empty where nobody is named. */
  readonly user: string;
  /** Their latest answer that this user may read; `null`: none. */
  readonly answer: VerdictRecord | null;
}

/** Returns how each who was asked stands, in the order of the call's targets. */
export function statesOf(called: Called): readonly AskedState[] {
  const waiting = yetToAnswer(called);
  const unread = answeredUnread(called);
  return called.call.targets.map((target, index) => stateOf(called, { target, index, waiting, unread }));
}

interface Part {
  readonly target: VerdictTarget;
  readonly index: number;
  readonly waiting: readonly VerdictTarget[];
  readonly unread: readonly VerdictTarget[];
}

function stateOf(called: Called, { target, index, waiting, unread }: Part): AskedState {
  const actor = actorOf(target);
  const answers = called.joins.filter(({ message, verdict }) => {
    const [by] = verdict.targets;
    return by !== undefined && by.actor === target.actor && mayRead(message);
  });
  const answer = answers.at(-1) ?? null;
  const of = (state: CallState, user = "") => ({ state, user, answer });
  if (waiting.includes(target)) return { ...whoIsAwaited(called, actor), answer };
  if (answer && !hasJoined(answer.verdict)) return of("judged");
  if (answer) return of(isInPlaceOf(answer, actor) ? "rolledFor" : "rolled");
  if (unread.includes(target)) return of("unread");
  const skipper = skipperOf(called.call, index);
  if (!actor || target.stage === "undone" || skipper === null) return of("gone");
  const user = game.users.get(skipper);
  return user && !user.isGM ? of("declined", user.name) : of("skipped");
}

/** Tells whether a keeper has rolled for somebody whom a player plays. */
function isInPlaceOf({ verdict }: VerdictRecord, actor: Actor | null): boolean {
  return actor?.hasPlayerOwner === true && game.users.get(verdict.author)?.isGM === true;
}

function whoIsAwaited({ call }: Called, actor: Actor | null): Pick<AskedState, "state" | "user"> {
  const players = game.users.filter((user) => !user.isGM && actor?.testUserPermission(user, "OWNER") === true);
  const theirs = players.find(({ character }) => character === actor) ?? players[0];
  if (!theirs) return { state: "keepers", user: "" };
  const here = players.find((user) => user.active && user.character === actor) ?? players.find(({ active }) => active);
  if (!here) return { state: "away", user: theirs.name };
  const reminded = call.log.some(({ action }) => action === "remind");
  return { state: reminded ? "reminded" : "waiting", user: here.name };
}

/** Returns those who have yet to answer and whom no player answers for now: a keeper may roll for all of them. */
export function unattended(called: Called): readonly VerdictTarget[] {
  const states = statesOf(called);
  return called.call.targets.filter((_, index) => {
    const { state } = states[index] ?? { state: "gone" };
    return state === "away" || state === "keepers";
  });
}
