import type { HiddenRolls } from "../vocabulary.js";

/** RP-18 — whether a roll is the keeper's to read: that of a skill marked so, or one that was asked for so. */
export function rollsBlind(mode: HiddenRolls, roll: { readonly skill: boolean; readonly request: boolean }): boolean {
  return mode === "all" || (mode === "flagged" && (roll.skill || roll.request));
}
