import { snapshot } from "../../../../core/world/names.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { card, stored } from "../../../../core/deed/card.js";
import { flagIn, numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../data/reading.js";
import { watchDifficulty } from "../../rules/day.js";
import { fact, figure, told } from "../card.js";
import { DAY_SECONDS } from "../day-clock.js";
import { dayEdit, dayLines, dayOutcome, dayRolls, dayWritten, rolledOutcome } from "./day-passed.js";
import { dayShown, diseaseCalls } from "./day-shown.js";
import { deed } from "../deed.js";
import { flagField } from "../fields.js";
import { obstacle, unlessAlive } from "../reading.js";
import { tickedIn } from "../../rules/circles.js";
import { ROWS } from "../../rules/vocabulary.js";

type Cared = Pick<DeedSituation, "actor" | "choices">;

/** SE-63 — whether the patient's own players roll: somebody plays them, and the keeper does not roll in their place. */
function asksPlayer({ actor, choices }: Cared): boolean {
  return figuresOf(actor).care.watch && actor.hasPlayerOwner && flagIn(choices, "ask", true);
}

/** SE-63 — whether the roll of the day is thrown with it. */
const rollsNow = (cared: Cared): boolean =>
  figuresOf(cared.actor).care.watch && !advances(cared.choices) && !asksPlayer(cared);

/** SE-71 — whether the clock of the world is to go on by a day, and call for the day of everybody's wounds itself. */
const advances = (choices: DeedChoices): boolean => flagIn(choices, "advance") && !flagIn(choices, "clock");

/** SE-54, SE-69 — whether another day without care is what kills them: not the dead. */
function bleedsOn(actor: Actor): boolean {
  const { care, state } = figuresOf(actor);
  return care.bleeding && state !== "mort";
}

/** SE-71 — the days that are told at one go: several of extras. */
const daysIn = (choices: DeedChoices): number => numberIn(choices, "days", { min: 1, max: 9999, otherwise: 1 });

function fieldsOf(actors: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const clock = flagIn(choices, "clock");
  const advance = !clock && flagIn(choices, "advance", game.user.isGM);
  const asked = actors.some((actor) => figuresOf(actor).care.watch && actor.hasPlayerOwner);
  const bleeding = actors.filter(bleedsOn).map((actor) => snapshot(actor, actor.token).name);
  const warning = bleeding.length > 0 ? told("hint.bleeding", { names: bleeding.join(", ") }) : told("hint.advance");
  return [
    ...(clock ? [] : [flagField("advance", advance, warning)]),
    ...(asked && !advance ? [flagField("ask", flagIn(choices, "ask", true), told("hint.ask"))] : []),
  ];
}

/** SE-71 — why no day passes over somebody's wounds. */
function noDay(actor: Actor): Text | null {
  const { clocks, care, rows, state } = figuresOf(actor);
  if (state === "mort") return unlessAlive(actor) ?? obstacle("pastHelp", actor);
  if (clocks.watchOwed && care.watch) return obstacle("rollOwed", actor);
  const hurt = care.watch || ROWS.some((row) => tickedIn(rows[row]) > 0);
  return hurt ? null : obstacle("unhurt", actor);
}

function outcomeOf(situation: DeedSituation & { readonly dice: Parameters<typeof rolledOutcome>[2] }): Outcome {
  const { actor, choices, dice } = situation;
  if (advances(choices)) return { advance: true };
  if (asksPlayer(situation)) return { asked: true, difficulty: watchDifficulty(figuresOf(actor).care) };
  const rolled = rollsNow(situation) ? rolledOutcome(actor, choices, dice) : {};
  const fades = !flagIn(choices, "clock"); // where the clock moves, it counts the hours
  return dayOutcome(actor, { ...rolled, fades, days: daysIn(choices) });
}

function changesOf(outcome: Outcome, actor: Actor): Changes | null {
  if (outcome.advance === true) return null;
  return outcome.asked === true ? owed : dayWritten(actor, outcome);
}

/** SE-63 — the rest of the day waits for the patient's roll. */
const owed: Changes = { values: [{ path: "system.clocks.watchOwed", after: true }] };

function callsOf(outcome: Outcome, actor: Actor): readonly AttackCall[] {
  if (outcome.asked !== true) return diseaseCalls(outcome, actor);
  const { care, clocks } = figuresOf(actor);
  return care.watch && clocks.watchOwed
    ? [{ deed: "watch", choices: {}, label: told("watch.call"), window: true, owed: true }]
    : [];
}

/** SE-63, SE-66…SE-68, SE-71 — a day passes over somebody's wounds, by the clock or by the keeper's word. */
export const day = deed("day", {
  icon: "fa-solid fa-sun",
  by: "keeper",
  title: (choices) => {
    const days = daysIn(choices);
    return days > 1 ? told("day.several", { days }) : told("day.name");
  },
  fields: fieldsOf,
  // The clock goes on once, for everybody.
  onto: (actors, choices) =>
    advances(choices) && actors.length > 1 ? { actors: actors.slice(0, 1), choices } : { actors, choices },
  obstacle: ({ actor, choices }) => (advances(choices) ? null : noDay(actor)),
  rolls: (situation) => (rollsNow(situation) ? dayRolls(situation.actor, situation.choices) : []),
  modifiers: (situation) => (rollsNow(situation) ? dayLines(situation.actor, situation.choices) : []),
  outcome: outcomeOf,
  passes: ({ advance }) => (advance === true ? DAY_SECONDS : 0),
  settled: (outcome, actor) =>
    outcome.asked === true || outcome.advance === true ? outcome : dayOutcome(actor, outcome),
  changes: changesOf,
  edit: dayEdit,
  calls: callsOf,
  view: viewOf,
});

function viewOf(outcome: Outcome): OutcomeView {
  if (outcome.advance === true) return card({ verdict: told("day.advances"), tone: "mute" });
  if (outcome.asked !== true) return card(dayShown(outcome));
  const difficulty = fact("difficulty", figure(stored(outcome, "difficulty")), "SE-63");
  return card({ verdict: told("day.asked"), tone: "accent", facts: [difficulty] });
}
