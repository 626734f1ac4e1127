import type { Text } from "../../../core/text/text.js";

const DAY = 86_400;

/** The world's clock, in seconds, as the keeper reads it: what letting time pass has done. */
export function clockText(worldTime: number): Text {
  const day = Math.floor(worldTime / DAY);
  const seconds = Math.floor(worldTime - day * DAY);
  const time = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, "0"),
  );
  return { key: "GARDIEN.GB.TRACKER.clock", data: { day: day + 1, time: time.join(":") } };
}
