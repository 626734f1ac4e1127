import { obstacle, say } from "../../deeds/kit.js";
import type { Choices, Situation, WindowChoice } from "../../../../core/play/contract/situation.js";
import type { Text } from "../../../../core/text/text.js";
import { strongest } from "../../deeds/powers.js";
import { moreDice } from "../../deeds/more-dice.js";

import { chargesLeft } from "../../deeds/reserve.js";
import { flagChoice, isOn } from "../fields.js";
import { turnOf, weaponOf } from "../reading.js";
import { use } from "./words.js";

/** WP-113 — dice of the power that strengthens blows of the body; 0 without it, or with anything in hand. */
function scoreFor(weapon: Item): number {
  const { category } = weaponOf(weapon);
  const { actor } = weapon;
  return actor && (category === "unarmed" || category === "natural") ? strongest(actor, "lightningStrike") : 0;
}

/** WP-113, WD-43 — what it adds to this attack: dice paid for earlier in the turn, or paid for now. */
export function strikeDice(weapon: Item, choices: Choices): number {
  const score = isOn(choices.strike) ? scoreFor(weapon) : 0;
  const { actor } = weapon;
  return score > 0 && actor ? Math.max(score, turnOf(actor).strike) : 0;
}

/** WP-113, WD-43 — charges that it costs: one in each turn. */
export function strikeCharges(weapon: Item, choices: Choices): number {
  const { actor } = weapon;
  return actor && strikeDice(weapon, choices) > 0 && turnOf(actor).strike === 0 ? 1 : 0;
}

/** WP-113 — the field that asks for it; none without the power. */
export function strikeChoices({ attacker, weapon, choices }: Situation): readonly WindowChoice[] {
  const dice = scoreFor(weapon);
  if (dice === 0) return [];
  const paid = turnOf(attacker).strike > 0;
  const hint = paid ? use("strikePaid") : say("hint.charge", { dice: moreDice("dice", dice) });
  return [{ ...flagChoice("strike", isOn(choices.strike), { group: "intent", hint }), label: use("strike") }];
}

/** WD-43 — a charge lasts for the turn. */
export function strikeProposed(weapon: Item): string {
  return weapon.actor && scoreFor(weapon) > 0 && turnOf(weapon.actor).strike > 0 ? "1" : "0";
}

/** WP-103 — why it cannot be called upon; `null` when it can, or is not. */
export function strikeHindrance({ attacker, weapon, choices }: Situation): Text | null {
  return strikeCharges(weapon, choices) > chargesLeft(attacker) ? obstacle("noCharge", attacker) : null;
}
