import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { numberIn, textIn } from "../../../../core/deed/choices.js";
import { mindOf } from "../../data/body.js";
import { percentileSpec } from "../../dice/specs.js";
import { learnMythos } from "../../rules/magic.js";
import { percentTest } from "../../rules/percentages.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { fact, figure, named, told } from "../card.js";
import { deed } from "../deed.js";
import { numberField, textField } from "../fields.js";
import { count, flag } from "../figures.js";
import { obstacle, unlessAlive, unlessAwake } from "../reading.js";
import { isDecided } from "../../../../core/play/contract/figures.js";

const ROLL = "mythos";
/** What a keeper adds to a percentage or takes from it, and the most that is learned at once. */
const MOST_PERCENT = 99;

/** DD-111 — a test of the Mythe de Cthulhu: a percentage, and nothing of the d20. */
export const mythosTest = deed("mythosTest", {
  icon: "fa-solid fa-eye",
  by: "owner",
  rollsUnder: true,
  fields: (_actors, choices) => {
    const more = moreIn(choices);
    return [
      textField("reason", textIn(choices, "reason")),
      { ...numberField("more", more, -MOST_PERCENT, MOST_PERCENT, told("hint.percent")), asks: more > 0, folded: true },
    ];
  },
  obstacle: ({ actor }) => (mindOf(actor) ? unlessAwake(actor) : obstacle("noMythos", actor)),
  rolls: () => [percentileSpec(ROLL, "mythos")],
  outcome: ({ actor, choices, dice }) => {
    const [die, threshold] = [dice[ROLL]?.[0] ?? 100, (mindOf(actor)?.mythos ?? 0) + moreIn(choices)];
    return { die, threshold, success: percentTest(die, threshold), reason: textIn(choices, "reason") };
  },
  edit: {
    figures: () => [count("threshold", [-MOST_PERCENT, 2 * MOST_PERCENT]), flag("success")],
    follow: (decided): Outcome =>
      isDecided(decided, "success")
        ? {}
        : { success: percentTest(stored(decided, "die"), stored(decided, "threshold")) },
  },
  view: (outcome) => {
    const success = outcome.success === true;
    const reason = word(outcome, "reason");
    return card({
      verdict: told(success ? "mythosTest.knows" : "mythosTest.fails"),
      tone: success ? "good" : "bad",
      die: { faces: 100, value: stored(outcome, "die"), state: success ? "hit" : "miss" },
      facts: [
        fact("threshold", told("percent", { value: stored(outcome, "threshold") }), "DD-111"),
        ...(reason ? [fact("reason", named(reason), "DD-111")] : []),
      ],
    });
  },
});

function moreIn(choices: DeedChoices): number {
  return numberIn(choices, "more", { min: -MOST_PERCENT, max: MOST_PERCENT, otherwise: 0 });
}

/** DD-111 — what was learned of the Mythe, and the SAN that it leaves no room for. */
export function mythosChanges(outcome: Outcome, actor: Actor): Required<Pick<Changes, "numbers">> {
  const mind = mindOf(actor);
  const gain = stored(outcome, "mythosGain");
  if (!mind || gain <= 0) return { numbers: [] };
  const { mythos, sanityMax } = learnMythos(mind.mythos, gain);
  return {
    numbers: [
      ...(mythos === mind.mythos ? [] : [{ path: "system.mythos", after: mythos }]),
      ...(mind.value > sanityMax ? [{ path: "system.sanity.value", after: sanityMax }] : []),
    ],
  };
}

/** DD-111 — the Mythe is learned by events too, by the keeper's word. */
export const mythosGain = deed("mythosGain", {
  icon: "fa-solid fa-book-skull",
  by: "keeper",
  fields: (_actors, choices) => [
    numberField("gain", gainIn(choices), 1, MOST_PERCENT, told("hint.mythosGain")),
    textField("reason", textIn(choices, "reason")),
  ],
  obstacle: ({ actor }) => (mindOf(actor) ? unlessAlive(actor) : obstacle("noMythos", actor)),
  outcome: ({ actor, choices }) => {
    const { gained, sanityMax } = learnMythos(mindOf(actor)?.mythos ?? 0, gainIn(choices));
    return { mythosGain: gained, sanityMax, reason: textIn(choices, "reason") };
  },
  changes: (outcome, actor) => ({ ...mythosChanges(outcome, actor) }),
  edit: { figures: () => [count("mythosGain", [0, MOST_PERCENT])] },
  view: (outcome) => {
    const reason = word(outcome, "reason");
    return card({
      verdict: told("mythosGain.verdict", { points: stored(outcome, "mythosGain") }),
      tone: "accent",
      facts: [
        ...(reason ? [fact("reason", named(reason), "DD-111")] : []),
        fact("sanityMax", figure(stored(outcome, "sanityMax")), "DD-111"),
      ],
    });
  },
});

function gainIn(choices: DeedChoices): number {
  return numberIn(choices, "gain", { min: 1, max: MOST_PERCENT, otherwise: 1 });
}
