import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { EditField } from "../../../core/play/contract/decision.js";
import type { Blow, Override } from "../../../core/play/contract/outcome.js";
import { bentRoll, isFace } from "../rules/bent-roll.js";
import { signedText } from "./circumstances.js";

/** GB-03 — what the keeper's word made of an attack roll, as an outcome keeps it. */
export interface Bent {
  /** The face that fell first; null where it counts. */
  readonly firstD20: number | null;
  /** Added to the total. */
  readonly rollBonus: number;
}

/** GB-03 — the attack roll of a blow as it counts. */
export function countedRoll({ dice, bonus, override }: Blow): { d20: number; bonus: number } & Bent {
  const [d20 = 0] = dice.attack ?? [];
  const bend = { reroll: wholeNumber(override.reroll), bonus: wholeNumber(override.bonus) ?? 0 };
  return { ...bentRoll({ d20, bonus }, bend), firstD20: isFace(bend.reroll) ? d20 : null, rollBonus: bend.bonus };
}

/** Reads back what a stored outcome says of it. */
export function readBent({ firstD20, rollBonus }: Readonly<Record<string, unknown>>): Bent {
  return { firstD20: wholeNumber(firstD20), rollBonus: wholeNumber(rollBonus) ?? 0 };
}

/** GB-03 — what a card says of it; the roll is everybody's to see. */
export function bentFacts({ d20, firstD20, rollBonus }: Bent & { readonly d20: number }): readonly CardFact[] {
  const base = "GARDIEN.GB.CARD";
  const fact = (id: string, data: Readonly<Record<string, string | number>>): CardFact => ({
    label: { key: `${base}.${id}` },
    value: { key: `${base}.${id}Value`, data },
    rule: "GB-03",
    audience: "all",
  });
  return [
    ...(firstD20 === null ? [] : [fact("reroll", { first: firstD20, d20 })]),
    ...(rollBonus === 0 ? [] : [fact("rollBonus", { bonus: signedText(rollBonus) })]),
  ];
}

/** GB-03 — how the keeper may bend the roll. */
export function bendFields(override: Override, d20: number): readonly EditField[] {
  const number = (name: "reroll" | "bonus", placeholder: string): EditField => ({
    name,
    label: { key: `GARDIEN.GB.EDIT.${name}` },
    kind: "number",
    ...(name === "reroll" && { range: { min: 1, max: 20 }, die: 20 }),
    value: String(override[name] ?? ""),
    told: true,
    placeholder,
    options: [],
  });
  return [number("reroll", String(d20)), number("bonus", "0")];
}

function wholeNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? Math.trunc(value) : null;
}
