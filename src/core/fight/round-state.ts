import { list, object, text, whole } from "../attack/intent.js";
import { ROUND } from "./phases-in.js";
import type { RoundDice } from "./round-rule.js";

/** How far the round of a fight has come. */
export interface RoundState {
  readonly round: number;
  /** Id of the phase in which nobody acts and the fight stands still; empty while people act. */
  readonly stand: string;
  /** Ids of such phases that are over. */
  readonly over: readonly string[];
  /** When the fight came to stand still, in milliseconds of the server's clock. */
  readonly since: number;
  /** Whether the list shows the slowest first. */
  readonly slowestFirst: boolean;
  readonly dice: readonly { readonly id: string; readonly dice: RoundDice }[];
  /** Combatants that the keeper has put elsewhere by hand. */
  readonly moved: readonly { readonly id: string; readonly initiative: number }[];
  /** What was declared by those who are bound to it, as what is to be written, in JSON. */
  readonly sealed: readonly { readonly id: string; readonly said: string }[];
}

/** How far the round of a fight has come; `null` where nobody has said so of this very round. */
export function roundState(combat: Combat): RoundState | null {
  const stored = (combat.flags as Record<string, Record<string, unknown> | undefined>)["gardien"]?.[ROUND];
  if (!stored || !combat.started) return null;
  const { round, stand, over, since, slowestFirst, dice, moved, sealed } = object(stored);
  if (whole(round) !== combat.round) return null;
  return {
    round: combat.round,
    stand: text(stand),
    over: list(over).map(text),
    since: whole(since),
    slowestFirst: slowestFirst === true,
    dice: list(dice).map((one) => ({ id: text(object(one)["id"]), dice: object(one)["dice"] as RoundDice })),
    moved: list(moved).map((one) => ({ id: text(object(one)["id"]), initiative: Number(object(one)["initiative"]) })),
    sealed: list(sealed).map((one) => ({ id: text(object(one)["id"]), said: text(object(one)["said"]) })),
  };
}

/** The dice of one combatant. */
export function diceOf(state: Pick<RoundState, "dice">, id: string): RoundDice {
  return state.dice.find((one) => one.id === id)?.dice ?? {};
}
