import type { DefenceSituation, Struck } from "../../../../core/play/contract/defence.js";
import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Line } from "../../../../core/play/contract/modifiers.js";
import type { Blow } from "../../../../core/play/contract/outcome.js";
import { tableDice } from "../../data/options.js";
import type { PoolRequest } from "../../dice/roll-pool.js";
import { poolRolls } from "../../dice/specs.js";
import { diceRulesFor } from "../../rules/checks/dice-rules.js";
import { armourRolls } from "../outcome/armour.js";
import { wayOf } from "../way.js";

/** Id of the defender's roll. */
export const DEFENCE = "defence";

/** WP-49, WP-53 — the request of a defence's pool. */
export function requestFor(situation: DefenceSituation, lines: readonly Line[]): PoolRequest {
  const { weapon, choices, kept } = situation.blow;
  const { what, rules } = wayOf(weapon, choices, kept).guard.roll(situation);
  return { what, base: 0, lines, rules: diceRulesFor(rules, tableDice(), situation.blow.target.hasPlayerOwner) };
}

/** WP-49, WP-53 — the dice of a defence as its lines tell them. */
export function defenceRequest(blow: Blow): PoolRequest {
  const { defence } = blow;
  const choices = defence?.choices ?? {};
  return requestFor({ blow: asStruck(blow), choices, refused: defence?.refused ?? true }, defence?.lines ?? []);
}

/** A blow as its target was asked about it. */
export function asStruck({ attacker, weapon, target, metres, choices, dice, kept, lines, bonus }: Blow): Struck {
  const struck = { weapon, target, metres, choices, dice, lines, bonus };
  return { ...struck, attacker: attacker ?? weapon?.actor ?? null, ...(kept && { kept }) };
}

/** WP-49, WP-61 — what the target throws: its defence, and what it wears. */
export function defenceRolls(situation: DefenceSituation, lines: readonly Line[]): readonly RollSpec[] {
  const { blow } = situation;
  const request = requestFor(situation, lines);
  const pool = poolRolls(DEFENCE, request, "defender");
  const { harm } = wayOf(blow.weapon, blow.choices, blow.kept).damage({ ...blow, guard: lines });
  return [...pool, ...armourRolls(blow.target, harm)];
}
