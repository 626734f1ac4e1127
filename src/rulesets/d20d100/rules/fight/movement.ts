import { HALVES, halvesAllowed, type ActingState } from "./round-actions.js";

/** How one goes: metres of a simple action, by each. */
export const GAITS = ["walk", "swim", "fly", "climb", "burrow"] as const;
export type Gait = (typeof GAITS)[number];

/** DD-122 — metres of a simple action, of somebody whose line tells nothing else. */
export const SIMPLE: Readonly<Record<Gait, number>> = { walk: 6, climb: 3, swim: 0, fly: 0, burrow: 0 };

/** DD-122, DD-123 — a run takes one as far as so many simple actions of walking: 24 m for 6. */
const RUN = 4;

/** DD-120 — what a stretch of the way costs of a round. */
export interface Stride {
  readonly id: "simple" | "twice" | "run" | "complex";
  readonly metres: number;
}

/**
 * DD-120, DD-122, DD-123 — how far somebody gets in a round, shortest first: by a simple action, by two of them, at a run.
 * @param metres of a simple action; 0: it does not go that way
 */
export function stridesOf(gait: Gait, metres: number, state: ActingState): readonly Stride[] {
  const halves = halvesAllowed(state);
  if (metres === 0 || halves === 0) return [];
  const simple = { id: "simple", metres } as const;
  if (halves < HALVES.complex) return [simple];
  if (gait === "walk") return [simple, { id: "twice", metres: 2 * metres }, { id: "run", metres: RUN * metres }];
  return [simple, { id: gait === "climb" ? "complex" : "twice", metres: 2 * metres }];
}

/** What a gait is called in a line of moves; walking is not named. */
const WORDS: Readonly<Record<string, Gait>> = {
  ...{ nage: "swim", vol: "fly", escalade: "climb", fouissement: "burrow" },
  ...{ swim: "swim", fly: "fly", climb: "climb", burrow: "burrow" },
};

/** Section D8 — the moves that the line of an adversary tells, in metres of a simple action; what it does not tell is 0. */
export function movesIn(line: string): Readonly<Record<Gait, number>> {
  const moves: Record<Gait, number> = { walk: 0, swim: 0, fly: 0, climb: 0, burrow: 0 };
  for (const [, word = "", metres = "0"] of line.matchAll(/(\p{L}*)\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*m(?!\p{L})/gu))
    moves[WORDS[word.toLowerCase()] ?? "walk"] = Number(metres.replace(",", "."));
  return moves;
}
