import { opposedWinner } from "../checks/opposed.js";
import type { TestResult } from "../checks/test-result.js";

/** RP-79 — hit points that a caster may lose by a critical failure, where the effect does not turn on him (D-49). */
export const BACKLASH_FORMULA = "1d4";

/** RP-79 — a critical success doubles every number of the effect. */
export function castFactor(criticalSuccess: boolean): 1 | 2 {
  return criticalSuccess ? 2 : 1;
}

/** RP-79 — whether the target's Volonté keeps a spell off: the better margin wins, the target where they are equal. */
export function isResisted(
  cast: Pick<TestResult, "success" | "margin">,
  resistance: Pick<TestResult, "success" | "margin">,
): boolean {
  return opposedWinner(cast, resistance) !== "a";
}
