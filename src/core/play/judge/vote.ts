import { rulesetOf } from "../../rulesets.js";
import { planOf } from "../apply/planned.js";
import type { Problem } from "../record/problem.js";
import { problem } from "./verify.js";
import type { Vote } from "../messages/models.js";
import type { Ballots, Verdict, VerdictStanding } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";
import { deedOf } from "../loaded/deeds.js";
import type { DeedProcedure, VoteState } from "../contract/deed.js";
import { situationOf } from "../log/situation.js";

/** Standing of a deed by the state of its vote: once all agree the keeper is asked, and a refusal rejects it. */
const STANDING: Readonly<Record<VoteState, VerdictStanding>> = {
  open: "voting",
  agreed: "review",
  refused: "rejected",
};

/** Returns the verdict on a deed with its vote opened, where it has one; its author has voted yes by asking. */
export function withVote(verdict: Verdict, procedure: DeedProcedure): Verdict {
  if (!procedure.vote || verdict.standing === "flagged") return verdict;
  const ballots = voters(verdict.intent.ruleset).map(({ id, name }): [string, Ballots[string]] => [
    id ?? "",
    { name, answer: id === verdict.author ? true : null },
  ]);
  const votes = Object.fromEntries(ballots);
  return { ...verdict, votes, standing: STANDING[procedure.vote(answersOf(votes))] };
}

/** Returns the voters: connected players who own an actor of this ruleset. */
export function voters(ruleset: string): readonly User[] {
  const plays = (user: User) =>
    game.actors.some((actor) => rulesetOf(actor.type)?.id === ruleset && actor.testUserPermission(user, "OWNER"));
  return game.users.filter((user) => user.active && !user.isGM && plays(user));
}

function answersOf(votes: Ballots): readonly (boolean | null)[] {
  return Object.values(votes).map(({ answer }) => answer);
}

/** Returns what a vote writes: this vote alone, for another window may write another, and where it leads. */
export function voteEntered(verdict: Verdict, { voter, yes }: Vote): Partial<Verdict> {
  const { votes, deed, intent } = verdict;
  const ballot = votes[voter];
  if (!deed || !ballot) return {};
  const entered = { [voter]: { ...ballot, answer: yes } };
  const state = deedOf(intent.ruleset, deed.id).vote?.(answersOf({ ...votes, ...entered })) ?? "open";
  if (state === "open") return { votes: entered };
  return { votes: entered, standing: STANDING[state], problems: asThingsStand(verdict) };
}

/** Returns the problems to store where what all agreed to has become impossible; `null` where it is possible. */
export function hindrance(verdict: Verdict): Partial<Verdict> | null {
  const asked = Object.keys(verdict.votes).length > 0;
  const idle = asked && verdict.targets.every((target, index) => planOf(target, index, verdict) === null);
  return idle ? { problems: asThingsStand(verdict) } : null;
}

/** Returns the problems as they are now, rather than when the vote began. */
function asThingsStand({ problems, targets, deed, intent }: Verdict): readonly Problem[] {
  const hindered = targets.flatMap((target, index) => {
    const actor = actorOf(target);
    const situation = deed && actor && situationOf(actor, deed, intent);
    const able = situation && deedOf(intent.ruleset, deed.id).obstacle(situation) === null;
    return able ? [] : [problem("obstacle", "ask", { target: index })];
  });
  return [...problems.filter(({ code }) => code !== "obstacle"), ...hindered];
}
