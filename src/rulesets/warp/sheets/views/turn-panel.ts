import { fightOf } from "../../../../core/fight/state/fight-of.js";
import { momentOf } from "../../../../core/fight/order/waiting.js";
import { inOrder, step } from "../../../../core/sheets/step.js";
import { itemsOf } from "../../../../core/sheets/carried-items.js";
import { t } from "../../../../core/text/i18n.js";
import { say } from "../../../../core/text/text.js";
import { write } from "../../../../core/foundry/write.js";
import { turnChanges } from "../../attack/turn-written.js";
import { turnCounted } from "../../attack/answer/waiting.js";
import { warpOptions } from "../../data/options.js";
import { WarpTrait } from "../../data/items/trait.js";
import type { WarpActor } from "../../data/actors/warp-actor.js";
import { figuresOf, turnNow } from "../../deeds/reading.js";
import { actionsDeclared, advantageGranted, desperation } from "../../rules/fight/turn-changes.js";
import { FRESH_TURN, type TurnState } from "../../rules/fight/turn-state.js";
import { turnView } from "./turn-view.js";

/** WP-39, WP-47, WP-50, WP-68, WP-73 — the panel of the turn on a sheet. */
export function turnPanel(actor: Actor, model: WarpActor): object {
  const { desperateDefence, allAgainstOneFloor } = warpOptions();
  const now = turnNow(actor);
  const { cost, ...view } = turnView(turnCounted(actor), {
    keeper: game.user.isGM,
    desperation: desperateDefence,
    bestCombat: model.bestCombat,
    floor: allAgainstOneFloor,
    traitName: (id) => itemsOf(actor, WarpTrait).find((trait) => trait.id === id)?.name ?? "",
    attackerName: (uuid) => attackerName(actor, uuid),
  });
  const moment = momentOf(actor);
  return {
    ...view,
    cost: cost.map(say).join(", "),
    fighting: now.combatId !== "",
    round: now.round,
    edge: edgeText(model, now),
    wait: moment?.mayWait ?? false,
    act: moment?.mayAct ?? false,
  };
}

/** WP-72 — an edge that counts now, or will in the next turn; empty without one. */
function edgeText(model: WarpActor, now: ReturnType<typeof turnNow>): string {
  const state = model.edgeAt(now);
  return state ? t(`GARDIEN.WARP.TURN.edge.${model.edge.lasting ? "fight" : state}`) : "";
}

/** The name under which an attacker takes part in the fight; somebody whom nobody sees has none. */
function attackerName(victim: Actor, uuid: string): string {
  const combatant = fightOf(victim)?.combatants.contents.find(({ actor }) => actor?.uuid === uuid);
  if (!combatant || (combatant.hidden && !game.user.isGM)) return "";
  const { name }: { readonly name: string | null | undefined } = combatant;
  return name ?? "";
}

/** WP-57 — a point given or taken by hand. */
export function stepPoints(actor: Actor, by: 1 | -1): Promise<void> {
  return step(actor, "system.hp.value", by, (points) => ({ system: figuresOf(actor).pointsChange(points) }));
}

/** WP-39 — one action more or less in this turn. */
export function declareActions(actor: Actor, step: 1 | -1): Promise<void> {
  return changeTurn(actor, (state) => actionsDeclared(state, state.extraActions + step));
}

/** WP-73 — the attack of this turn given up for better defences, or not. */
export function turnDesperate(actor: Actor): Promise<void> {
  return changeTurn(actor, (state) => desperation(state, !state.desperate));
}

/** WP-68 — which of too many attackers has the bonus die. */
export function grantAdvantage(actor: Actor, attacker: string): Promise<void> {
  return changeTurn(actor, (state) => advantageGranted(state, attacker, !state.advantageGrantedTo.includes(attacker)));
}

/** Outside a fight nobody but the player says when a turn begins. */
export function beginTurn(actor: Actor): Promise<void> {
  return changeTurn(actor, () => FRESH_TURN);
}

/** Writes what somebody declares for this turn. */
function changeTurn(actor: Actor, change: (state: TurnState) => TurnState): Promise<void> {
  return inOrder(actor, async () => {
    const values = turnChanges(actor, change).map(({ path, after }) => [path, after] as const);
    if (values.length > 0) await write(actor, Object.fromEntries(values));
  });
}
