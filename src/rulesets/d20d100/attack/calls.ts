import type { AppliedBlow, AttackCall } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";
import { deathTestCalls } from "../deeds/death-test.js";
import { destinyCalls } from "../deeds/destiny.js";
import { firstAidCalls } from "../deeds/first-aid.js";
import { printNotation } from "../rules/notation.js";
import { fight } from "./fields.js";
import { modesOf } from "./modes.js";
import { weaponOf } from "./reading.js";
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

/** DD-127 — the rest of the base attacks, the second half-round. */
export function oneMore(_attacker: Actor, weapon: Item, _target: Actor, outcome: AppliedBlow["outcome"]): Text | null {
  const { mode } = readOutcome(outcome);
  const rest = modesOf(weapon).find(({ id }) => id === "rest");
  const { empty, works, dropped } = weaponOf(weapon);
  if (mode !== "base" || !rest || empty || !works || dropped) return null;
  return fight("oneMore", { notation: printNotation(rest.line).replaceAll("-", "−") });
}
