import { flagOf } from "../../foundry/flags.js";
import { flag, list, mapOf, nullable, real, record, text, whole, type Read } from "../../shape/shape.js";
import { ROUND } from "./phases-in.js";
import type { RoundDice } from "./round-rule.js";

/** Something to be written on somebody, in JSON, by the id of their combatant. */
export const SEALED_WRITE = record({ id: text, said: text });
export type SealedWrite = Read<typeof SEALED_WRITE>;

export const ROUND_STATE = record({
  round: whole,
  /** Id of the phase in which nobody acts and the fight stands still; empty while people act. */
  stand: text,
  /** Ids of such phases that are over. */
  over: list(text),
  /** When the fight came to stand still, in milliseconds of the server's clock. */
  since: whole,
  /** Whether the list shows the slowest first. */
  slowestFirst: flag,
  dice: list(record({ id: text, dice: mapOf(list(real)) })),
  /** Combatants that the keeper has put elsewhere by hand. */
  moved: list(record({ id: text, initiative: real })),
  /** Where those act who play by other rules: in which phase, and with which number. */
  others: list(record({ id: text, phase: text, place: real })),
  /** What was declared by those who are bound to it, as what is to be written. */
  sealed: list(SEALED_WRITE),
});
/** How far the round of a fight has come. */
export type RoundState = Read<typeof ROUND_STATE>;

/** How far the round of a fight has come; `null` where nobody has said so of this very round. */
export function roundState(combat: Combat): RoundState | null {
  const state = combat.started ? storedRound(combat) : null;
  return state?.round === combat.round ? state : null;
}

/** How far the round came that a fight was in last, which may be another by now; `null` where there was none. */
export function storedRound(combat: Combat): RoundState | null {
  return flagOf(combat, ROUND, nullable(ROUND_STATE));
}

/** The dice of one combatant. */
export function diceOf(state: Pick<RoundState, "dice">, id: string): RoundDice {
  return state.dice.find((one) => one.id === id)?.dice ?? {};
}
