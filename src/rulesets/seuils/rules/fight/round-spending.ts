import { type Options, DEFAULTS } from "../options.js";
import type { RoundActions, RoundRefusal } from "./round-actions.js";

/** SE-14 — actions not yet spent. */
export function actionsLeft({ actions, spent }: RoundActions): number {
  return Math.max(0, actions - spent);
}

/** SE-14…SE-16 — why no attack can be made any more; `null`: it can. */
export function attackRefused(round: RoundActions): Exclude<RoundRefusal, "notTheirTurn"> | null {
  if (round.mostAttacks === 0) return "noAttack";
  return round.attacks >= round.mostAttacks ? "attackAlreadyMade" : actionRefused(round);
}

/** SE-14, SE-15, SE-18 — why nothing else can be done; `null`: it can. */
export function actionRefused(round: RoundActions): Extract<RoundRefusal, "noActionLeft"> | null {
  return actionsLeft(round) === 0 ? "noActionLeft" : null;
}

/** SE-20 — why nobody attacks yet, or no longer: it is not their turn. */
export function turnRefused(isTurn: boolean): Extract<RoundRefusal, "notTheirTurn"> | null {
  return isTurn ? null : "notTheirTurn";
}

/** SE-14 — the round after an attack; whether it was allowed is `attackRefused`'s to say. */
export function attackMade(round: RoundActions): RoundActions {
  return { ...round, spent: round.spent + 1, attacks: round.attacks + 1 };
}

/** SE-15, SE-18 — the round after anything else. */
export function actionSpent(round: RoundActions): RoundActions {
  return { ...round, spent: round.spent + 1 };
}

/** SE-17 — which extra defence the next one would be, from 1; 0: an ordinary one, as always outside a fight. */
export function nextExtraDefence(round: RoundActions | null): number {
  return round && actionsLeft(round) === 0 ? round.extraDefences + 1 : 0;
}

/** SE-17, SE-29 — the round after a defence that was rolled: one that is declined (SE-32) costs nothing. */
export function defenceMade(round: RoundActions): RoundActions {
  return nextExtraDefence(round) > 0 ? { ...round, extraDefences: round.extraDefences + 1 } : actionSpent(round);
}

/** SE-16 — whether a defence would cost the attack that is still to be made. */
export function defenceCostsAttack(round: RoundActions): boolean {
  return attackRefused(round) === null && actionsLeft(round) === 1;
}

/** SE-14 — what a table does about a refusal of the round: it stands, it is told, or nobody counts. */
export function heeded(
  refusal: RoundRefusal | null,
  { actionControl }: Pick<Options, "actionControl"> = DEFAULTS,
): { readonly refusal: RoundRefusal | null; readonly warning: RoundRefusal | null } {
  return {
    refusal: actionControl === "enforce" ? refusal : null,
    warning: actionControl === "warn" ? refusal : null,
  };
}
