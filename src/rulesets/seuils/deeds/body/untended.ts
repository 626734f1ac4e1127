import { card } from "../../../../core/deed/card.js";
import { oneOf } from "../../../../core/shape/shape.js";
import type { DueDeed, TurnedDown } from "../../../../core/play/contract/deed.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import { figuresOf } from "../../data/reading.js";
import { worstLethal } from "../../rules/body/circles.js";
import { ROWS } from "../../rules/vocabulary.js";
import { isExtra } from "../day-clock.js";
import { deed, fact, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { BLOOD, bloodFacts, bloodOutcome, firstAidWritten, refusalFor } from "./first-aid.js";

/** SE-63, SE-64 — whether wounds wait for a first aid that comes too late now. */
function isUntended(actor: Actor): boolean {
  const { care, rows, state } = figuresOf(actor);
  const waits = care.firstAid === "pending" && worstLethal(rows) !== null && state !== "mort";
  return waits && refusalFor(actor) === "tooLate";
}

/** SE-63 — nobody has dressed the wounds in time: the keeper says whether that counts as a failure. */
export const untended = deed("untended", {
  icon: "fa-solid fa-hourglass-end",
  by: "keeper",
  obstacle: ({ actor }) => unlessAlive(actor) ?? (isUntended(actor) ? null : obstacle("tended", actor)),
  kept: { ...BLOOD, row: oneOf(ROWS) },
  outcome: ({ actor }) => {
    const row = worstLethal(figuresOf(actor).rows) ?? "touche";
    return { row, ...bloodOutcome(actor, { row, medical: false }) };
  },
  asksKeeper: () => true,
  changes: ({ row }, actor) =>
    isUntended(actor) ? firstAidWritten(actor, { row, medical: false, success: false }) : null,
  view: ({ row, ...blood }) =>
    card({
      verdict: say("untended.verdict"),
      tone: "bad",
      facts: [
        fact("wounds", { key: rowLabel(row) }, "SE-64"),
        fact("next", say("firstAid.watch"), "SE-63"),
        ...bloodFacts(blood, false),
      ],
    }),
});

const BY_CLOCK = { clock: true };

/** SE-63, SE-64 — once for each bout, as soon as its time is over; of whoever bleeds the blood is told first. */
export function dueUntended(actor: Actor): readonly DueDeed[] {
  const { woundedAt, bleeding } = figuresOf(actor).care;
  if (bleeding || isExtra(actor) || !isUntended(actor)) return [];
  return [{ deed: "untended", choices: BY_CLOCK, once: { mark: `${woundedAt}` } }];
}

/** SE-63 — whether the keeper has yet to say what becomes of the wounds of this bout: until then no day passes over them. */
export function awaitsKeeper(actor: Actor, turnedDown: TurnedDown): boolean {
  const { woundedAt } = figuresOf(actor).care;
  if (isExtra(actor) || !isUntended(actor)) return false;
  const refused = turnedDown("untended", BY_CLOCK);
  return refused === null || refused <= (woundedAt ?? 0);
}
