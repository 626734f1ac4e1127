import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { AppliedBlow } from "../../../../core/play/contract/outcome.js";
import { woundCalls } from "../calls.js";
import { attackMarkCalls } from "../../deeds/mark-calls.js";
import { readAreaOutcome } from "./outcome.js";

/** DD-93, DD-97, DD-177, DD-181 — what a wound leaves to be done, and the box of Réflexes that a natural 20 may tick. */
export function areaCalls(target: Actor, blow: AppliedBlow): readonly AttackCall[] {
  return [...woundCalls(target, blow), ...reflexMarks(target, blow)];
}

/** DD-177 — the box of Réflexes, also where nothing was left to write. */
export function reflexMarks(target: Actor, { outcome }: AppliedBlow): readonly AttackCall[] {
  const { passed, die } = readAreaOutcome(outcome);
  return attackMarkCalls(target, passed ? die : null, "jet.reflexes");
}
