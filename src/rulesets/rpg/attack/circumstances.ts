import type { Choices, WindowChoice } from "../../../core/play/contract/situation.js";
import { fight, listChoice } from "./fields.js";

/** Id of the keeper's FD, in the window and among what the keeper decides afterwards. */
export const CIRCUMSTANCES = "difficulty";

/** RP-08 — as far as a window goes to either side; the keeper may go beyond on the card. */
const FARTHEST = 5;

/** RP-08 — the FD that the circumstances make. A player's easier one waits for the keeper's word, a harder one for nobody's. */
export function circumstancesIn(choices: Choices): number {
  const chosen = Math.trunc(Number(choices[CIRCUMSTANCES] ?? 0)) || 0;
  return Math.min(FARTHEST, Math.max(-FARTHEST, chosen));
}

/** RP-08 — the FDs to choose from, the hardest first. */
export function circumstanceChoice(choices: Choices): WindowChoice {
  const options = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => FARTHEST - i).map((value) => ({
    value: String(value),
    label: fight("difficulty", { value: signed(value) }),
  }));
  return listChoice(CIRCUMSTANCES, String(circumstancesIn(choices)), options, {
    hint: fight("hint.difficulty"),
    ofTarget: true,
  });
}

/** A number with its sign, as people write it. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
