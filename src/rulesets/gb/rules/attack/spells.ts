import { lethalityBase } from "./lethality.js";

/** GB-62 — kinds of spells: those that heal, those thrown like a weapon, those that simply happen, and the rest. */
export const SPELL_KINDS = ["heal", "harmTouch", "harmRanged", "harmArea", "other"] as const;
export type SpellKind = (typeof SPELL_KINDS)[number];

/** GB-62 — bonus to the attack roll of a spell that strikes like a weapon. */
export function spellLethality(maxDamage: number): number {
  return lethalityBase(maxDamage);
}

/** GB-62 — level of a caster: the spell's own where it carries one, else the investigator's, at least 1. */
export function casterLevel(own: number | null, level: number | null): number {
  return Math.max(1, own ?? level ?? 1);
}
