import { card } from "../../../../core/deed/card.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { flag, list, record, whole, type Read } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../attack/reading.js";
import { momentOf } from "../../data/actors/moment.js";
import { lossesOver, MOST_ROUNDS, noLosses, type RoundLosses } from "../../rules/body/round-losses.js";
import { BURNT, burnChanges, burnFacts, burnOutcome } from "../hazards/burns.js";
import { CLOCK_FORM, deed, fact, field, figure, obstacle, say, unlessAlive } from "../kit.js";
import { lastingChange } from "../lasting.js";
import { kills, LOSS, lossEdit, lossNumbers, lossOutcome, lossShown } from "../loss.js";
import { lossRolls, takenBy } from "./losses-rolled.js";

const KEPT = {
  ...LOSS,
  rounds: whole,
  ...{ bleeds: flag, burns: flag, chokes: flag },
  ...{ bled: whole, burnt: whole, choked: whole, ...BURNT },
  /** RP-90 — no breath is held any more. */
  failed: flag,
  breaths: list(record({ round: whole, die: whole, threshold: whole })),
};
type Losses = Read<typeof KEPT>;

interface Asking {
  readonly actor: Actor;
  readonly form: { readonly rounds: number; readonly clock: boolean };
}

const lossesIn = ({ actor, form }: Asking): RoundLosses =>
  lossesOver(figuresOf(actor).lasting, form.rounds, momentOf(actor), !form.clock);

/** RP-61, RP-86, RP-90 — the points that bleeding, fire and want of air take as rounds go by. */
export const losses = deed("losses", {
  icon: "fa-solid fa-droplet",
  by: "owner",
  form: {
    /** The clock says how many went by, a hand has one round taken. */
    rounds: field.number(1, MOST_ROUNDS, { when: (asked) => !CLOCK_FORM.clock.read(asked) }),
    ...CLOCK_FORM,
  },
  kept: KEPT,
  obstacle: (asking) =>
    unlessAlive(asking.actor) ?? (noLosses(lossesIn(asking)) ? obstacle("noLosses", asking.actor) : null),
  rolls: (asking) => lossRolls(lossesIn(asking), asking.actor),
  outcome: ({ dice, ...asking }) => {
    const { actor, form } = asking;
    const { bleeding, burning, choking } = lossesIn(asking);
    const taken = takenBy(lossesIn(asking), actor, dice);
    return {
      ...lossOutcome(actor, taken.bled + taken.burnt + taken.choked),
      ...{ rounds: form.rounds, bleeds: bleeding.length > 0, burns: burning > 0, chokes: choking !== null },
      ...taken,
      ...burnOutcome(dice, false),
    };
  },
  // Time that went by all at once kills nobody without the keeper's word.
  asksKeeper: (kept) => kills(kept) && kept.rounds > 1,
  changes: lossChanges,
  edit: lossEdit,
  view: (kept) =>
    card({
      verdict: say(kept.loss > 0 ? "losses.done" : "losses.none"),
      tone: kept.loss > 0 ? "bad" : "mute",
      facts: lossFacts(kept),
      ...lossShown(kept),
    }),
});

function lossChanges(kept: Losses, actor: Actor): Changes {
  const { lasting } = figuresOf(actor);
  const choked = lasting.map((condition) =>
    condition.state.type === "choking" ? { ...condition, state: { ...condition.state, failed: true } } : condition,
  );
  const fails = kept.failed && lasting.some(({ state }) => state.type === "choking" && !state.failed);
  return {
    numbers: lossNumbers(kept, actor),
    values: [
      ...(fails ? lastingChange(choked) : []),
      ...(kept.burnt > 0 ? burnChanges({ ...kept, loss: kept.burnt }, actor) : []),
    ],
  };
}

/** RP-61, RP-86, RP-89, RP-90 — what took how much, and the rolls by which a breath was held. */
function lossFacts(kept: Losses): readonly CardFact[] {
  const { rounds, bleeds, bled, burns, burnt, breaths, failed, choked } = kept;
  return [
    ...(rounds > 1 ? [fact("rounds", figure(rounds), "RP-61")] : []),
    ...(bleeds ? [fact("bleeding", say("points", { points: bled }), "RP-61")] : []),
    ...(burns ? [fact("burning", say("points", { points: burnt }), "RP-86")] : []),
    ...breaths.map((breath) => fact("breath", say("breathOf", { ...breath }), "RP-90")),
    ...(failed ? [fact("suffocation", say("points", { points: choked }), "RP-90")] : []),
    ...burnFacts(kept),
  ];
}
