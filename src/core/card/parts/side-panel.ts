import { mayRead } from "../../play/messages/may-read.js";
import { verdictOn } from "../../play/messages/verdict-on.js";
import { kindOf } from "../kinds/kind-of.js";
import type { Offer, RequestLine } from "./offers.js";
import type { CardSource } from "../source.js";
import { damageContexts, type DamageContext } from "./damage.js";
import { defenceContexts, type DefenceContext } from "./answer.js";
import { gatheringContext } from "./gathering.js";
import type { GatheringContext } from "./gathering.js";
import { votesContext } from "./votes.js";
import type { VotesContext } from "./votes.js";

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
  source: CardSource,
  { defences = [], damages = [] }: Partial<Pick<Beside, "defences" | "damages">> = {},
): Beside {
  const verdict = source.record?.verdict;
  return {
    votes: verdict && Object.keys(verdict.votes).length > 0 ? votesContext(verdict) : null,
    gathering: verdict ? gatheringContext(verdict.subject) : null,
    about: aboutLine(source.deed?.about ?? null),
    ...(verdict ? kindOf(source).beside(verdict) : { requests: [], offers: [] }),
    defences,
    damages,
  };
}

/** What a deed is about, in words: an attack, or what somebody called for; empty where it is about none, or about one that the reader may not read. */
export function aboutLine(subject: string | null): string {
  const record = subject === null ? undefined : verdictOn(subject);
  if (subject === null || !record || !mayRead(record.message)) return "";
  const { intent, deed } = record.verdict;
  return kindOf({ id: subject, intent, deed, record }).toldElsewhere(record.verdict);
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
