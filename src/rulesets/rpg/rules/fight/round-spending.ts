import { PLANS, type Plan } from "../vocabulary.js";
import type { RoundActions } from "./round-actions.js";

/** RP-38, RP-40 — nobody parries more often in a round, however many actions there are. */
export const MOST_PARRIES = 2;

/** RP-38, RP-40 — parries that each plan keeps; all other actions are attacks. */
const KEPT: Readonly<Record<Plan, number>> = { AA: 0, AP: 1, PP: 2 };

/** RP-38, RP-40 — attacks and parries of a plan. */
export function planFigures(plan: Plan, actions: number): { readonly attacks: number; readonly parries: number } {
  return { attacks: Math.max(0, actions - KEPT[plan]), parries: KEPT[plan] };
}

/** RP-38…RP-40 — plans still open: those that keep as many parries as were made, and that the actions allow. */
export function openPlans({ actions, parries }: Pick<RoundActions, "actions" | "parries">): readonly Plan[] {
  return PLANS.filter((plan) => KEPT[plan] >= parries && KEPT[plan] <= actions);
}

/** RP-38 — the round of somebody who chooses a plan; `null` where it is not open (RP-39), or was chosen before. */
export function planChosen(state: RoundActions, plan: Plan): RoundActions | null {
  return state.plan === null && openPlans(state).includes(plan) ? { ...state, plan } : null;
}

/** RP-38 — actions not yet spent. */
export function actionsLeft({ actions, attacks, parries, moves }: RoundActions): number {
  return Math.max(0, actions - attacks - parries - moves);
}

/** RP-38…RP-40 — whether an action is left for a parry. */
export function mayParryAgain(state: RoundActions): boolean {
  const most = state.plan === null ? MOST_PARRIES : KEPT[state.plan];
  return state.parries < most && actionsLeft(state) > 0;
}

/**
 * RP-38, RP-40 — whether an action is left for an attack. Blows need a plan; spells and shots none, and are once a round.
 * @param missileShots shots of a round, where the table allows more (D-19)
 */
export function mayAttackAgain(state: RoundActions, missileShots = 1): boolean {
  const most = {
    magic: 1,
    missile: missileShots,
    melee: state.plan === null ? 0 : planFigures(state.plan, state.actions).attacks,
    movement: 0,
  }[state.section ?? "melee"];
  return state.attacks < most && actionsLeft(state) > 0;
}

/** RP-38 — the round of somebody who strikes, shoots or casts; `null` where no action is left for it. */
export function attackMade(state: RoundActions, missileShots = 1): RoundActions | null {
  return mayAttackAgain(state, missileShots) ? { ...state, attacks: state.attacks + 1 } : null;
}

/** RP-38, RP-39 — the round of somebody who parries; `null` where no action is left for it. */
export function parryMade(state: RoundActions): RoundActions | null {
  return mayParryAgain(state) ? { ...state, parries: state.parries + 1 } : null;
}

/** RP-40 — the round of somebody who moves; free unless the table makes it cost an action, `null` where none is left. */
export function moveMade(state: RoundActions, costsAction: boolean): RoundActions | null {
  if (!costsAction) return state;
  return actionsLeft(state) > 0 ? { ...state, moves: state.moves + 1 } : null;
}
