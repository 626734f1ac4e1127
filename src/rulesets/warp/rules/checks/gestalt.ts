import { sumOf } from "./faces.js";

/** WP-76 — the sums of two sides that fight as wholes, and who wins; equality is for the keeper to tell. */
export interface Gestalt {
  readonly players: number;
  readonly keeper: number;
  readonly winner: "players" | "keeper" | "draw";
}

/** WP-76 — decides a fight with one roll for everybody. */
export function gestalt(players: readonly number[], keeper: readonly number[]): Gestalt {
  const [ours, theirs] = [sumOf(players), sumOf(keeper)];
  return { players: ours, keeper: theirs, winner: ours > theirs ? "players" : ours < theirs ? "keeper" : "draw" };
}
