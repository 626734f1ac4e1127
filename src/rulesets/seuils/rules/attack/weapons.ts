import type { WeaponDamage } from "../damage/damage.js";
import type { AttackType, DamageType, Missile, Nature, WeaponGroup } from "../vocabulary.js";

/** SE-39 — bounds of XD/Y; bare hands go below what the text calls crude. */
export const DAMAGE_BOUNDS = { dice: { min: 0, max: 15 }, keep: { min: 1, max: 15 } } as const;

/** SE-21, SE-39 — what is struck with. */
export interface WeaponFigures {
  readonly attackType: AttackType;
  readonly group: WeaponGroup;
  readonly damage: WeaponDamage;
  readonly damageTypes: readonly [DamageType, ...DamageType[]];
  readonly nature: Nature;
}

/** SE-21 — bare hands: whoever has nothing else has them. */
export const BARE_HANDS: WeaponFigures = {
  attackType: "grapple",
  group: "unarmed",
  damage: { dice: 1, keep: 1 },
  damageTypes: ["blunt"],
  nature: "temporary",
};

/** SE-44 — the type of damage of an attack: the one that was chosen if the weapon has it, else its first. */
export function damageTypeOf(
  { damageTypes }: Pick<WeaponFigures, "damageTypes">,
  chosen: DamageType | null,
): DamageType {
  return damageTypes.find((one) => one === chosen) ?? damageTypes[0];
}

/** SE-20…SE-23, SE-33…SE-35 — what flies in an attack: something where it is a shot, thrown if nothing else is said; nothing in a blow. */
export function missileOf(attackType: AttackType, missile: Missile): Missile {
  if (attackType !== "ranged") return "none";
  return missile === "none" ? "thrown" : missile;
}
