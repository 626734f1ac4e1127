import type { PoolModifier } from "./pool.js";

/** WP-06, WP-14 — what weighs on an action besides its trait; counts of dice. */
export interface ActionState {
  /** WP-14 — bonus and malus dice of the keeper, for the situation. */
  readonly advantage?: number;
  readonly hindrance?: number;
  /** WP-06 — flaws that apply: one malus die each. */
  readonly flaws?: number;
  /** WP-57 — half the hit points are gone. */
  readonly wounded?: boolean;
  /** WP-62 — malus dice of what is worn, where the action asks for agility. */
  readonly armour?: number;
  /** WP-15 — dice of the experience pool, paid for. */
  readonly experience?: number;
  /** WP-39 — actions of this turn beyond the first. */
  readonly extraActions?: number;
}

/** WP-39 — what extra actions cost each action of the turn: a malus die for the first, a whole die for two. */
export function extraActionsCost(extra: number): { readonly lost: number; readonly malus: number } {
  return { lost: Math.floor(extra / 2), malus: extra % 2 };
}

/** WP-06, WP-14, WP-15, WP-39, WP-57, WP-62 — the named reasons for dice of an action; those without dice are left out. */
export function actionModifiers(state: ActionState): readonly PoolModifier[] {
  const { lost, malus } = extraActionsCost(state.extraActions ?? 0);
  const all: readonly PoolModifier[] = [
    { id: "advantage", kind: "bonus", count: state.advantage ?? 0 },
    { id: "experience", kind: "bonus", count: state.experience ?? 0 },
    { id: "hindrance", kind: "malus", count: state.hindrance ?? 0 },
    { id: "flaws", kind: "malus", count: state.flaws ?? 0 },
    { id: "wounded", kind: "malus", count: state.wounded ? 1 : 0 },
    { id: "armour", kind: "malus", count: state.armour ?? 0 },
    { id: "extraActions", kind: "malus", count: malus },
    { id: "extraActionsDice", kind: "dice", count: -lost },
  ];
  return all.filter(({ count }) => count !== 0);
}
