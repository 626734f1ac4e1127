import type { Text } from "../../text/text.js";

/** How much of somebody's points is gone, in a word that tells no figure: for whoever may not know their numbers. */
export function harmLook({ value, max }: { readonly value: number; readonly max: number }): Text {
  const word = value >= max ? "unhurt" : value * 2 > max ? "hurt" : "badly";
  return { key: `GARDIEN.ATTACK.looks.${word}` };
}
