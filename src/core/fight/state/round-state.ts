import { list, object, text, whole } from "../../shape/heal.js";
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
  /** Where those act who play by other rules: in which phase, and with which number. */
  readonly others: readonly { readonly id: string; readonly phase: string; readonly place: number }[];
  /** What was declared by those who are bound to it, as what is to be written, in JSON. */
  readonly sealed: readonly Said[];
}

/** Something to be written on somebody, in JSON, by the id of their combatant. */
export interface Said {
  readonly id: string;
  readonly said: string;
}

/** How far the round of a fight has come; `null` where nobody has said so of this very round. */
export function roundState(combat: Combat): RoundState | null {
  const state = combat.started ? storedRound(combat) : null;
  return state?.round === combat.round ? state : null;
}

/** How far the round came that a fight was in last, which may be another by now; `null` where there was none. */
export function storedRound({ flags }: Combat): RoundState | null {
  const stored = (flags as Record<string, Record<string, unknown> | undefined>)["gardien"]?.[ROUND];
  return stored ? readState(stored) : null;
}

/** How far a round came, as a flag has it. */
export function readState(stored: unknown): RoundState {
  const { round, stand, over, since, slowestFirst, dice, moved, others, sealed } = object(stored);
  return {
    round: whole(round),
    stand: text(stand),
    over: list(over).map(text),
    since: whole(since),
    slowestFirst: slowestFirst === true,
    dice: list(dice).map((one) => ({ id: text(object(one)["id"]), dice: object(one)["dice"] as RoundDice })),
    moved: list(moved).map((one) => ({ id: text(object(one)["id"]), initiative: Number(object(one)["initiative"]) })),
    others: list(others)
      .map(object)
      .map(({ id, phase, place }) => ({
        id: text(id),
        phase: text(phase),
        place: Number(place),
      })),
    sealed: readSaid(sealed),
  };
}

/** What is to be written on several, as a flag has it. */
export function readSaid(stored: unknown): readonly Said[] {
  return list(stored)
    .map(object)
    .map(({ id, said }) => ({ id: text(id), said: text(said) }));
}

/** The dice of one combatant. */
export function diceOf(state: Pick<RoundState, "dice">, id: string): RoundDice {
  return state.dice.find((one) => one.id === id)?.dice ?? {};
}
