import { card } from "../../../../core/deed/card.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../data/reading.js";
import { deed, obstacle } from "../kit.js";
import { POOL_FORM, poolWindow, chanceOf, poolTest, usualDice } from "../pool-test.js";
import { unlessAlive } from "../reading.js";
import {
  DAY,
  dayEdit,
  dayLines,
  dayOutcome,
  dayRolls,
  dayWritten,
  rolledByPatient,
  rolledOutcome,
} from "./day-passed.js";
import { dayShown, diseaseCalls } from "./day-shown.js";

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
  form: POOL_FORM,
  window: (form, { actor }) => poolWindow(actor, rolledByPatient(actor), form),
  usual: usualDice,
  chance: ({ actor, form }) => chanceOf(poolTest(actor, rolledByPatient(actor), form)),
  kept: DAY,
  obstacle: ({ actor }) => unlessAlive(actor) ?? notOwed(actor),
  rolls: ({ actor, form }) => dayRolls(actor, form),
  modifiers: ({ actor, form }) => dayLines(actor, form),
  outcome: ({ actor, form, dice }) => dayOutcome(actor, rolledOutcome(actor, dice, form)),
  finalOutcome: (day, actor) => dayOutcome(actor, day),
  changes: (day, actor) => dayWritten(actor, day),
  edit: dayEdit,
  calls: diseaseCalls,
  view: (day) => card(dayShown(day)),
});
