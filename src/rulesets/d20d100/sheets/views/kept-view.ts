import type { Text } from "../../../../core/text/text.js";

/** DD-83, DD-85 — a roll that is kept. */
export interface KeptRoll {
  readonly value: number;
  readonly automaticFailure: boolean;
  readonly label: string;
  /** It is for the keeper's eyes alone. */
  readonly secret: boolean;
}

/** DD-83, DD-85 — a kept roll on a sheet. */
export interface KeptView {
  readonly key: string;
  readonly name: string;
  readonly label: string;
  /** `null`: not for whoever reads the sheet. */
  readonly value: number | null;
  /** A natural 1 has failed, whatever it comes to. */
  readonly failed: boolean;
  readonly again: Text;
  readonly forget: Text;
  /** As JSON. */
  readonly choices: string;
}

/** A skill that somebody has. */
export interface KnownSkill {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

/**
 * DD-83, DD-85 — the rolls that somebody keeps; of a skill that is gone only its key is known.
 * @param keeper whether it is the keeper who reads: what was rolled for them alone nobody else does
 */
export function keptViews(
  kept: Readonly<Record<string, KeptRoll | null>>,
  skills: readonly KnownSkill[],
  keeper: boolean,
): readonly KeptView[] {
  const rolls = Object.entries(kept).flatMap(([key, roll]) => (roll ? [{ key, ...roll }] : []));
  return rolls.map(({ key, value, automaticFailure, label, secret }) => {
    const skill = skills.find((one) => one.key === key);
    const name = skill?.name ?? key;
    const reads = keeper || !secret;
    return {
      key,
      name,
      label,
      value: reads ? value : null,
      failed: reads && automaticFailure,
      again: { key: "GARDIEN.D20D100.SHEET.again", data: { name } },
      forget: { key: "GARDIEN.D20D100.SHEET.forget", data: { name } },
      choices: JSON.stringify({ skill: skill?.id ?? "", label, ...(secret && { secret }) }),
    };
  });
}

/** DD-84 — a score in the place of a roll. */
export interface FixedView {
  readonly name: string;
  readonly value: number;
}

/** DD-84 — the fixed scores of an adversary. */
export function fixedViews(
  fixed: Readonly<Record<string, number>>,
  skills: readonly KnownSkill[],
): readonly FixedView[] {
  return Object.entries(fixed).map(([key, value]) => ({
    name: skills.find((one) => one.key === key)?.name ?? key,
    value,
  }));
}
