import { GAITS, movesIn, type Gait } from "../../rulesets/d20d100/rules/fight/movement.js";
import type { Speed } from "./figures.js";

/** DD-122 — 9 m of a d20 move are 6 m of a simple action. */
const SHARE = 2 / 3;
const WORDS: Readonly<Record<Gait, string>> = {
  walk: "",
  swim: "nage",
  fly: "vol",
  climb: "escalade",
  burrow: "fouissement",
};

/** GB-01, DD-122 — moves of gb as the line of an adversary: `6 m, vol 10 m`. */
export function moveText(speed: Speed): string {
  const parts = GAITS.filter((gait) => gait === "walk" || speed[gait] > 0).map((gait) => {
    const metres = String(round(speed[gait] * SHARE)).replace(".", ",");
    return `${WORDS[gait]} ${metres} m`.trim();
  });
  return parts.join(", ");
}

/** The moves that the line of an adversary tells, in metres of gb; what it does not tell is 0. */
export function speedOf(move: string): Speed {
  const moves = movesIn(move);
  return Object.fromEntries(GAITS.map((gait) => [gait, round(moves[gait] / SHARE)])) as Record<Gait, number>;
}

function round(metres: number): number {
  return Math.round(metres * 100) / 100;
}
