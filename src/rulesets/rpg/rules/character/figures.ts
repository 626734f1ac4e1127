import { roundDown } from "../rounding.js";
import type { AttributeValues } from "./roots.js";

/** RP-25, RP-26 — the value of an attribute up to which it adds nothing. */
const ORDINARY = 4;

/** RP-27 — hit points that everybody has before Corps counts. */
const HP_BASE = 10;

/** RP-24 — VR, the speed of reaction (D-13). */
function reactionOf({ agility, mind }: AttributeValues): number {
  return roundDown(agility + mind, 2);
}

/** RP-25 — Bdef, which whoever attacks adds to the die (D-13). */
function defenseBonusOf({ agility }: AttributeValues): number {
  return bonusOf(agility);
}

/** RP-26 — Bdeg, points added to damage in melee (D-13). */
function damageBonusOf({ body }: AttributeValues): number {
  return bonusOf(body);
}

/** RP-27 — the most hit points one can have (D-14). */
export function hpMaxOf({ body }: AttributeValues): number {
  return HP_BASE + body;
}

/** RP-28 — metres of a round at a run (D-15). */
function moveOf({ body, agility }: AttributeValues): number {
  return roundDown(body + agility, 2);
}

/** RP-24…RP-28 — the figures that follow from the attributes. */
export interface Figures {
  readonly reaction: number;
  readonly defenseBonus: number;
  readonly damageBonus: number;
  readonly hpMax: number;
  /** Metres per round. */
  readonly move: number;
}

/** RP-105 — figures fixed by the keeper, whatever the attributes say; `null` where they tell (D-65). */
export type FigureOverrides = { readonly [Figure in keyof Figures]: number | null };

/** RP-24…RP-28, RP-105 — figures of somebody, fixed ones first. */
export function figuresOf(values: AttributeValues, overrides: Partial<FigureOverrides> = {}): Figures {
  return {
    reaction: overrides.reaction ?? reactionOf(values),
    defenseBonus: overrides.defenseBonus ?? defenseBonusOf(values),
    damageBonus: overrides.damageBonus ?? damageBonusOf(values),
    hpMax: overrides.hpMax ?? hpMaxOf(values),
    move: overrides.move ?? moveOf(values),
  };
}

function bonusOf(value: number): number {
  return Math.max(0, roundDown(value - ORDINARY, 2));
}
