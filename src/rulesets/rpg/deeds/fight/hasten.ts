import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { word } from "../../../../core/deed/card.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { roundOf } from "../../attack/reading.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { unloadedOf, unlessLoadable, weaponFields, weaponToLoad } from "./load.js";
import { obstacle } from "../reading.js";
import { doubtsRoundSpent, doubtsTwice, onceChanges } from "../round.js";
import { succeeded, testCard, testEdit, testLines, testOf, testOutcome, testRoll, type Test } from "../tested.js";

const bowsOf = (actor: Actor) => unloadedOf(actor, { hastily: true });
const bowIn = (actor: Actor, choices: DeedChoices) => weaponToLoad(bowsOf(actor), choices);

/** RP-72 — a plain test of Habileté. */
function testFor(actor: Actor): Test {
  return testOf(actor, { kind: "attribute", attribute: "agility", mode: "plain" }, { what: "hasten", difficulty: 0 });
}

/** RP-72 — at the start of a round: a bow is nocked so fast that it costs nothing, or it is not. */
export const hasten = deed("hasten", {
  icon: "fa-solid fa-bolt",
  by: "owner",
  fields: ([actor], choices) => (actor ? weaponFields(bowsOf(actor), choices) : []),
  obstacle: ({ actor, choices }) =>
    roundOf(actor) ? unlessLoadable(actor, bowIn(actor, choices)) : obstacle("noHurry", actor),
  doubt: ({ actor }) => doubtsTwice(actor, "hasten") ?? doubtsRoundSpent(actor),
  rolls: ({ actor }) => [testRoll(testFor(actor))],
  modifiers: ({ actor }) => testLines(testFor(actor)),
  outcome: ({ actor, choices, dice }): Outcome => {
    const bow = bowIn(actor, choices);
    return { weapon: bow?.id ?? "", name: bow?.name ?? "", ...testOutcome(testFor(actor), dice) };
  },
  changes: (outcome, actor) => {
    const id = word(outcome, "weapon");
    const ready = succeeded(outcome) && id !== "";
    const items = ready ? [{ id, path: "system.loaded", after: true }] : [];
    return { values: onceChanges(actor, "hasten", ready), items };
  },
  edit: testEdit,
  view: (outcome) =>
    testCard(outcome, told(succeeded(outcome) ? "hasten.done" : "hasten.failed", nameIn(outcome)), "RP-72"),
});

const nameIn = (outcome: Outcome) => ({ name: word(outcome, "name") });
