import { DEFAULTS, type Options } from "../options.js";

/** SE-37 — what a shield adds to a defence. */
export interface ShieldBonus {
  readonly bonusDice: number;
  readonly successBonus: number;
}

/** SE-37 — a shield's bonus: on a parry, never on a dodge; on an extra parry unless the table says no (D-14). */
export function shieldBonus(
  bonus: number,
  { defence, extra }: { readonly defence: "dodge" | "parry"; readonly extra: boolean },
  { shieldBonusKind, shieldOnExtraDefence }: Pick<Options, "shieldBonusKind" | "shieldOnExtraDefence"> = DEFAULTS,
): ShieldBonus {
  const counts = defence === "parry" && (!extra || shieldOnExtraDefence) ? bonus : 0;
  return shieldBonusKind === "dice" ? { bonusDice: counts, successBonus: 0 } : { bonusDice: 0, successBonus: counts };
}
