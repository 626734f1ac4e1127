import { card } from "../../../../core/deed/card.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { text, whole } from "../../../../core/shape/shape.js";
import { mindOf } from "../../data/body.js";
import { percentileSpec } from "../../dice/specs.js";
import { learnMythos } from "../../rules/mind/magic.js";
import { reasonFacts } from "../d20-test.js";
import { count, deed, fact, field, figure, obstacle, say, yesNo } from "../kit.js";
import { unlessAlive, unlessAwake } from "../reading.js";
import { PERCENT, percentDecided, percentOutcome, percentShown } from "./percent.js";

const ROLL = "mythos";
/** What a keeper adds to a percentage or takes from it, and the most that is learned at once. */
const MOST_PERCENT = 99;

/** DD-111 — a test of the Mythe de Cthulhu: a percentage, and nothing of the d20. */
export const mythosTest = deed("mythosTest", {
  icon: "fa-solid fa-eye",
  by: "owner",
  rollsUnder: true,
  form: {
    reason: field.text(),
    more: field.number(-MOST_PERCENT, MOST_PERCENT, {
      ...{ initial: 0, hint: say("hint.percent"), folded: true },
      asks: (more) => more > 0,
    }),
  },
  kept: { ...PERCENT, reason: text },
  obstacle: ({ actor }) => (mindOf(actor) ? unlessAwake(actor) : obstacle("noMythos", actor)),
  rolls: () => [percentileSpec(ROLL, "mythos")],
  outcome: ({ actor, form: { more, reason }, dice }) => ({
    ...percentOutcome(ROLL, (mindOf(actor)?.mythos ?? 0) + more, dice),
    reason,
  }),
  edit: {
    figures: () => [count("threshold", [-MOST_PERCENT, 2 * MOST_PERCENT]), yesNo("success")],
    follow: percentDecided,
  },
  view: ({ reason, ...test }) =>
    card({
      ...percentShown(test),
      verdict: say(test.success ? "mythosTest.knows" : "mythosTest.fails"),
      facts: [fact("threshold", say("percent", { value: test.threshold }), "DD-111"), ...reasonFacts(reason, "DD-111")],
    }),
});

/** DD-111 — what was learned of the Mythe, and the SAN that it leaves no room for. */
export function mythosChanges(
  { mythosGain: gain }: { readonly mythosGain: number },
  actor: Actor,
): Required<Pick<Changes, "numbers">> {
  const mind = mindOf(actor);
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
  form: { gain: field.number(1, MOST_PERCENT, { hint: say("hint.mythosGain") }), reason: field.text() },
  kept: { mythosGain: whole, sanityMax: whole, reason: text },
  obstacle: ({ actor }) => (mindOf(actor) ? unlessAlive(actor) : obstacle("noMythos", actor)),
  outcome: ({ actor, form: { gain, reason } }) => {
    const { gained, sanityMax } = learnMythos(mindOf(actor)?.mythos ?? 0, gain);
    return { mythosGain: gained, sanityMax, reason };
  },
  changes: mythosChanges,
  edit: { figures: () => [count("mythosGain", [0, MOST_PERCENT])] },
  view: ({ mythosGain: points, sanityMax, reason }) =>
    card({
      verdict: say("mythosGain.verdict", { points }),
      tone: "accent",
      facts: [...reasonFacts(reason, "DD-111"), fact("sanityMax", figure(sanityMax), "DD-111")],
    }),
});
