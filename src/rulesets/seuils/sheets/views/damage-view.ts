import { percentage } from "../../../../core/text/i18n.js";
import { toNumber } from "../../../../core/odds/fraction.js";
import { woundOdds } from "../../odds/attack.js";
import { seuilsOptions } from "../../data/options.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import type { WeaponDamage } from "../../rules/damage/damage.js";
import { thresholdsOf } from "../../rules/damage/thresholds.js";
import { ROWS, type Row } from "../../rules/vocabulary.js";

/** The Santé of somebody ordinary, in dice: what a weapon is shown against. */
export const ORDINARY_SANTE = 3;

/** SE-49 — what a weapon does to a row of somebody ordinary. */
export interface RowChance {
  readonly row: Row;
  readonly label: string;
  readonly threshold: number;
  readonly chance: string;
}

/** SE-39, SE-41 — dice of a weapon, as many marked as it keeps. */
export function damageDice({ dice, keep }: WeaponDamage): readonly { readonly kept: boolean }[] {
  return Array.from({ length: dice }, (_, i) => ({ kept: i < keep }));
}

/** SE-42, SE-49 — the chance that a hit, without margin and armour, wounds somebody ordinary in each row or worse. */
export function rowChances({ dice, keep }: WeaponDamage): readonly RowChance[] {
  const options = seuilsOptions();
  const thresholds = thresholdsOf(ORDINARY_SANTE, options);
  return ROWS.map((row) => {
    const threshold = thresholds[row];
    const odds = woundOdds({ rolled: dice, discarded: 0 }, keep, threshold, 1, options);
    return { row, label: rowLabel(row), threshold, chance: percentage(toNumber(odds)) };
  });
}
