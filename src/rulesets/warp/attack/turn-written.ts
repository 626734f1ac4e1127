import type { Json } from "../../../core/shape/shape.js";
import type { ValueChange } from "../../../core/play/contract/changes.js";
import { figuresOf, turnNow } from "../deeds/reading.js";
import { doneIn } from "../rules/fight/turn-changes.js";
import type { TurnStamp, TurnState } from "../rules/fight/turn-state.js";

const SIMPLE = [
  ...(["combatId", "round", "extraActions", "actions", "rolled", "attacked", "desperate"] as const),
  ...(["attackTraits", "defenceTraits", "attackers", "advantageGrantedTo", "attacksReceived", "strike"] as const),
] satisfies readonly (keyof (TurnState & TurnStamp))[];

/** WP-39, WP-50 — what to write on somebody who has done or undergone more in this turn; what another turn left goes. */
export function turnChanges(actor: Actor, change: (state: TurnState) => TurnState): readonly ValueChange[] {
  const { turn } = figuresOf(actor);
  const after = doneIn(turn, turnNow(actor), change);
  const simple = SIMPLE.map((key) => ({ key, before: turn[key], after: after[key] }));
  const weapons = new Set([...Object.keys(turn.shots), ...Object.keys(after.shots)]);
  const shots = [...weapons].map((id) => ({
    key: `shots.${id}`,
    before: turn.shots[id] ?? 0,
    after: after.shots[id] ?? 0,
  }));
  return [...simple, ...shots]
    .filter((one) => !isSame(one.before, one.after))
    .map((one) => ({ path: `system.turn.${one.key}`, after: one.after as Json }));
}

/** The same for what is rolled: outside of a fight no turn ends, so none is remembered. */
export function rolledInTurn(actor: Actor, change: (state: TurnState) => TurnState): readonly ValueChange[] {
  return turnNow(actor).combatId === "" ? [] : turnChanges(actor, change);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
