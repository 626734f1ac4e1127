import type { OutcomeView, Seal } from "../../../core/play/contract/view.js";
import { gbOptions } from "../data/options.js";
import { lands } from "./classic/classic.js";
import { readOutcome, type GbOutcome } from "./outcome-kept.js";
import { rollFacts } from "./view.js";

/** GB-03 — the card in two parts: that a blow hits is told at once; where, how badly and what it costs waits for the keeper. */
export const seal: Seal = {
  on: () => gbOptions().twoStageCard,
  holds: (stored) => {
    const outcome = readOutcome(stored);
    return outcome.classic ? lands(outcome) : outcome.hit || outcome.cover === "asked";
  },
  view: (stored) => openPart(readOutcome(stored)),
};

function openPart(outcome: GbOutcome): OutcomeView {
  const verdict = { key: "GARDIEN.GB.CARD.hit" };
  return {
    verdict,
    tone: "accent",
    die: { faces: 20, value: outcome.d20, state: outcome.natural === "hit" ? "crit" : "hit" },
    total: outcome.total,
    facts: rollFacts(outcome),
    severity: null,
    losses: [],
    summary: verdict,
  };
}
