import type { Text } from "../../../../core/text/text.js";
import { phaseLabel, planLabel } from "../../labels.js";
import { ACTIONS, type RoundActions } from "../../rules/fight/round-actions.js";
import { actionsLeft, mayParryAgain, openPlans, planFigures } from "../../rules/fight/round-spending.js";
import { PLANS, type Plan } from "../../rules/vocabulary.js";

/** RP-38…RP-40 — one action of a round. */
export interface ActionView {
  readonly kind: "attack" | "parry" | "move" | "free";
  readonly used: boolean;
  readonly name: Text;
}

/** RP-38 — a way to share out the actions of a round. */
export interface PlanView {
  readonly id: Plan;
  /** What it keeps for attacks and for parries. */
  readonly parts: readonly Text[];
  readonly on: boolean;
  /** RP-39 — no longer open, or chosen before. */
  readonly closed: boolean;
}

/** RP-38…RP-40 — the actions of a round on a sheet. */
export interface RoundView {
  /** Language key of what was declared; `null` before. */
  readonly section: string | null;
  readonly plans: readonly PlanView[];
  readonly actions: readonly ActionView[];
  readonly left: number;
  readonly mayParry: boolean;
}

/** RP-38…RP-40 — what somebody did with the actions of a round, and may still do. */
export function roundView(round: RoundActions): RoundView {
  const { section, plan, actions } = round;
  const open = openPlans(round);
  return {
    section: section && phaseLabel(section),
    plans: PLANS.filter((id) => planFigures(id, actions).parries <= actions).map((id) => ({
      id,
      parts: partsOf(id, actions),
      on: plan === id,
      closed: plan !== null || !open.includes(id),
    })),
    actions: actionViews(round),
    left: actionsLeft(round),
    mayParry: mayParryAgain(round),
  };
}

/** RP-38, RP-40 — a plan in words: as the book has it for two actions, counted for creatures that have others. */
function partsOf(id: Plan, actions: number): readonly Text[] {
  if (actions === ACTIONS) return [{ key: planLabel(id) }];
  const { attacks, parries } = planFigures(id, actions);
  return [...counted("attacks", attacks), ...counted("parries", parries)];
}

function counted(what: "attacks" | "parries", n: number): readonly Text[] {
  return n > 0 ? [{ key: `GARDIEN.RPG.ROUND.${what}.${n === 1 ? "one" : "other"}`, data: { n } }] : [];
}

/** Those that are spent, then those that are left, as far as a plan tells what for. */
function actionViews(round: RoundActions): readonly ActionView[] {
  const { plan, attacks, parries, moves, actions } = round;
  const some = (kind: ActionView["kind"], used: boolean, count: number): readonly ActionView[] =>
    Array.from({ length: Math.max(0, count) }, () => ({ kind, used, name: { key: `GARDIEN.RPG.ROUND.${kind}` } }));
  const spent = [...some("attack", true, attacks), ...some("parry", true, parries), ...some("move", true, moves)];
  if (plan === null) return [...spent, ...some("free", false, actionsLeft(round))];
  const kept = planFigures(plan, actions);
  return [...spent, ...some("attack", false, kept.attacks - attacks), ...some("parry", false, kept.parries - parries)];
}
