import { diceSum, diceText } from "../dice-sum.js";
import { DEFAULTS, type Options } from "../options.js";

/** DD-26 — what Santé mentale never goes above. */
const MOST_SANITY = 99;

/** DD-28 — damage dice of great frames: one more for so much of Force and Taille together. */
const DICE_STEP = 16;

/** DD-23 — metres that everybody's sheet has. */
export const SPEED = 9;

/** DD-16 — the modifier of a score; who has no such characteristic has none either. */
export function modifierOf(score: number | null): number {
  return score === null ? 0 : Math.floor((score - 10) / 2);
}

/** DD-24 — most points of life of a body, before what traits and experience add. */
export function hitPointsOf(
  { constitution, size }: { readonly constitution: number; readonly size: number },
  { hpRounding }: Pick<Options, "hpRounding"> = DEFAULTS,
): number {
  const mean = (constitution + size) / 2;
  return hpRounding === "down" ? Math.floor(mean) : Math.ceil(mean);
}

/** DD-25 — most points of magic. */
export function magicPointsOf(power: number): number {
  return power;
}

/** DD-110 — as low as a mind falls. */
export const LOST_SANITY = -10;

/** DD-26, DD-111 — the Santé mentale that knowledge of the Mythe leaves at most. */
export function sanityMaximum(mythos: number): number {
  return MOST_SANITY - mythos;
}

/** DD-26 — Santé mentale at the start. */
export function sanityStart(power: number, mythos = 0): number {
  return Math.min(power * 5, sanityMaximum(mythos));
}

/** DD-26 — the least loss that comes to a fifth of Santé mentale (D-31). */
export function twentyPercent(sanity: number): number {
  return Math.ceil(Math.max(0, sanity) / 5);
}

/** DD-23 — Points de Destin that a new character starts with. */
export function destinyStart({ campaignMode }: Pick<Options, "campaignMode"> = DEFAULTS): number {
  return campaignMode ? 1 : 0;
}

/** DD-28 — what a body adds to blows: a number (D-12). */
export function flatDamageBonus(strength: number, size: number): number {
  return Math.floor((strength + size - 20) / 4);
}

/** DD-28 — what a body adds to blows, as dice: `+1d4`, `-1d6`, `0`. */
export function diceDamageBonus(strength: number, size: number): string {
  const sum = strength + size;
  if (sum <= 12) return "-1d6";
  if (sum <= 16) return "-1d4";
  if (sum <= 24) return "0";
  if (sum <= 32) return "+1d4";
  if (sum <= 40) return "+1d6";
  return `+${2 + Math.floor((sum - 41) / DICE_STEP)}d6`;
}

/** DD-28 — what a body adds to blows: a number or dice, as the table plays, and what the keeper adds to it. */
export function damageBonusOf(
  { strength, size }: { readonly strength: number; readonly size: number },
  { damageBonusMode }: Pick<Options, "damageBonusMode"> = DEFAULTS,
  misc = 0,
): number | string {
  if (damageBonusMode !== "dice") return flatDamageBonus(strength, size) + misc;
  const bonus = diceDamageBonus(strength, size);
  const dice = misc === 0 ? null : diceSum(bonus);
  return dice ? diceText({ ...dice, plus: dice.plus + misc }) : bonus;
}
