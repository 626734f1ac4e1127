import type { AttributeMode } from "../vocabulary.js";

/** RP-20, RP-89, RP-94 — an attribute as it stands, less what was lost of it. */
export function attributeValue({ base, loss }: { readonly base: number; readonly loss: number }): number {
  return Math.max(0, base - loss);
}

/** RP-16 — the score of a test under an attribute; whatever the book rolls "on 1d20" is plain (D-08). */
export function attributeScore(value: number, mode: AttributeMode): number {
  return mode === "double" ? 2 * value : value;
}
