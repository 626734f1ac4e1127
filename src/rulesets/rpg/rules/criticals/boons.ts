import type { ArmourPiece } from "../attack/armour.js";
import type { Condition } from "../body/conditions.js";
import { parseDice } from "../dice-formula.js";
import type { Boon } from "./effects.js";
import { LOCATION_DIE } from "../attack/locations.js";
import { isOn, type Moment } from "../body/spans.js";

const EVERYWHERE = Array.from({ length: LOCATION_DIE }, (_, i) => i + 1);

/** RP-79 — the formulas of the boons of a kind that are on. */
function formulasOf(conditions: readonly Condition[], boon: Boon, moment: Moment): readonly string[] {
  return conditions.flatMap(({ state, span }) =>
    state.type === "boon" && state.boon === boon && isOn(span, moment) ? [state.formula] : [],
  );
}

/** RP-08, RP-79 — whether the dark is no reason for an FD. */
export function seesInTheDark(conditions: readonly Condition[], moment: Moment): boolean {
  return formulasOf(conditions, "nightSight", moment).length > 0;
}

/** RP-66, RP-79 — what spells protect with, as layers of armour that cover everything. */
export function wardsOf(conditions: readonly Condition[], moment: Moment): readonly ArmourPiece[] {
  return formulasOf(conditions, "ward", moment).flatMap((written) => {
    const formula = parseDice(written);
    return formula ? [{ formula, coverage: EVERYWHERE }] : [];
  });
}

/** RP-79, RP-84 — metres by which a fall counts less: the same spell twice helps no more than once. */
export function lighterFall(conditions: readonly Condition[], moment: Moment): number {
  return Math.max(0, ...formulasOf(conditions, "lightFall", moment).map(Number).filter(Number.isFinite));
}
