import type { Text } from "../../../../core/text/text.js";

/** A few words about how somebody fares, and how grave that is. */
export interface Chip {
  readonly tone: "good" | "warn" | "bad" | "mute";
  readonly text: Text;
}
