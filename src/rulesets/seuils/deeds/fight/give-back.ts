import { card } from "../../../../core/deed/card.js";
import { nullable, oneOf, whole } from "../../../../core/shape/shape.js";
import { doneIn, type RoundDone } from "../../data/actors/round.js";
import { figuresOf, roundCounted } from "../../data/reading.js";
import { stillOf } from "../../fight/round-written.js";
import { AREA, deed, fact, field, figure, obstacle, say } from "../kit.js";

/** SE-14…SE-18 — what can be given back. */
const COUNTED = ["attacks", "defences", "others", "extraDefences"] as const satisfies readonly (keyof RoundDone)[];
type Counted = (typeof COUNTED)[number];

/** What somebody has done in this round; `null` outside a fight, where nobody counts. */
function doneBy(actor: Actor): RoundDone | null {
  const now = roundCounted(actor);
  return now && doneIn(figuresOf(actor).round, now);
}

/** SE-14 — what of it was done at least once. */
function spentBy(actor: Actor | undefined): readonly Counted[] {
  const done = actor ? doneBy(actor) : null;
  return done ? COUNTED.filter((id) => done[id] > 0) : [];
}

/** SE-14 — the keeper lets somebody do again what they did in this round: it does not count. */
export const giveBack = deed("giveBack", {
  icon: "fa-solid fa-rotate-left",
  by: "keeper",
  form: {
    counted: field.choice(COUNTED, "giveBack", { initial: ({ actors: [actor] }) => spentBy(actor)[0] ?? COUNTED[0] }),
  },
  window: ({ counted }, { actor }) => {
    const spent = spentBy(actor);
    return { counted: spent.length > 1 && spent.includes(counted) && { options: field.words(spent, "giveBack") } };
  },
  kept: { counted: nullable(oneOf(COUNTED)), after: whole },
  obstacle: ({ actor, form }) => (spentBy(actor).includes(form.counted) ? null : obstacle("nothingSpent", actor)),
  outcome: ({ actor, form: { counted } }) => {
    const done = doneBy(actor);
    return done && spentBy(actor).includes(counted) ? { counted, after: done[counted] - 1 } : {};
  },
  changes: ({ counted, after }, actor) => {
    if (!counted) return null;
    const holding = stillOf("round", figuresOf(actor).round); // in the next round it counts no more
    return { numbers: [{ path: `system.round.${counted}`, after, while: holding }] };
  },
  view: ({ counted, after }) =>
    card({
      verdict: say("giveBack.verdict", { what: { key: `${AREA}.giveBack.${counted ?? "attacks"}` } }),
      tone: "good",
      facts: [fact("counts", figure(after), "SE-14")],
    }),
});
