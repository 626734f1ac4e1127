import type { Json } from "../../../../core/shape/shape.js";
import { list, object, whole } from "../../../../core/shape/heal.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored } from "../../../../core/deed/card.js";
import { flagIn, numberIn } from "../../../../core/deed/choices.js";
import type { DeedSituation } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../attack/reading.js";
import { momentOf } from "../../data/moment.js";
import { lossesOver, MOST_ROUNDS, noLosses, type RoundLosses } from "../../rules/round-losses.js";
import { burnChanges, burnFacts, burnOutcome } from "../hazards/burns.js";
import { fact, figure, told } from "../card.js";
import { deed } from "../deed.js";
import { numberField } from "../fields.js";
import { lastingChange } from "../lasting.js";
import { lossRolls, takenBy, type Breath } from "./losses-rolled.js";
import { kills, lossEdit, lossNumbers, lossOutcome, lossShown } from "../losses-told.js";
import { obstacle, unlessAlive } from "../reading.js";

/** Rounds that are taken at one go; the clock says how many went by, a hand has one round taken. */
function roundsIn({ choices }: Pick<DeedSituation, "choices">): number {
  return numberIn(choices, "rounds", { min: 1, max: MOST_ROUNDS, otherwise: 1 });
}

function lossesIn({ actor, choices }: DeedSituation): RoundLosses {
  const byHand = !flagIn(choices, "clock");
  return lossesOver(figuresOf(actor).lasting, roundsIn({ choices }), momentOf(actor), byHand);
}

/** RP-61, RP-86, RP-90 — the points that bleeding, fire and want of air take as rounds go by. */
export const losses = deed("losses", {
  icon: "fa-solid fa-droplet",
  by: "owner",
  fields: (_actors, choices) =>
    flagIn(choices, "clock") ? [] : [numberField("rounds", roundsIn({ choices }), 1, MOST_ROUNDS)],
  obstacle: (situation) =>
    unlessAlive(situation.actor) ?? (noLosses(lossesIn(situation)) ? obstacle("noLosses", situation.actor) : null),
  rolls: (situation) => lossRolls(lossesIn(situation), situation.actor),
  outcome: ({ dice, ...situation }) => {
    const { actor } = situation;
    const losing = lossesIn(situation);
    const taken = takenBy(losing, actor, dice);
    const { choking } = losing;
    return {
      ...lossOutcome(actor, taken.bled + taken.burnt + taken.choked),
      ...{ rounds: roundsIn(situation), bleeds: losing.bleeding.length > 0, burns: losing.burning > 0 },
      ...{ bled: taken.bled, burnt: taken.burnt, choked: taken.choked, ...burnOutcome(dice, false) },
      ...{ chokes: choking !== null, failed: taken.failed },
      breaths: taken.breaths.map((breath) => ({ ...breath })),
    };
  },
  // Time that went by all at once kills nobody without the keeper's word.
  confirm: (outcome) => kills(outcome) && stored(outcome, "rounds") > 1,
  changes: (outcome, actor) => lossChanges(outcome, actor),
  edit: lossEdit,
  view: (outcome) =>
    card({
      verdict: told(stored(outcome, "loss") > 0 ? "losses.done" : "losses.none"),
      tone: stored(outcome, "loss") > 0 ? "bad" : "mute",
      facts: lossFacts(outcome),
      ...lossShown(outcome),
    }),
});

function lossChanges(outcome: Outcome, actor: Actor): Changes {
  const { lasting } = figuresOf(actor);
  const burnt = stored(outcome, "burnt");
  const choked = lasting.map((condition) =>
    condition.state.type === "choking" ? { ...condition, state: { ...condition.state, failed: true } } : condition,
  );
  const fails = outcome.failed === true && lasting.some(({ state }) => state.type === "choking" && !state.failed);
  return {
    numbers: lossNumbers(outcome, actor),
    values: [
      ...(fails ? lastingChange(choked) : []),
      ...(burnt > 0 ? burnChanges({ ...outcome, loss: burnt }, actor) : []),
    ],
  };
}

/** RP-61, RP-86, RP-89, RP-90 — what took how much, and the rolls of whoever held their breath. */
function lossFacts(outcome: Outcome): readonly CardFact[] {
  const points = (key: string) => told("points", { points: stored(outcome, key) });
  const rounds = stored(outcome, "rounds");
  return [
    ...(rounds > 1 ? [fact("rounds", figure(rounds), "RP-61")] : []),
    ...(outcome.bleeds === true ? [fact("bleeding", points("bled"), "RP-61")] : []),
    ...(outcome.burns === true ? [fact("burning", points("burnt"), "RP-86")] : []),
    ...breathsIn(outcome.breaths).map((breath) => fact("breath", told("breathOf", { ...breath }), "RP-90")),
    ...(outcome.failed === true ? [fact("suffocation", points("choked"), "RP-90")] : []),
    ...burnFacts(outcome),
  ];
}

function breathsIn(source: Json | undefined): readonly Breath[] {
  return list(source).map((entry) => {
    const { round, die, threshold } = object(entry);
    return { round: whole(round), die: whole(die), threshold: whole(threshold) };
  });
}
