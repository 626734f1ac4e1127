import type { TacticEffect } from "./fire.js";
import type { PoolModifier } from "../checks/pool.js";

/** WP-42, WP-56, WP-68…WP-72, WP-89…WP-92, WP-113 — what weighs on an attack besides what weighs on any action. */
export interface AttackState {
  /** WP-56 — the keeper finds it dull, or has seen it a turn ago. */
  readonly predictable?: boolean;
  /** WP-68 — the target faces more than it can, and this is one too many. */
  readonly outnumbering?: boolean;
  /** WP-69 — bonus dice against somebody wholly unaware, as many as the keeper gives. */
  readonly surprise?: number;
  /** WP-70 — a handier weapon. */
  readonly betterWeapon?: boolean;
  /** WP-71 — from above, below, behind. */
  readonly betterPosition?: boolean;
  /** WP-72 — the opponent despairs, or somebody dear is at stake. */
  readonly edge?: boolean;
  /** WP-89 — malus dice of recoil. */
  readonly recoil?: number;
  /** WP-90…WP-92 — what the tactic changes at this distance. */
  readonly tactic?: TacticEffect;
  /** WP-113 — dice of a power that strengthens blows of the body. */
  readonly strike?: number;
  /** WP-42 — dice of those who attack together with its first. */
  readonly helpers?: number;
}

/** WP-42, WP-56, WP-68…WP-72, WP-89…WP-92, WP-113 — named reasons for dice of an attack; those without dice are left out. */
export function attackModifiers(state: AttackState): readonly PoolModifier[] {
  const all: readonly PoolModifier[] = [
    { id: "helpers", kind: "bonus", count: state.helpers ?? 0 },
    { id: "outnumbering", kind: "bonus", count: Number(state.outnumbering ?? false) },
    { id: "surprise", kind: "bonus", count: state.surprise ?? 0 },
    { id: "betterWeapon", kind: "bonus", count: Number(state.betterWeapon ?? false) },
    { id: "betterPosition", kind: "bonus", count: Number(state.betterPosition ?? false) },
    { id: "edge", kind: "bonus", count: Number(state.edge ?? false) },
    { id: "tactic", kind: "bonus", count: state.tactic?.bonus ?? 0 },
    { id: "predictable", kind: "malus", count: Number(state.predictable ?? false) },
    { id: "recoil", kind: "malus", count: state.recoil ?? 0 },
    { id: "tactic", kind: "malus", count: state.tactic?.malus ?? 0 },
    { id: "strike", kind: "dice", count: state.strike ?? 0 },
  ];
  return all.filter(({ count }) => count !== 0);
}

/** WP-73, WP-115 — what helps a defence besides what weighs on any action. */
export interface DefenceState {
  /** WP-73 — the attack of this turn was given up. */
  readonly desperate?: boolean;
  /** WP-115 — dice of a power that reacts before the blow. */
  readonly preReaction?: number;
}

/** WP-73, WP-115 — named reasons for dice of a defence; those without dice are left out. */
export function defenceModifiers({ desperate = false, preReaction = 0 }: DefenceState): readonly PoolModifier[] {
  const all: readonly PoolModifier[] = [
    { id: "desperate", kind: "bonus", count: Number(desperate) },
    { id: "preReaction", kind: "dice", count: preReaction },
  ];
  return all.filter(({ count }) => count !== 0);
}
