import { snapshot } from "../../../../core/world/names.js";
import { card } from "../../../../core/deed/card.js";
import type { Filling } from "../../../../core/deed/deed.js";
import { filled, type Filled } from "../../../../core/deed/form.js";
import { flag, flagged, wholeFrom } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../data/reading.js";
import { tickedIn } from "../../rules/body/circles.js";
import { watchDifficulty } from "../../rules/care/day.js";
import { ROWS } from "../../rules/vocabulary.js";
import { DAY_SECONDS } from "../day-clock.js";
import { deed, fact, field, figure, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { DAY, dayEdit, dayLines, dayOutcome, dayRolls, dayWritten, rolledOutcome } from "./day-passed.js";
import { dayShown, diseaseCalls } from "./day-shown.js";

const FORM = {
  advance: field.flag(),
  /** SE-63 — the patient's own players roll, not the keeper in their place. */
  ask: field.flag({ initial: true, hint: say("hint.ask") }),
  /** The clock of the world calls for it. */
  clock: field.carried(flag),
  /** SE-71 — days that are over at one go: several of extras. */
  days: field.carried(wholeFrom(1, 9999)),
};

type Form = Filled<typeof FORM>;
type Passing = Pick<Filling<typeof FORM>, "actor" | "form">;

/** SE-63 — whether a player is asked to roll: somebody watches the wounds, and somebody plays the patient. */
const asksPlayer = ({ actor, form }: Passing): boolean => form.ask && asksPlayerOf(actor);

const asksPlayerOf = (actor: Actor): boolean => figuresOf(actor).care.watch && actor.hasPlayerOwner;

/** SE-63 — whether the roll of the day is thrown with it. */
const rollsNow = (day: Passing): boolean => figuresOf(day.actor).care.watch && !advances(day.form) && !asksPlayer(day);

/** SE-71 — whether the clock of the world is to go on by a day, and call for the day of everybody's wounds itself. */
const advances = ({ advance, clock }: Form): boolean => advance && !clock;

/** SE-54, SE-69 — whether another day without care is what kills them: not the dead. */
function bleedsOn(actor: Actor): boolean {
  const { care, state } = figuresOf(actor);
  return care.bleeding && state !== "mort";
}

/** SE-71 — why no day passes over somebody's wounds. */
function noDay(actor: Actor): Text | null {
  const { clocks, care, rows, state } = figuresOf(actor);
  if (state === "mort") return unlessAlive(actor) ?? obstacle("pastHelp", actor);
  if (clocks.watchOwed && care.watch) return obstacle("rollOwed", actor);
  const hurt = care.watch || ROWS.some((row) => tickedIn(rows[row]) > 0);
  return hurt ? null : obstacle("unhurt", actor);
}

/** SE-63, SE-66…SE-68, SE-71 — a day passes over somebody's wounds, by the clock or by the keeper's word. */
export const day = deed("day", {
  icon: "fa-solid fa-sun",
  by: "keeper",
  title: (choices) => {
    const { days } = filled(FORM, { actors: [], choices });
    return days > 1 ? say("day.several", { days }) : say("day.name");
  },
  form: FORM,
  window: ({ clock }, { actors, choices }) => {
    const advance = !clock && flagged(game.user.isGM).read(choices.advance);
    const bleeding = actors.filter(bleedsOn).map((actor) => snapshot(actor, actor.token).name);
    const hint = bleeding.length > 0 ? say("hint.bleeding", { names: bleeding.join(", ") }) : say("hint.advance");
    return { advance: !clock && { value: advance, hint }, ask: !advance && actors.some(asksPlayerOf) };
  },
  kept: {
    ...DAY,
    /** The clock goes on, and nothing else happens. */
    advance: flag,
    /** SE-63 — the rest of the day waits for the patient's roll. */
    asked: flag,
  },
  // The clock goes on once, for everybody.
  onto: (actors, choices) =>
    advances(filled(FORM, { actors, choices })) && actors.length > 1
      ? { actors: actors.slice(0, 1), choices }
      : { actors, choices },
  obstacle: ({ actor, form }) => (advances(form) ? null : noDay(actor)),
  rolls: (day) => (rollsNow(day) ? dayRolls(day.actor) : []),
  modifiers: (day) => (rollsNow(day) ? dayLines(day.actor) : []),
  outcome: (day) => {
    const { actor, form, dice } = day;
    if (advances(form)) return { advance: true };
    if (asksPlayer(day)) return { asked: true, difficulty: watchDifficulty(figuresOf(actor).care) };
    const rolled = rollsNow(day) ? rolledOutcome(actor, dice) : {};
    return dayOutcome(actor, { ...rolled, fades: !form.clock, days: form.days }); // a clock that moves counts the hours
  },
  passes: ({ advance }) => (advance ? DAY_SECONDS : 0),
  finalOutcome: (kept, actor) => (kept.asked || kept.advance ? kept : dayOutcome(actor, kept)),
  changes: ({ advance, asked, ...course }, actor) => {
    if (advance) return null;
    return asked ? { values: [{ path: "system.clocks.watchOwed", after: true }] } : dayWritten(actor, course);
  },
  edit: dayEdit,
  calls: (kept, actor) => {
    if (!kept.asked) return diseaseCalls(kept, actor);
    const { care, clocks } = figuresOf(actor);
    return care.watch && clocks.watchOwed
      ? [{ deed: "watch", choices: {}, label: say("watch.call"), window: true, owed: true }]
      : [];
  },
  view: ({ advance, asked, ...kept }) => {
    if (advance) return card({ verdict: say("day.advances"), tone: "mute" });
    if (!asked) return card(dayShown(kept));
    const difficulty = fact("difficulty", figure(kept.difficulty ?? 0), "SE-63");
    return card({ verdict: say("day.asked"), tone: "accent", facts: [difficulty] });
  },
});
