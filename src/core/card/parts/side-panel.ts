import { aboutLine, offersOn, requestLines } from "./offers.js";
import type { Offer, RequestLine } from "./offers.js";
import type { CardSource } from "../source.js";
import { damageContexts, type DamageContext } from "./damage.js";
import { defenceContexts, type DefenceContext } from "./answer.js";
import { gatheringContext } from "./gathering.js";
import type { GatheringContext } from "./gathering.js";
import { votesContext } from "./votes.js";
import type { VotesContext } from "./votes.js";
import type { Verdict } from "../../play/record/verdict.js";

/** What a card tells beside what came of it. */
export interface Beside {
  readonly votes: VotesContext | null;
  /** Who has joined a deed that others were called to join; `null` for any other. */
  readonly gathering: GatheringContext | null;
  /** The attack that a deed is about; empty for none. */
  readonly about: string;
  /** What was asked for because of the attack, and what the reader may ask for. */
  readonly requests: readonly RequestLine[];
  readonly offers: readonly Offer[];
  /** What each target was asked and has answered; `null` where it is asked nothing. */
  readonly defences: readonly (DefenceContext | null)[];
  /** What whoever attacked has still to throw for each target; `null` where that is nothing. */
  readonly damages: readonly (DamageContext | null)[];
}

/** What this reader is told beside; the deeds that it speaks of must have been loaded. */
export function besideOf(
  { deed, record }: CardSource,
  { defences = [], damages = [] }: Partial<Pick<Beside, "defences" | "damages">> = {},
): Beside {
  const verdict = record?.verdict;
  return {
    votes: verdict && Object.keys(verdict.votes).length > 0 ? votesContext(verdict) : null,
    gathering: verdict && deed ? gatheringContext(verdict.subject) : null,
    about: aboutLine(deed?.about ?? null),
    ...(verdict && !verdict.deed ? forAttack(verdict) : NO_REQUESTS),
    defences,
    damages,
  };
}

const NO_REQUESTS = { requests: [], offers: [] };

function forAttack(verdict: Verdict): Pick<Beside, "requests" | "offers"> {
  return { requests: requestLines(verdict.subject), offers: offersOn(verdict) };
}

/** The same with how the attack goes on. */
export async function besideWithAnswers(source: CardSource): Promise<Beside> {
  const { message, verdict } = source.record ?? {};
  if (!message || !verdict) return besideOf(source);
  const asked = verdict.targets.some((target) => target.asked !== null);
  const due = verdict.targets.some((target) => target.due !== null);
  return besideOf(source, {
    ...(asked && { defences: await defenceContexts(message, verdict) }),
    ...(due && { damages: damageContexts(message, verdict) }),
  });
}
