import { verdictOf } from "../attack/messages.js";

/** How far back in the log is looked: an earlier deed of the same night is near its end. */
const RECENT = 40;

/** Whether a deed of this kind has moved the clock of the world to where it stands. */
export function clockStandsAfter(deed: string): boolean {
  return game.messages.contents.slice(-RECENT).some((message) => {
    const verdict = verdictOf(message);
    return verdict?.deed?.id === deed && verdict.passed && verdict.until === game.time.worldTime;
  });
}
