import { nullable, whole, type Read } from "../../../core/shape/shape.js";
import { decidedNumber } from "../../../core/play/record/override.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { EditField } from "../../../core/play/contract/decision.js";
import type { Blow, Override } from "../../../core/play/contract/outcome.js";
import { bentRoll, isFace } from "../rules/checks/bent-roll.js";
import { signedText } from "./circumstances.js";

/** GB-03 — what the keeper's word made of an attack roll, as an outcome keeps it. */
export const BENT = {
  /** The face that fell first; `null` where it counts. */
  firstD20: nullable(whole),
  /** Added to the total. */
  rollBonus: whole,
};
interface Bent extends Read<typeof BENT> {}

/** GB-03 — the attack roll of a blow as it counts. */
export function countedRoll({ dice, bonus, override }: Blow): { d20: number; bonus: number } & Bent {
  const [d20 = 0] = dice.attack ?? [];
  const bend = { reroll: decidedNumber(override, "reroll"), bonus: decidedNumber(override, "bonus") ?? 0 };
  return { ...bentRoll({ d20, bonus }, bend), firstD20: isFace(bend.reroll) ? d20 : null, rollBonus: bend.bonus };
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
    shownOnCard: true,
    placeholder,
    options: [],
  });
  return [number("reroll", String(d20)), number("bonus", "0")];
}
