import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { healthLabel } from "../../labels.js";
import type { Health } from "../../rules/body/hit-points.js";
import { fight } from "../fields.js";
import type { WarpOutcome } from "./kept-outcome.js";

/** Notches of five. */
const LEVELS: Readonly<Record<Health, number>> = { fit: 1, wounded: 3, down: 4, dying: 5, dead: 5 };

/** WP-57…WP-59 — how the target fares now, where everybody can see that it has changed. */
export function severityOf({
  before,
  after,
  category,
  temporary,
}: Pick<WarpOutcome, "before" | "after" | "category" | "temporary">): OutcomeView["severity"] {
  const down = after === "down" && !temporary && before !== "down";
  return {
    label: after === "fit" ? fight("stillFit") : { key: healthLabel(after) },
    level: LEVELS[after],
    words: after === before || after === "fit" ? [] : [fight(down ? `downBy.${bodyOf(category)}` : `becomes.${after}`)],
  };
}

/** WP-58 — what kind of harm puts somebody down. */
function bodyOf(category: string): "fists" | "blade" | "bullet" {
  if (category === "unarmed") return "fists";
  return category === "firearm" ? "bullet" : "blade";
}
