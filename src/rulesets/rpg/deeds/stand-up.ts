import type { Outcome } from "../../../core/attack/procedure.js";
import { card } from "../../../core/deeds/card.js";
import { figuresOf } from "../attack/reading.js";
import { stoodUp } from "../rules/condition-ends.js";
import { told } from "./card.js";
import { deed } from "./deed.js";
import { lastingChange } from "./lasting.js";
import { NOTHING, obstacle, unlessAlive } from "./reading.js";
import { doubtsTwice, onceChanges } from "./round.js";
import { succeeded, testCard, testEdit, testLines, testOutcome, testRolls, type Test } from "./tested.js";

/** RP-61 — the plain test of Habileté of whoever does not get up freely; `null` for all others. */
function testOf(actor: Actor): Test | null {
  const { capacities } = figuresOf(actor);
  if (capacities.standUp !== "test") return null;
  return { score: figuresOf(actor).attributeScore("agility", "plain"), difficulty: 0 };
}

const stands = (outcome: Outcome): boolean => outcome.score === undefined || succeeded(outcome);

/** RP-32, RP-61 — somebody on the ground gets up in the movements: freely, or by a test once a round. */
export const standUp = deed("standUp", {
  icon: "fa-solid fa-person-arrow-up-from-line",
  by: "owner",
  obstacle: ({ actor }) => {
    const { bodyState, capacities } = figuresOf(actor);
    if (bodyState.prone === null) return obstacle("onFeet", actor);
    return unlessAlive(actor) ?? (capacities.standUp === null ? obstacle("cannotStand", actor) : null);
  },
  doubt: ({ actor }) => (testOf(actor) ? doubtsTwice(actor, "standUp") : null),
  rolls: ({ actor }) => {
    const test = testOf(actor);
    return test ? testRolls(test, "standUp") : [];
  },
  modifiers: ({ actor }) => {
    const test = testOf(actor);
    return test ? testLines(test) : [];
  },
  outcome: ({ actor, dice }): Outcome => {
    const test = testOf(actor);
    return test ? testOutcome(test, dice) : {};
  },
  changes: (outcome, actor) => {
    const { kept } = stoodUp(figuresOf(actor).lasting);
    const tried = outcome.score === undefined ? [] : onceChanges(actor, "standUp");
    return { ...NOTHING, values: [...tried, ...(stands(outcome) ? lastingChange(kept) : [])] };
  },
  edit: {
    figures: (ruled) => (ruled.score === undefined ? [] : testEdit.figures(ruled)),
    ...(testEdit.follow && { follow: testEdit.follow }),
  },
  view: (outcome) => {
    const verdict = told(stands(outcome) ? "standUp.done" : "standUp.failed");
    return outcome.score === undefined ? card({ verdict, tone: "good" }) : testCard(outcome, verdict);
  },
});
