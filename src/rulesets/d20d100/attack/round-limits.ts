import { fightOf } from "../../../core/fight/state/fight-of.js";
import type { Text } from "../../../core/text/text.js";
import { isSurpriseRound } from "../fight/fight-now.js";
import { HALVES, halvesAllowed, mayAct } from "../rules/fight/round-actions.js";
import type { ActionCost } from "../rules/vocabulary.js";
import { fight } from "./fields.js";
import { figuresOf } from "../data/reading.js";
import { actingState } from "./reading.js";

/** DD-119, DD-120, DD-123 — why the round does not allow it: what takes a whole round is refused when half of it is gone. */
export function roundRefusal(attacker: Actor, cost: ActionCost): Text | null {
  if (!fightOf(attacker)) return null;
  const state = actingState(attacker);
  const { spent } = figuresOf(attacker).fightNow;
  const surprise = isSurpriseRound(attacker);
  const { name } = attacker;
  if (halvesAllowed(state, surprise) === 0) return fight(`refusal.${state}`, { name });
  return HALVES[cost] > 1 && !mayAct(cost, spent, state, surprise) ? fight("refusal.complex", { name }) : null;
}

/** DD-120 — a round that is spent already: a table only wants to be told. */
export function roundWarning(attacker: Actor, cost: ActionCost): Text | null {
  if (!fightOf(attacker)) return null;
  const { spent } = figuresOf(attacker).fightNow;
  const over = !mayAct(cost, spent, actingState(attacker), isSurpriseRound(attacker));
  return over ? fight("warning.round", { name: attacker.name }) : null;
}
