import { write } from "../../foundry/write.js";
import { refuse } from "../../text/errors.js";
import { standBetween } from "../phases/phase.js";
import { stampOf } from "../state/fight-of.js";
import { DONE, phaseOf, nextAfter, stand } from "./rounds.js";
import type { RoundRule } from "../state/round-rule.js";
import { roundState, type RoundState } from "../state/round-state.js";
import { fightersIn, loadRoundRule } from "../state/rule-of.js";

/**
 * What stands in the way of a fight going on to its next turn, or its next round: a phase in which nobody acts. True
 * when that is where the fight went, or must stay.
 */
export async function standsInTheWay(combat: Combat, to: "turn" | "round"): Promise<boolean> {
  const rule = await loadRoundRule(combat);
  const state = rule && roundState(combat);
  if (!rule || !state) return false;
  if (state.stand !== "") return leave(combat, rule, state, to);
  const phases = rule.phases();
  const phaseAt = (turn: number | null) => (turn === null ? null : phaseOf(combat, rule, combat.turns[turn]));
  const next = to === "round" ? null : nextTurnOf(combat);
  const between = standBetween(phases, phaseAt(combat.turn), phaseAt(next), state.over, { leaps: to === "round" });
  if (!between) return false;
  if (game.user.isGM) await stand(combat, between.id, false);
  else await askToGoOn(combat);
  return true;
}

/** Goes on from a phase that stands still: from declarations once all have spoken. */
async function leave(combat: Combat, rule: RoundRule, state: RoundState, to: "turn" | "round"): Promise<boolean> {
  if (!game.user.isGM) {
    refuse("GARDIEN.ROUND.keeperGoesOn");
    return true;
  }
  if (!state.slowestFirst) {
    await stand(combat, "", false);
    return false;
  }
  if (to === "round") return false;
  const silent = silentIn(combat, rule);
  if (silent.length > 0) refuse("GARDIEN.ROUND.silent", { names: silent.map(({ name }) => name).join(", ") });
  else await begin(combat);
  return true;
}

/** Those who have not declared yet, in the order of the list: the slowest first. */
export function silentIn(combat: Combat, rule: RoundRule): readonly Combatant[] {
  const silent = new Set(
    fightersIn(combat)
      .filter(({ actor }) => rule.form(actor, stampOf(combat))?.chosen === null)
      .map(({ combatant }) => combatant),
  );
  return combat.turns.filter((one) => silent.has(one) && !one.isDefeated);
}

/** Declarations are over: people act, from the first. Whoever has said nothing acts where the rules put them. */
function begin(combat: Combat): Promise<void> {
  return stand(combat, "", false);
}

/** The keeper goes on from the phase in which the fight stands still. */
export async function goOn(combat: Combat): Promise<void> {
  if (roundState(combat)?.slowestFirst) await begin(combat);
  else await combat.nextTurn();
}

/** The turn after this one, in the same round; `null` when it is over. */
function nextTurnOf(combat: Combat): number | null {
  return nextAfter(combat, combat.turn ?? -1);
}

/** A player may not write where a fight stands: the arbiter goes on in their stead. */
async function askToGoOn(combat: Combat): Promise<void> {
  const { combatant, round, turn } = combat;
  const done = { round, turn, at: Date.now() }; // said anew where the keeper has stepped back
  if (combatant?.isOwner) await write(combatant, { flags: { gardien: { [DONE]: done } } });
  else refuse("GARDIEN.ROUND.keeperGoesOn");
}

/** The keeper goes to a phase: the fight stands still in it, or goes on with the first who acts in it or after. */
export async function goTo(combat: Combat, phase: string): Promise<void> {
  const rule = await loadRoundRule(combat);
  const phases = rule?.phases() ?? [];
  const at = phases.findIndex(({ id }) => id === phase);
  const kind = phases[at]?.kind;
  if (!rule || !kind) return;
  if (kind !== "act") {
    await stand(combat, phase, kind === "declare");
    return;
  }
  if (roundState(combat)?.stand !== "") await stand(combat, "", false);
  const first = combat.turns.findIndex((one) => {
    const own = phaseOf(combat, rule, one);
    return phases.findIndex(({ id }) => id === own) >= at;
  });
  if (first < 0 && phases[at]?.stops) await stand(combat, phase, false);
  else if (first < 0) refuse("GARDIEN.ROUND.nobody");
  else await write(combat, { turn: first });
}
