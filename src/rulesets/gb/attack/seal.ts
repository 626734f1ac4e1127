import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { OutcomeView, Seal } from "../../../core/play/contract/view.js";
import { booleanSetting } from "../../../core/settings/settings.js";
import { bentFacts } from "./bend.js";
import { lands, readClassic } from "./classic/classic.js";
import { readOutcome } from "./outcome-kept.js";
import { rollFacts } from "./view.js";

/** GB-03 — the card in two parts: that a blow hits is told at once; where, how badly and what it costs waits for the keeper. */
export const seal: Seal = {
  on: () => booleanSetting("gbTwoStageCard"),
  holds: (stored) => {
    const classic = readClassic(stored);
    if (classic) return lands(classic);
    const { hit, cover } = readOutcome(stored);
    return hit || cover === "asked";
  },
  view: openPart,
};

function openPart(stored: Outcome): OutcomeView {
  const classic = readClassic(stored);
  const outcome = classic ?? readOutcome(stored);
  const verdict = { key: "GARDIEN.GB.CARD.hit" };
  const crit = !classic && readOutcome(stored).natural === "hit";
  return {
    verdict,
    tone: "accent",
    die: { faces: 20, value: outcome.d20, state: crit ? "crit" : "hit" },
    total: outcome.total,
    facts: classic ? bentFacts(classic) : rollFacts(readOutcome(stored)),
    severity: null,
    losses: [],
    summary: verdict,
  };
}
