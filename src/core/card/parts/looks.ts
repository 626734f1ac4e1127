import type { Text } from "../../text/text.js";

/** Returns a word for how many points are gone, without figures, for readers who may not know them. */
export function harmLook({ value, max }: { readonly value: number; readonly max: number }): Text {
  const word = value >= max ? "unhurt" : value * 2 > max ? "hurt" : "badly";
  return { key: `GARDIEN.ATTACK.looks.${word}` };
}
