import { GAITS, type Gait, type Speed } from "./figures.js";

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
  const speed: Record<Gait, number> = { walk: 0, swim: 0, fly: 0, climb: 0, burrow: 0 };
  for (const [, word = "", metres = "0"] of move.matchAll(/(\p{L}*)\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*m(?!\p{L})/gu)) {
    const gait = GAITS.find((one) => WORDS[one] !== "" && WORDS[one] === word.toLowerCase()) ?? "walk";
    speed[gait] = round(Number(metres.replace(",", ".")) / SHARE);
  }
  return speed;
}

function round(metres: number): number {
  return Math.round(metres * 100) / 100;
}
