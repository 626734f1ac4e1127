import { aboutLine, offersOn, requestLines } from "./about.js";
import type { Offer, RequestLine } from "./about.js";
import type { CardSource } from "./context.js";
import { votesContext } from "./votes.js";
import type { VotesContext } from "./votes.js";

/** What a card tells beside what came of it. */
export interface Beside {
  readonly votes: VotesContext | null;
  /** The attack that a deed is about; empty for none. */
  readonly about: string;
  /** What was asked for because of the attack, and what the reader may ask for. */
  readonly requests: readonly RequestLine[];
  readonly offers: readonly Offer[];
}

/** What this reader is told beside; the deeds that it speaks of must have been loaded. */
export function besideOf({ deed, record }: CardSource): Beside {
  const verdict = record?.verdict;
  return {
    votes: verdict && Object.keys(verdict.votes).length > 0 ? votesContext(verdict) : null,
    about: aboutLine(deed?.about ?? null),
    requests: verdict?.kind === "attack" ? requestLines(verdict.subject) : [],
    offers: verdict?.kind === "attack" ? offersOn(verdict) : [],
  };
}
