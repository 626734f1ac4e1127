import { write } from "../../foundry/write.js";
import { record, text } from "../../shape/shape.js";
import type { RoundPhase, RoundRule } from "../state/round-rule.js";
import type { RoundState } from "../state/round-state.js";
import { fightersIn } from "../state/rule-of.js";

/** The flag of a combatant of other rules in which a keeper says in which phase it acts. */
export const ACTS_IN = "actsIn";
export const ACTING = record({ phase: text });

/** Those of a fight who play by other rules than its phases. */
export function othersOf(combat: Combat): readonly Combatant[] {
  const fighters = new Set(fightersIn(combat).map(({ combatant }) => combatant));
  return [...combat.combatants].filter((one) => !fighters.has(one));
}

/** Where they act: in the phase they had, or were given, as quick as their own initiative says; without it at the end. */
export function othersIn(combat: Combat, rule: RoundRule, { others, slowestFirst }: RoundState): RoundState["others"] {
  return othersOf(combat).flatMap(({ id, initiative }) => {
    const chosen = others.find((one) => one.id === id)?.phase ?? "";
    return id === null || initiative === null ? [] : [{ id, ...rule.stranger(initiative, chosen, slowestFirst) }];
  });
}

/** The phases among which the keeper chooses for them; none where there is nothing to choose. */
export function phasesForOthers(rule: RoundRule): readonly RoundPhase[] {
  const acting = rule.phases().filter(({ kind }) => kind === "act");
  return acting.length > 1 ? acting : [];
}

/** A keeper lets somebody of other rules act in a phase, from now on. */
export async function letActIn(combatant: Combatant, phase: string): Promise<void> {
  await write(combatant, { flags: { gardien: { [ACTS_IN]: { phase, at: Date.now() } } } });
}

/** The same in a round. */
export function actingIn(state: RoundState, id: string, phase: string): RoundState {
  const others = state.others.filter((one) => one.id !== id);
  return { ...state, others: [...others, { id, phase, place: 0 }] };
}
