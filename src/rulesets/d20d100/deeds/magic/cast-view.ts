import { card } from "../../../../core/deed/card.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { flag, nullable, oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
import { d20d100Options } from "../../data/options.js";
import { actionCostLabel } from "../../labels.js";
import { percentTest } from "../../rules/checks/percentages.js";
import { ACTION_COSTS } from "../../rules/vocabulary.js";
import { called, fact, figure, named, say } from "../kit.js";
import { SANITY, sanityFacts, sanityShown } from "../sanity-lost.js";

/** DD-174, DD-175 — what an outcome keeps of a spell that was cast. */
export const CAST = {
  ...SANITY,
  ...{ spell: text, says: text, components: text, time: text, range: text, duration: text },
  ...{ written: text, cost: whole, paid: flag, power: whole, action: nullable(oneOf(ACTION_COSTS)), touch: flag },
  /** Whom it falls on, by name and by UUID. */
  ...{ target: text, on: text, damage: text, healing: text },
  /** Both totals; `null` where nobody resists. */
  ...{ mine: nullable(whole), theirs: nullable(whole) },
  /** What the points paid buy; `null`: this spell needs no percentage. */
  ...{ percent: nullable(whole), die: nullable(whole) },
  /** `null` as long as nobody has resisted what is to be resisted. */
  works: nullable(flag),
};
export interface Cast extends Read<typeof CAST> {}

/** DD-174, DD-175 — a spell on its card: whether it works, what it costs, and its own words. */
export function castView(outcome: Cast): ReturnType<typeof card> {
  const { works, paid, cost, die, percent, spell } = outcome;
  const cameTo = works === null ? "untested" : works ? "works" : outcome.mine === null ? "failed" : "resisted";
  const shown = sanityShown(outcome);
  return card({
    verdict: say(`cast.${paid ? cameTo : "unpaid"}`, { spell: called(spell) }),
    tone: !paid ? "bad" : works === null ? "mute" : works ? "accent" : "bad",
    die:
      die !== null && paid ? { faces: 100, value: die, state: percentTest(die, percent ?? 0) ? "hit" : "miss" } : null,
    facts: factsOf(outcome),
    ...shown,
    losses: [...(paid && cost > 0 ? [say("loss.mp", { points: cost })] : []), ...shown.losses],
  });
}

function factsOf(outcome: Cast): readonly CardFact[] {
  const { percent, works, mine, theirs, action, touch, power } = outcome;
  const worded = (id: "target" | "says" | "time" | "range" | "duration" | "components", rule = "DD-174") =>
    outcome[id] ? [fact(id, named(outcome[id]), rule)] : [];
  return [
    ...worded("target"),
    ...(percent === null ? [] : [fact("threshold", say("percent", { value: percent }), "DD-174")]),
    ...(works === null ? [fact("powers", say("cast.untestedRow"), "DD-174")] : []),
    ...(mine === null ? [] : [fact("powers", say("cast.powers", { mine, theirs: theirs ?? 0 }), "DD-174")]),
    ...worded("says"),
    ...(action ? [fact("action", { key: actionCostLabel(action) }, "DD-120")] : []),
    ...(touch ? [fact("touch", say("cast.touchRow"), "DD-175")] : []),
    ...worded("time"),
    ...worded("range"),
    ...worded("duration"),
    ...(d20d100Options().useSpellComponents ? worded("components", "DD-175") : []),
    ...(power > 0 ? [fact("powerLost", figure(power), "DD-174")] : []),
    ...sanityFacts(outcome),
  ];
}
