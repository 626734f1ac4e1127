import type { KeptBlow } from "../../../../core/attack/attack.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import { woundCalls } from "../calls.js";
import { attackMarkCalls } from "../../deeds/mark-calls.js";
import type { AREA_KEPT } from "./outcome.js";

type AreaBlow = KeptBlow<typeof AREA_KEPT>;

/** DD-93, DD-97, DD-177, DD-181 — what a wound leaves to be done, and the box of Réflexes that a natural 20 may tick. */
export function areaCalls(target: Actor, blow: AreaBlow): readonly AttackCall[] {
  return [...woundCalls(target, blow.outcome), ...reflexMarks(target, blow)];
}

/** DD-177 — the box of Réflexes, also where nothing was left to write. */
export function reflexMarks(target: Actor, { outcome: { passed, die } }: AreaBlow): readonly AttackCall[] {
  return attackMarkCalls(target, passed ? die : null, "jet.reflexes");
}
