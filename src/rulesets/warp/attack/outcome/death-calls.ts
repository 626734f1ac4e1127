import type { AttackCall } from "../../../../core/play/contract/call.js";
import { isAtDeathsDoor } from "../../data/actors/deaths-door.js";
import { figuresOf } from "../../deeds/reading.js";
import { fight } from "../fields.js";

/** WP-59 — the choice that a blow leaves to whoever plays its victim; the keeper decides for everybody else. */
export function deathCalls(target: Actor): readonly AttackCall[] {
  if (!target.hasPlayerOwner || !isAtDeathsDoor(figuresOf(target))) return [];
  return [{ deed: "death", choices: {}, label: fight("deathsDoor"), window: true }];
}
