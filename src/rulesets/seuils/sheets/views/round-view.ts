import type { RoundDone } from "../../data/actors/round.js";
import type { RoundActions } from "../../rules/fight/round-actions.js";
import { actionsLeft, attackRefused, defenceCostsAttack } from "../../rules/fight/round-spending.js";

/** SE-14…SE-18 — one action of a round. */
export interface ActionView {
  readonly n: number;
  readonly kind: "attack" | "defence" | "other" | "free";
  readonly used: boolean;
  readonly icon: string;
  /** Language keys. */
  readonly name: string;
  readonly note: string;
}

const ICONS: Readonly<Record<ActionView["kind"], string>> = {
  attack: "fa-solid fa-crosshairs",
  defence: "fa-solid fa-shield-halved",
  other: "fa-solid fa-person-running",
  free: "fa-regular fa-circle",
};

/** SE-14…SE-17 — the actions of a round on a sheet. */
export interface RoundView {
  readonly actions: readonly ActionView[];
  /** Language key: whether the attack of the round is made, or still to be made. */
  readonly attack: string;
  /** What a defence would cost or be now, where that is not plain. */
  readonly warning: string | null;
  readonly extraDefences: number;
}

/** SE-14…SE-18 — what somebody did with the actions of a round, and may still do. */
export function roundView(round: RoundActions, done: RoundDone): RoundView {
  const mayAttack = attackRefused(round) === null;
  const some = (kind: ActionView["kind"], count: number) => Array.from({ length: Math.max(0, count) }, () => kind);
  const kinds = [
    ...some("attack", done.attacks),
    ...some("defence", done.defences),
    ...some("other", done.others),
    ...some("free", actionsLeft(round)),
  ];
  return {
    actions: kinds.map((kind, i) => ({
      n: i + 1,
      kind,
      used: kind !== "free",
      icon: ICONS[kind],
      name: `GARDIEN.SEUILS.ROUND.${kind}`,
      note: `GARDIEN.SEUILS.ROUND.note.${kind === "free" ? (mayAttack ? "any" : "noAttack") : "done"}`,
    })),
    attack: `GARDIEN.SEUILS.ROUND.attacks.${attackState(round)}`,
    warning: warningOf(round),
    extraDefences: round.extraDefences,
  };
}

function attackState(round: RoundActions): "made" | "lost" | "left" {
  if (attackRefused(round) === null) return "left";
  return round.attacks >= round.mostAttacks ? "made" : "lost";
}

/** SE-16, SE-17 */
function warningOf(round: RoundActions): string | null {
  if (actionsLeft(round) === 0) return "GARDIEN.SEUILS.ROUND.warning.extra";
  return defenceCostsAttack(round) ? "GARDIEN.SEUILS.ROUND.warning.costsAttack" : null;
}
