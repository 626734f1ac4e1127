import { card } from "../../../../core/deed/card.js";
import { figuresOf } from "../../attack/reading.js";
import { stoodUp } from "../../rules/body/condition-ends.js";
import { deed, obstacle, say, unlessAlive } from "../kit.js";
import { lastingChange } from "../lasting.js";
import { doubtsTwice, onceChanges } from "../round.js";
import {
  succeeded,
  testCard,
  TESTED,
  testEdit,
  testLines,
  testOf,
  testOutcome,
  testRoll,
  type Test,
  type Tested,
} from "../tested.js";

/** RP-61 — the plain test of Habileté of an actor who does not get up freely; `null` for all others. */
function testFor(actor: Actor): Test | null {
  if (figuresOf(actor).capacities.standUp !== "test") return null;
  return testOf(actor, { kind: "attribute", attribute: "agility", mode: "plain" }, { what: "standUp", difficulty: 0 });
}

const stands = (kept: Tested): boolean => kept.score === undefined || succeeded(kept);

/** RP-32, RP-61 — an actor on the ground gets up in the movements: freely, or by a test once a round. */
export const standUp = deed("standUp", {
  icon: "fa-solid fa-person-arrow-up-from-line",
  by: "owner",
  kept: TESTED,
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
  modifiers: ({ actor }) => testLines(testFor(actor)),
  outcome: ({ actor, dice }) => {
    const test = testFor(actor);
    return test ? testOutcome(test, dice) : {};
  },
  changes: (kept, actor) => {
    const { kept: lasting } = stoodUp(figuresOf(actor).lasting);
    const tried = kept.score === undefined ? [] : onceChanges(actor, "standUp");
    return { values: [...tried, ...(stands(kept) ? lastingChange(lasting) : [])] };
  },
  edit: testEdit,
  view: (kept) => {
    const verdict = say(stands(kept) ? "standUp.done" : "standUp.failed");
    return kept.score === undefined ? card({ verdict, tone: "good" }) : testCard(kept, verdict, "RP-61");
  },
});
