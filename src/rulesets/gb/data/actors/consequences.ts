import type { Json } from "../../../../core/shape/shape.js";
import { exhaustionAfter, type Pools, type SaveRepeat } from "../../rules/body/pools.js";
import type { ExhaustionResult, State } from "../../rules/vocabulary.js";
import type { Shock } from "../../rules/vocabulary.js";
import type { ShockEnd } from "../../rules/fight/turns.js";

/** What a change of an actor asks for, as far as more follows from it; `undefined` where it says nothing. */
export interface Asked {
  readonly pv: number | undefined;
  readonly pf: number | undefined;
  readonly result: ExhaustionResult | undefined;
  readonly prone: boolean | undefined;
  readonly shock: Shock | undefined;
  readonly until: unknown;
}

/** An actor before a change, and what becomes of it. */
export interface Turn {
  readonly before: {
    readonly pools: Pools;
    readonly result: ExhaustionResult;
    readonly state: State;
    readonly prone: boolean;
  };
  /** Points as they are stored. */
  readonly stored: Pools;
  /** Points as they will be. */
  readonly after: Pools;
  /** The state that the points and an answer of the save bring. */
  stateWith(result: ExhaustionResult): State;
  /** When a shock given now is over. */
  shockEnd(): ShockEnd;
  readonly repeat: SaveRepeat;
  /** Something is taken back: what followed from it is taken back with it, nothing else follows. */
  readonly undone: boolean;
}

/**
 * What follows from a change of an actor, by path under `system`: points that their bounds move (GB-14), the answer of
 * the save that no longer holds (GB-09), the fall of whoever faints or dies (GB-09, D-62), the end of a shock (GB-34).
 */
export function consequencesOf(asked: Asked, turn: Turn): Record<string, Json> {
  const { before, after, stored, undone } = turn;
  const told = asked.result ?? before.result;
  const asksAgain = asked.result === undefined && !undone;
  const result = exhaustionAfter(told, before.pools, after, asksAgain ? turn.repeat : "crossing");
  const falls = !lies(before.state) && lies(turn.stateWith(result)) && !before.prone && asked.prone === undefined;
  const shocked = asked.shock !== undefined && asked.shock !== "none" && asked.until === undefined;
  return {
    ...(after.pv !== (asked.pv ?? stored.pv) && { "pv.value": after.pv }),
    ...(after.pf !== (asked.pf ?? stored.pf) && { "pf.value": after.pf }),
    ...(result !== told && { "exhaustion.result": result }),
    ...(falls && !undone && { "posture.prone": true }),
    ...(shocked && { "shock.until": { ...turn.shockEnd() } }),
  };
}

/** GB-09 — who faints or dies falls; a stunned victim stays up (D-62). */
function lies(state: State): boolean {
  return state === "unconscious" || state === "dead";
}
