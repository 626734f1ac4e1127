import type { AppliedBlow, AttackCall } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";
import { printNotation } from "../rules/notation.js";
import { fight } from "./fields.js";
import { modesOf } from "./modes.js";
import { actingState, weaponOf } from "./reading.js";
import { readOutcome } from "./read-outcome.js";

/** DD-93 — a blow that may kill at once asks for a test of CON. */
export function callsOf(target: Actor, attack: string, blow?: AppliedBlow): readonly AttackCall[] {
  const { massive } = readOutcome(blow?.outcome ?? {});
  if (!massive || actingState(target) === "dead") return [];
  return [{ deed: "deathTest", choices: { attack }, label: fight("call.deathTest"), window: true, owed: true }];
}

/** DD-127 — the rest of the base attacks, the second half-round. */
export function oneMore(_attacker: Actor, weapon: Item, _target: Actor, outcome: AppliedBlow["outcome"]): Text | null {
  const { mode } = readOutcome(outcome);
  const rest = modesOf(weapon).find(({ id }) => id === "rest");
  const { empty, works, dropped } = weaponOf(weapon);
  if (mode !== "base" || !rest || empty || !works || dropped) return null;
  return fight("oneMore", { notation: printNotation(rest.line).replaceAll("-", "−") });
}
