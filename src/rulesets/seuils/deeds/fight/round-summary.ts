import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { card } from "../../../../core/deed/card.js";
import { filled, type Filled } from "../../../../core/deed/form.js";
import { text, whole, wholeFrom } from "../../../../core/shape/shape.js";
import { seuilsOptions } from "../../data/options.js";
import { stateLabel } from "../../data/actors/state-labels.js";
import { patientOf } from "../../data/actors/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { nextTick } from "../../rules/body/bleeding.js";
import { STATE_LEVELS } from "../../data/actors/state-level.js";
import { BLED, bledChanges, bledFacts, bledOutcome, bledOver } from "../bleeding.js";
import { deathCalls } from "../body/death.js";
import { inLine, rowsDrawn } from "../circles-kept.js";
import { deed, field, numbers, say } from "../kit.js";
import { unlessAlive } from "../reading.js";

/** SE-19 — the rounds of a fight that are over. */
const FORM = {
  combatId: field.carried(text),
  first: field.carried(wholeFrom(1, 9999)),
  /** 0: one round alone. */
  last: field.carried(wholeFrom(0, 9999)),
};
type Rounds = Filled<typeof FORM>;
const lastOf = ({ first, last }: Rounds): number => last || first;

/** SE-69 — how many of them somebody has bled through: those since it began, or since they have come into the fight. */
function roundsBled(actor: Actor, rounds: Rounds): number {
  const { care, clocks } = figuresOf(actor);
  if (!care.bleeding || clocks.combatId !== rounds.combatId) return 0;
  return Math.max(0, lastOf(rounds) - Math.max(rounds.first, clocks.round) + 1);
}

/** SE-19, SE-69 — the end of a round: how everybody fares, and what bleeding has done. */
export const roundSummary = deed("roundSummary", {
  icon: "fa-solid fa-hourglass-end",
  by: "keeper",
  title: (choices) => {
    const rounds = filled(FORM, { actors: [], choices });
    const [first, last] = [rounds.first, lastOf(rounds)];
    return say(first === last ? "roundSummary.one" : "roundSummary.several", { first, last });
  },
  form: FORM,
  kept: {
    ...BLED,
    rounds: whole,
    /** SE-69 — rounds until the blood ticks the next circle; 0: it does not. */
    next: whole,
  },
  obstacle: ({ actor }) => unlessAlive(actor),
  outcome: ({ actor, form }) => summed(actor, roundsBled(actor, form)),
  finalOutcome: ({ rounds }, actor) => summed(actor, rounds),
  changes: ({ rounds }, actor) => bledChanges(actor, { rounds }),
  view: (bled) => {
    const label = { key: stateLabel(bled.after) };
    return card({
      // One line for each: how they fare stands beside what it was.
      verdict: inLine([]),
      tone: "mute",
      severity: { label, level: STATE_LEVELS[bled.after], words: [] },
      facts: [...bledFacts(bled), ...nextFact(bled.next)],
      marks: rowsDrawn(bled),
      summary: label,
    });
  },
  calls: (_bled, actor) => deathCalls(actor),
});

/** SE-69 — how somebody fares who has bled for so many rounds. */
function summed(actor: Actor, rounds: number) {
  const next = nextTick(bledOver(patientOf(figuresOf(actor)), { rounds }), seuilsOptions())?.rounds ?? 0;
  return { ...bledOutcome(actor, { rounds }), rounds, next };
}

function nextFact(rounds: number): readonly CardFact[] {
  return rounds > 0
    ? [numbers("nextCircle", say(`rounds.${rounds === 1 ? "one" : "other"}`, { rounds }), "SE-69")]
    : [];
}
