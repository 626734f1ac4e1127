import { spanText } from "./clock-text.js";
import type { Text } from "./key.js";

/** From so many rounds on a time is told by the clock alone. */
const MOST_ROUNDS = 20;

/** Returns the seconds that are left of something in rounds and on the clock. */
export function timeLeft(seconds: number, roundSeconds: number): Text {
  const rounds = Math.ceil(Math.max(0, seconds) / roundSeconds);
  const span = spanText(seconds);
  if (rounds > MOST_ROUNDS) return { key: "GARDIEN.STATE.SPAN.clock", data: { span } };
  return { key: `GARDIEN.STATE.SPAN.${rounds <= 1 ? "one" : "other"}`, data: { rounds, span } };
}
