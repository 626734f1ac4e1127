import type { Dice } from "../../../../core/play/contract/dice.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { diceSpec } from "../../dice/specs.js";
import { named, told } from "../card.js";
import { deed } from "../deed.js";
import { textField } from "../fields.js";
import { kills, lossEdit, lossNumbers, lossOutcome, lossShown, thrownFact } from "../losses-told.js";
import { pointsThrown, readPoints, type Points } from "../points.js";
import { obstacle, unlessAlive } from "../reading.js";
import { sparedFacts, sparedField, sparedIn } from "../spared.js";

const DAMAGE = "damage";

/** The points as they were written. */
export const writtenIn = (choices: DeedChoices, otherwise = "1d6"): string => textIn(choices, "damage") || otherwise;
const pointsIn = (choices: DeedChoices): Points | null => readPoints(writtenIn(choices));

/** Points that are simply lost, by the keeper's word: a trap, thorns, a beam that falls. */
export const harm = deed("harm", {
  icon: "fa-solid fa-heart-crack",
  by: "keeper",
  fields: (_actors, choices) => [
    textField("cause", textIn(choices, "cause")),
    textField("damage", writtenIn(choices), told("hint.damage")),
    sparedField(choices),
  ],
  obstacle: ({ actor, choices }) => unlessAlive(actor) ?? (pointsIn(choices) ? null : obstacle("badFormula", actor)),
  rolls: ({ choices }) => {
    const spec = diceSpec(DAMAGE, "damage", writtenIn(choices));
    return spec ? [spec] : [];
  },
  outcome: ({ actor, choices, dice }) => ({
    ...lossOutcome(actor, thrownIn(choices, dice) - sparedIn(choices)),
    ...{ cause: textIn(choices, "cause"), written: writtenIn(choices), rolled: thrownIn(choices, dice) },
    spared: sparedIn(choices),
  }),
  confirm: kills,
  changes: (outcome, actor) => ({ numbers: lossNumbers(outcome, actor) }),
  edit: lossEdit,
  view: (outcome) => {
    const cause = word(outcome, "cause");
    return card({
      verdict: cause ? named(cause) : told("harm.verdict"),
      tone: stored(outcome, "loss") > 0 ? "bad" : "good",
      facts: [thrownFact(word(outcome, "written"), stored(outcome, "rolled"), "RP-50"), ...sparedFacts(outcome)],
      ...lossShown(outcome),
    });
  },
});

const thrownIn = (choices: DeedChoices, dice: Dice): number => {
  const points = pointsIn(choices);
  return points ? pointsThrown(points, dice[DAMAGE]) : 0;
};
