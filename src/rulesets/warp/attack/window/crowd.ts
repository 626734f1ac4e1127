import type { Choices, Situation, WindowChoice } from "../../../../core/play/contract/situation.js";
import { WarpNpc } from "../../data/actors/npc.js";
import { MOST_DICE } from "../../rules/checks/pool.js";
import { countChoice, countIn, fight } from "../fields.js";

/** WP-42 — who of a crowd alike is there besides its first. */
export function othersOf({ system }: { readonly system: object }): number {
  return system instanceof WarpNpc ? system.count - 1 : 0;
}

/** WP-42 — dice of those of a crowd who attack with its first, though they cannot all strike; `dice` are those of each. */
export function crowdDice(attacker: Actor, choices: Choices, dice: number): number {
  return Math.min(MOST_DICE, countIn(choices.crowd, othersOf(attacker)) * dice);
}

/** WP-42 — the whole crowd attacks, unless its keeper says otherwise. */
export function crowdProposed(attacker: Actor): Choices {
  const others = othersOf(attacker);
  return others > 0 ? { crowd: String(others) } : {};
}

/** WP-42 — the choice of how many do; none for somebody alone. */
export function crowdChoices({ attacker, choices }: Situation): readonly WindowChoice[] {
  const others = othersOf(attacker);
  if (others === 0) return [];
  return [countChoice("crowd", countIn(choices.crowd, others), others, { group: "intent", hint: fight("hint.crowd") })];
}
