import { readsAsKeeper } from "../../world/reader.js";
import { t } from "../../text/i18n.js";
import { mayVote } from "../../play/arbiter/rights.js";
import type { Verdict } from "../../play/record/verdict.js";

/** Votes on a deed that is everybody's, and what this reader may still do. */
export interface VotesContext {
  readonly ballots: readonly BallotContext[];
  /** True when the reader may end the vote. */
  readonly close: boolean;
}

interface BallotContext {
  readonly voter: string;
  readonly name: string;
  readonly yes: boolean;
  readonly no: boolean;
  readonly word: string;
  readonly tone: string;
  /** Label of the buttons with which the reader votes; empty for a vote that is not theirs. */
  readonly label: string;
  /** Note to the keeper on a voter who cannot vote. */
  readonly note: string;
}

/** Returns the votes of a verdict that everybody is asked about. */
export function votesContext(verdict: Verdict): VotesContext {
  const ballots = Object.entries(verdict.votes).map(([voter, ballot]) => ballotContext(voter, ballot, verdict));
  return { ballots, close: readsAsKeeper() && verdict.standing === "voting" };
}

function ballotContext(voter: string, ballot: Verdict["votes"][string], verdict: Verdict): BallotContext {
  const user = game.users.get(voter);
  const name = user?.name ?? ballot.name;
  const own = voter === game.userId;
  const answer = ballot.answer === null ? "none" : ballot.answer ? "yes" : "no";
  const absent = verdict.standing === "voting" && user?.active !== true;
  return {
    voter,
    name,
    yes: answer === "yes",
    no: answer === "no",
    word: t(`GARDIEN.VOTE.answer.${answer}`),
    tone: { yes: "good", no: "bad", none: "mute" }[answer],
    label: mayVote(voter, verdict, game.user) ? t(`GARDIEN.VOTE.${own ? "own" : "for"}`, { name }) : "",
    note: absent ? t("GARDIEN.VOTE.absent") : "",
  };
}
