import type { Json } from "../../../../core/shape/shape.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { readOutcome } from "./read-outcome.js";
import { tickedOn } from "./ticked.js";

/** SE-53 that waited for its word: others may have filled circles meanwhile, and its wounds lie elsewhere. */
export function settledOn(stored: Outcome, target: Actor): Outcome {
  const { wounds, nature } = readOutcome(stored);
  return { ...stored, ...(JSON.parse(JSON.stringify(tickedOn(target, wounds, nature))) as Record<string, Json>) };
}
