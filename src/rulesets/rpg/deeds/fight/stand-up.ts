import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card } from "../../../../core/deed/card.js";
import { figuresOf } from "../../attack/reading.js";
import { stoodUp } from "../../rules/condition-ends.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { lastingChange } from "../lasting.js";
import { obstacle, unlessAlive } from "../reading.js";
import { doubtsTwice, onceChanges } from "../round.js";
import { succeeded, testCard, testEdit, testLines, testOf, testOutcome, testRoll, type Test } from "../tested.js";

/** RP-61 — the plain test of Habileté of whoever does not get up freely; `null` for all others. */
function testFor(actor: Actor): Test | null {
  if (figuresOf(actor).capacities.standUp !== "test") return null;
  return testOf(actor, { kind: "attribute", attribute: "agility", mode: "plain" }, { what: "standUp", difficulty: 0 });
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
  doubt: ({ actor }) => (testFor(actor) ? doubtsTwice(actor, "standUp") : null),
  rolls: ({ actor }) => {
    const test = testFor(actor);
    return test ? [testRoll(test)] : [];
  },
  modifiers: ({ actor }) => {
    const test = testFor(actor);
    return test ? testLines(test) : [];
  },
  outcome: ({ actor, dice }): Outcome => {
    const test = testFor(actor);
    return test ? testOutcome(test, dice) : {};
  },
  changes: (outcome, actor) => {
    const { kept } = stoodUp(figuresOf(actor).lasting);
    const tried = outcome.score === undefined ? [] : onceChanges(actor, "standUp");
    return { values: [...tried, ...(stands(outcome) ? lastingChange(kept) : [])] };
  },
  edit: testEdit,
  view: (outcome) => {
    const verdict = told(stands(outcome) ? "standUp.done" : "standUp.failed");
    return outcome.score === undefined ? card({ verdict, tone: "good" }) : testCard(outcome, verdict, "RP-61");
  },
});
