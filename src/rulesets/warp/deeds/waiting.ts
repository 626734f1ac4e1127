import { unwrittenBlows } from "../../../core/play/log/round-outcomes.js";
import { whole } from "../../../core/shape/shape.js";
import { sumOf } from "../rules/checks/faces.js";
import { turnNow } from "./reading.js";

/** WP-15, WP-103 — dice of experience, or charges, that answers of this turn have used up and that are not written yet. */
export function usedWaiting(actor: Actor, what: "experience" | "charges"): number {
  return sumOf(unwrittenBlows(actor, turnNow(actor)).map(({ outcome }) => whole.read(outcome[what])));
}
