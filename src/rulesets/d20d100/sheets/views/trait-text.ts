import { signed } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { jetLabel, traitTargetLabel } from "../../labels.js";
import { JETS, type TraitTarget } from "../../rules/vocabulary.js";

/** DD-31 — one thing that a trait acts upon. */
export interface TraitEffect {
  readonly target: TraitTarget;
  readonly key: string;
  readonly value: number;
}

/**
 * DD-31…DD-36 — an effect of a trait: what it changes, and by how much where it is a number.
 * @param skillName what a skill of a key is called, where somebody has it
 */
export function effectText({ target, key, value }: TraitEffect, skillName: (key: string) => string): Text {
  const jet = JETS.find((id) => id === key);
  const named = target === "jet" && jet ? jetLabel(jet) : null;
  const skill = target === "skill" && key !== "" ? skillName(key) : "";
  const what = skill || { key: named ?? traitTargetLabel(target) };
  return value === 0
    ? { key: "GARDIEN.D20D100.SHEET.effect.plain", data: { what } }
    : { key: "GARDIEN.D20D100.SHEET.effect.value", data: { what, n: signed(value) } };
}
