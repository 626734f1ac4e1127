import { type WoundNature, SERIOUS_WOUND_LOSS } from "../vocabulary.js";

/** WP-75 — one blow, after armour. */
export interface SeriousBlow {
  readonly loss: number;
  readonly defenceFails: boolean;
  readonly threshold?: number;
}

/** WP-75 — whether a serious wound is proposed to the keeper: a great loss, or a defence that failed critically. */
export function proposesSeriousWound({ loss, defenceFails, threshold = SERIOUS_WOUND_LOSS }: SeriousBlow): boolean {
  return loss >= threshold || defenceFails;
}

/** WP-75 — a serious wound that somebody bears; `dailyLoss` in hit points. */
export interface SeriousWound {
  readonly nature: WoundNature;
  readonly dailyLoss: number;
  readonly treated: boolean;
}

/** WP-75 — what serious wounds do to a day of healing; care ends the loss of a lethal one. */
export function hindranceOf(wounds: readonly SeriousWound[]): { halved: boolean; dailyLoss: number } {
  const bleeding = wounds.filter(({ nature, treated }) => nature === "lethal" && !treated);
  return {
    halved: wounds.some(({ nature }) => nature === "nonHealing"),
    dailyLoss: bleeding.reduce((sum, { dailyLoss }) => sum + dailyLoss, 0),
  };
}
