import type { Parried } from "./parry.js";
import type { Section, WeaponMode } from "../vocabulary.js";

/** RP-51, RP-68 — one way to use a weapon. */
export const WEAPON_USES = ["melee", "missile", "thrown"] as const;
export type WeaponUse = (typeof WEAPON_USES)[number];

/** RP-68 — the ways in which a weapon serves. */
export function usesOf(mode: WeaponMode): readonly WeaponUse[] {
  return mode === "meleeOrThrown" ? ["melee", "thrown"] : [mode];
}

/** RP-68 — the skill of a use: what serves both ways is thrown with Armes de Jet. */
export function skillOfUse(
  weapon: { readonly mode: WeaponMode; readonly skill: string; readonly thrownSkill: string },
  use: WeaponUse,
): string {
  return weapon.mode === "meleeOrThrown" && use === "thrown" ? weapon.thrownSkill : weapon.skill;
}

/** RP-32, RP-75 — the section in which a weapon is used. */
export function sectionOfUse(use: WeaponUse): Section {
  return use === "melee" ? "melee" : "missile";
}

/** RP-42 — what a blow is for who parries it: claws are bare hands unless they count as a weapon (D-27). */
export function parriedAs(
  use: WeaponUse,
  weapon: { readonly natural: boolean; readonly countsAsWeapon: boolean },
): Parried {
  if (use !== "melee") return "missile";
  return weapon.natural && !weapon.countsAsWeapon ? "unarmed" : "melee";
}

/** RP-54 — whether a critical success finds the gap in the armour: an edge or a point does, and whatever comes from afar. */
export function isPiercing(use: WeaponUse, bladed: boolean): boolean {
  return use !== "melee" || bladed;
}
