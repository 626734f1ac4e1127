import { SAVING_FACE } from "./agony.js";
import { LOST_SANITY } from "../character/characteristics.js";
import { INSANITIES, type IdeaInsanity, type Insanity } from "../vocabulary.js";

/** DD-107 — points lost at once that ask for a test of Idée. */
const SHOCKING_LOSS = 5;
/** DD-107, DD-110 — the difficulty of that test, and of Psychanalyse. */
export const IDEA_DIFFICULTY = 10;
export const PSYCHOANALYSIS_DIFFICULTY = 15;
/** DD-108 — seconds of world time in which losses add up. */
export const SANITY_HOUR = 3600;
/** DD-107 — how long a temporary insanity lasts, as the keeper chooses: some rounds, or tens of hours (decision). */
export const MADNESS_LENGTHS = ["rounds", "hours", "open"] as const;
export type MadnessLength = (typeof MADNESS_LENGTHS)[number];

const ROUND_SECONDS = 6;

/** DD-107 — the rounds or hours that a die makes of a temporary insanity; `null`: until the keeper ends it. */
export function madnessSpan(
  length: MadnessLength,
  die: number,
): { readonly count: number; readonly seconds: number } | null {
  if (length === "open") return null;
  const count = length === "rounds" ? die + 4 : die * 10;
  return { count, seconds: count * (length === "rounds" ? ROUND_SECONDS : SANITY_HOUR) };
}

/** DD-106 — a loss as scenarios write it: "a/b" on a success and on a failure, or one loss for both. */
export function lossOf(written: string): { readonly success: string; readonly failure: string } {
  const [success = "", failure = success] = written.split("/").map((part) => part.trim());
  return { success: success || "0", failure: failure || "0" };
}

/** DD-108 — the hour whose losses are added up: SAN at its start, when it opened in seconds of world time, what it has cost. */
export interface SanityHour {
  readonly hourStart: number;
  readonly hourOpened: number | null;
  readonly lossThisHour: number;
}

/** DD-108 — the hour that a loss falls into: the running one, or one that it opens. */
export function hourOf(hour: SanityHour, now: number, sanity: number): SanityHour {
  const { hourOpened } = hour;
  const runs = hourOpened !== null && now >= hourOpened && now - hourOpened < SANITY_HOUR;
  return runs ? hour : { hourStart: Math.max(0, sanity), hourOpened: now, lossThisHour: 0 };
}

/** DD-107…DD-110 — somebody who loses SAN. */
export interface Losing {
  readonly sanity: number;
  readonly loss: number;
  readonly hourStart: number;
  /** What the hour has cost already. */
  readonly lossThisHour: number;
}

/** DD-107…DD-110 — what a loss of SAN comes to. */
export interface SanityLost {
  readonly sanity: number;
  readonly lossThisHour: number;
  /** DD-107 — a test of Idée is due. */
  readonly ideaTest: boolean;
  /** DD-108 — 20 % went within an hour. */
  readonly indefinite: boolean;
  readonly permanent: boolean;
}

/** DD-107…DD-110 — a single event costs so much SAN. */
export function loseSanity({ sanity, loss, hourStart, lossThisHour }: Losing, useDecompensation: boolean): SanityLost {
  const after = Math.max(useDecompensation ? LOST_SANITY : 0, sanity - loss);
  const total = lossThisHour + loss;
  return {
    sanity: Math.min(sanity, after),
    lossThisHour: total,
    ideaTest: loss >= SHOCKING_LOSS, // DD-107
    indefinite: loss > 0 && (after <= 0 || total * 5 >= hourStart), // DD-108, D-31, D-32
    permanent: useDecompensation ? after <= LOST_SANITY : after <= 0, // DD-109, DD-110
  };
}

/** DD-107 — whether a test of Idée drives mad: a failed one by the text, a passed one by the d100 game (D-30). */
export function goesMad(ideaSucceeds: boolean, insanityOnIdea: IdeaInsanity): boolean {
  return ideaSucceeds === (insanityOnIdea === "success");
}

/** The worse of two states of mind. */
export function worseInsanity(one: Insanity, other: Insanity): Insanity {
  return INSANITIES.indexOf(one) >= INSANITIES.indexOf(other) ? one : other;
}

/** DD-110 — how a mind fares below 0. */
export type DecompensationState = "decompensating" | "stabilised" | "permanentInsanity";

/** DD-110 — whether a mind falls further by itself: from −1 on, until something stops it. */
export function decompensates(sanity: number, stabilised: boolean): boolean {
  return sanity < 0 && sanity > LOST_SANITY && !stabilised;
}

/** DD-110 — the end of a round for a mind that falls: a 10, or Psychanalyse in that round, stops it. */
export function decompensationRound(
  sanity: number,
  d10: number | null,
  psychoanalysis = false,
): { readonly sanity: number; readonly state: DecompensationState } {
  if (psychoanalysis || (d10 ?? 0) >= SAVING_FACE) return { sanity, state: "stabilised" };
  const after = Math.max(LOST_SANITY, sanity - 1);
  return { sanity: after, state: after <= LOST_SANITY ? "permanentInsanity" : "decompensating" };
}
