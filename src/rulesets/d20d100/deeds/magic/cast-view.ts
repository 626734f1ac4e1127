import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { d20d100Options } from "../../data/options.js";
import { actionCostLabel } from "../../labels.js";
import { percentTest } from "../../rules/percentages.js";
import { ACTION_COSTS } from "../../rules/vocabulary.js";
import { sanityFacts, sanityShown } from "../sanity-lost.js";
import { called, fact, figure, named, told } from "../card.js";

/** DD-174, DD-175 — a spell on its card: whether it works, what it costs, and its own words. */
export function castView(outcome: Outcome): ReturnType<typeof card> {
  const [works, paid, cost] = [outcome.works === true, outcome.paid === true, stored(outcome, "cost")];
  const open = outcome.works === null;
  const cameTo = open ? "untested" : works ? "works" : "mine" in outcome ? "resisted" : "failed";
  return card({
    verdict: told(`cast.${paid ? cameTo : "unpaid"}`, { spell: called(word(outcome, "spell")) }),
    tone: !paid ? "bad" : open ? "mute" : works ? "accent" : "bad",
    die:
      typeof outcome.die === "number" && paid
        ? {
            faces: 100,
            value: stored(outcome, "die"),
            state: percentTest(outcome.die, stored(outcome, "percent")) ? "hit" : "miss",
          }
        : null,
    facts: factsOf(outcome),
    ...sanityShown(outcome),
    losses: [...(paid && cost > 0 ? [told("loss.mp", { points: cost })] : []), ...sanityShown(outcome).losses],
  });
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const worded = (id: string, rule: string): readonly CardFact[] => {
    const said = word(outcome, id);
    return said ? [fact(id, named(said), rule)] : [];
  };
  const totals = { mine: stored(outcome, "mine"), theirs: stored(outcome, "theirs") };
  const power = stored(outcome, "power");
  const action = ACTION_COSTS.find((one) => one === outcome.action);
  return [
    ...worded("target", "DD-174"),
    ...(typeof outcome.percent === "number"
      ? [fact("threshold", told("percent", { value: outcome.percent }), "DD-174")]
      : []),
    ...(outcome.works === null ? [fact("powers", told("cast.untestedRow"), "DD-174")] : []),
    ...("mine" in outcome ? [fact("powers", told("cast.powers", totals), "DD-174")] : []),
    ...worded("says", "DD-174"),
    ...(action ? [fact("action", { key: actionCostLabel(action) }, "DD-120")] : []),
    ...(outcome.touch === true ? [fact("touch", told("cast.touchRow"), "DD-175")] : []),
    ...worded("time", "DD-174"),
    ...worded("range", "DD-174"),
    ...worded("duration", "DD-174"),
    ...(d20d100Options().useSpellComponents ? worded("components", "DD-175") : []),
    ...(power > 0 ? [fact("powerLost", figure(power), "DD-174")] : []),
    ...sanityFacts(outcome),
  ];
}
