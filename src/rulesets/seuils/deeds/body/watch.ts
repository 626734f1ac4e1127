import { card } from "../../../../core/deed/card.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../data/reading.js";
import { askedOfPatient, dayEdit, dayLines, dayOutcome, dayRolls, dayWritten, rolledOutcome } from "./day-passed.js";
import { dayShown, diseaseCalls } from "./day-shown.js";
import { deed } from "../deed.js";
import { poolFields } from "../pool-test.js";
import { obstacle, unlessAlive } from "../reading.js";

/** SE-63 — why there is no roll to make: nobody watches these wounds, or no day has passed over them. */
function notOwed(actor: Actor): Text | null {
  const { care, clocks } = figuresOf(actor);
  if (!care.watch) return obstacle("notWatched", actor);
  return clocks.watchOwed ? null : obstacle("noDay", actor);
}

/** SE-63, SE-65, SE-71 — the patient's roll of a day that has passed, how severe an infection is, and the rest of that day. */
export const watch = deed("watch", {
  icon: "fa-solid fa-thermometer",
  by: "owner",
  fields: ([actor], choices) => (actor ? poolFields(actor, askedOfPatient(actor), choices) : []),
  obstacle: ({ actor }) => unlessAlive(actor) ?? notOwed(actor),
  rolls: ({ actor, choices }) => dayRolls(actor, choices),
  modifiers: ({ actor, choices }) => dayLines(actor, choices),
  outcome: ({ actor, choices, dice }) => dayOutcome(actor, rolledOutcome(actor, choices, dice)),
  settled: (outcome, actor) => dayOutcome(actor, outcome),
  changes: (outcome, actor) => dayWritten(actor, outcome),
  edit: dayEdit,
  calls: diseaseCalls,
  view: (outcome) => card(dayShown(outcome)),
});
