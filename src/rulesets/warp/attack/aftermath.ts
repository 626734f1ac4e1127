import type { Changes, ValueChange } from "../../../core/play/contract/changes.js";
import type { Choices } from "../../../core/play/contract/situation.js";
import { experienceUsed } from "../deeds/action.js";
import { figuresOf, turnNow } from "../deeds/reading.js";
import { chargesPaid } from "../deeds/reserve.js";
import { attackDone } from "../rules/fight/turn-changes.js";
import { experienceOf } from "./window/circumstances.js";
import { attackTrait } from "./traits.js";
import { rolledInTurn } from "./turn-written.js";
import { wayOf } from "./way.js";

/** WP-15, WP-50, WP-73, WP-89, WP-113 — what an attack uses up: the trait for this turn, shots, dice of experience. */
export function aftermathOf(attacker: Actor, weapon: Item, choices: Choices, blows: number): Changes | null {
  const { shots, actions, items, strike = 0, charges = 0 } = wayOf(weapon, choices).spent(weapon, choices, blows);
  const trait = attackTrait(weapon, choices.trait)?.id ?? null;
  const values = [
    ...rolledInTurn(attacker, (turn) => ({
      ...attackDone(turn, { trait, weapon: weapon.id, shots, actions }),
      strike: Math.max(turn.strike, strike),
    })),
    ...chargesPaid(attacker, charges),
    ...textChanges(attacker, choices.text ?? ""),
    ...experienceUsed(attacker, experienceOf(attacker, choices)),
  ];
  return values.length + items.length > 0 ? { values, items } : null;
}

/** WP-56 — what the next attack is compared with. */
function textChanges(attacker: Actor, text: string): readonly ValueChange[] {
  const { lastAttackText } = figuresOf(attacker).turn;
  return lastAttackText === text || turnNow(attacker).combatId === ""
    ? []
    : [{ path: "system.turn.lastAttackText", after: text }];
}
