import { freeIn, tickedIn, worstRow, type Rows } from "./circles.js";
import { DEFAULTS, type Options } from "../options.js";
import type { State } from "../vocabulary.js";

/** SE-54 — how somebody fares by their circles, and the wounds past the last one. */
export function stateOf(
  rows: Rows,
  surplus: number,
  { killedMeaning }: Pick<Options, "killedMeaning"> = DEFAULTS,
): State {
  if (surplus > 0) return "mort";
  const worst = worstRow(rows, tickedIn);
  if (worst !== "tue") return worst ?? "indemne";
  if (freeIn(rows.tue) > 0) return "critique";
  if (rows.tue.lethal === 0) return "inconscient";
  return killedMeaning === "dead" ? "mort" : "mourant";
}

/** SE-32, SE-54 — whether somebody in this state acts and defends. */
export function canAct(state: State, { dyingActs }: Pick<Options, "dyingActs"> = DEFAULTS): boolean {
  return state === "mourant" ? dyingActs : state !== "inconscient" && state !== "mort";
}
