import type { AttackCall } from "../../../core/attack/procedure.js";
import { isAtDeathsDoor } from "../deeds/death.js";
import { fight } from "./fields.js";

/** WP-59 — the choice that a blow leaves to whoever plays its victim; the keeper decides for everybody else. */
export function deathCalls(target: Actor): readonly AttackCall[] {
  if (!target.hasPlayerOwner || !isAtDeathsDoor(target)) return [];
  return [{ deed: "death", choices: {}, label: fight("deathsDoor") }];
}
