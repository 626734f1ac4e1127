import type { AppliedBlow, AttackCall, Choices } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";
import { deathTestCalls } from "../deeds/death-test.js";
import { destinyCalls } from "../deeds/destiny.js";
import { firstAidCalls } from "../deeds/first-aid.js";
import { printNotation } from "../rules/notation.js";
import { ROUND_HALVES } from "../rules/round-actions.js";
import { CHOICE } from "./chosen.js";
import { fight } from "./fields.js";
import { isJammed } from "./missiles.js";
import { modesOf, partOf, type Mode } from "./modes.js";
import { figuresOf, weaponOf } from "../reading.js";
import { roundNow } from "./reading.js";
import { readOutcome } from "./read-outcome.js";

/** DD-93, DD-97, DD-181 — what a blow leaves to be done: a test against death, first aid, a point of destiny. */
export function callsOf(target: Actor, _attack: string, blow?: AppliedBlow): readonly AttackCall[] {
  if (!blow) return [];
  const { before, after, massive, type } = readOutcome(blow.outcome);
  return [
    ...deathTestCalls({ massive }, target),
    ...firstAidCalls(target),
    ...destinyCalls({ type, damage: before.hp - after.hp }, target),
  ];
}

/** DD-127, DD-144, DD-151 — the second half-round; or the way out for a weapon that has jammed, and keeps what it had left. */
export function oneMore(attacker: Actor, weapon: Item, _target: Actor, stored: AppliedBlow["outcome"]): Text | null {
  const { incident, mode, groups, skipped } = readOutcome(stored);
  const { empty, dropped } = weaponOf(weapon);
  if (incident !== "none" || isJammed(weapon)) return clearing(weapon);
  if (empty || dropped || !hasHalfLeft(attacker)) return null;
  const modes = modesOf(weapon);
  const rest = mode === "base" ? modes.find(({ id }) => id === "rest") : othersOf(modes, mode, groups.length + skipped);
  return rest ? fight("oneMore", { notation: printNotation(rest.line).replaceAll("-", "−") }) : null;
}

/** DD-151 — the words of the button that clears a weapon; `null` for one that works. */
export function clearing(weapon: Item): Text | null {
  return isJammed(weapon) ? { key: "GARDIEN.D20D100.DEED.unjam.name" } : null;
}

/** DD-127, D-67 — what the attack after this one is: what is left of the row, or of the rapid fire. */
export function chosenNext(stored: AppliedBlow["outcome"]): Choices {
  const { mode } = readOutcome(stored);
  return mode === "base" ? { [CHOICE.mode]: "rest" } : { [CHOICE.mode]: mode, [CHOICE.part]: "others" };
}

/** D-67 — the groups that rapid fire leaves for the second half-round, once only the first was fired. */
function othersOf(modes: readonly Mode[], id: string, fired: number): Mode | null {
  const whole = modes.find((one) => one.id === id && one.multiple);
  return whole && fired === 1 && whole.line.length > 1 ? partOf(whole, "others") : null;
}

/** DD-127 — whether the round that the first half was played in is still on; outside fights nobody counts. */
function hasHalfLeft(attacker: Actor): boolean {
  const { spent } = figuresOf(attacker).fightNow;
  return roundNow(attacker) === null || (spent > 0 && spent < ROUND_HALVES);
}
