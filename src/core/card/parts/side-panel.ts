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

/** What a card shows besides outcomes. */
export interface Beside {
  readonly votes: VotesContext | null;
  /** The gathering of a deed that others are called to join; `null` for any other. */
  readonly gathering: GatheringContext | null;
  /** Attack that a deed is about; empty: none. */
  readonly about: string;
  /** Deeds requested because of the attack, and those the reader may request. */
  readonly requests: readonly RequestLine[];
  readonly offers: readonly Offer[];
  /** Question and answer of each target; `null` where it is asked nothing. */
  readonly defences: readonly (DefenceContext | null)[];
  /** Damage that the attacker has to throw for each target; `null`: none. */
  readonly damages: readonly (DamageContext | null)[];
}

/** Returns what the card shows besides outcomes. The deeds that it names must be loaded. */
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

/** Returns what a deed is about, an attack or a call; empty for nothing, or where the reader may not read it. */
export function aboutLine(subject: string | null): string {
  const record = subject === null ? undefined : verdictOn(subject);
  if (subject === null || !record || !mayRead(record.message)) return "";
  const { intent, deed } = record.verdict;
  return kindOf({ id: subject, intent, deed, record }).toldElsewhere(record.verdict);
}

/** Returns what the card shows besides outcomes, with the answers and the damage of an attack. */
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
