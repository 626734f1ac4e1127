import type { Shock } from "../vocabulary.js";
import type { State } from "../vocabulary.js";

/** Why somebody does not act: dead (GB-08), without PF (GB-09), or losing the turn to a violent shock (GB-35). */
export type Inability = "dead" | "unable" | "shocked";

/** GB-08, GB-09, GB-35 — what keeps somebody from attacking; `null`: nothing. */
export function inability(state: State, shock: Shock): Inability | null {
  if (state === "dead") return "dead";
  if (state !== "active") return "unable";
  return shock === "violent" ? "shocked" : null;
}
