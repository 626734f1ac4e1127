import { card } from "../../../../core/deed/card.js";
import type { Filling } from "../../../../core/deed/deed.js";
import type { DueDeed, TurnedDown } from "../../../../core/play/contract/deed.js";
import { flag, wholeFrom } from "../../../../core/shape/shape.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { figuresOf } from "../../data/reading.js";
import { gbOptions } from "../../data/options.js";
import { stateLabel } from "../../labels.js";
import type { BleedingWound } from "../../rules/body/time.js";
import { ticksIn } from "../../rules/body/worsening.js";
import { pointsMoved } from "../card.js";
import { pointFigures } from "../figures.js";
import { deed, field, obstacle, say } from "../kit.js";
import { unlessCounted } from "../obstacles.js";
import { pointsOf } from "../points.js";
import { woundField } from "../wound-field.js";
import { bleeds, woundsOf } from "../wounds.js";
import { begunAt, BY_CLOCK, unlessAnswered } from "./allowed-losses.js";
import {
  BLEEDING,
  bleedingChanges,
  bleedingFacts,
  bleedingOutcome,
  clockOf,
  clocksOf,
  deathWaits,
  play,
  stabilisationRolls,
  timeDecided,
  type Span,
} from "./bleeding.js";

const MOST_LOSSES = 99;
const ANY_TIME = [0, Number.MAX_SAFE_INTEGER] as const;

const FORM = {
  wound: woundField(bleeds),
  losses: field.number(1, MOST_LOSSES, { hint: say("worsen.hint") }),
  /** The clock calls for the losses of all wounds; otherwise the keeper does, for one wound and a number of losses. */
  clock: field.carried(flag),
  /**
   * World time up to which the clock calls for losses. It is settled when the clock calls, so that the dice thrown for it
   * are still the right ones when it is judged.
   */
  until: field.number(...ANY_TIME, { initial: secondsNow }),
  /** World time up to which the keeper has turned losses down. */
  since: field.carried(wholeFrom(...ANY_TIME)),
};

function spanOf({ actor, form }: Filling<typeof FORM>): Span {
  const pools = pointsOf(actor);
  if (form.clock) {
    const { since, until } = form;
    const wounds = clocksOf(actor).map((clock) => begunAt(clock, since));
    return { pools, wounds, from: Math.min(until, ...wounds.map(({ lastTick }) => lastTick)), until };
  }
  const borne = form.wound ?? woundsOf(actor).find(bleeds);
  if (!borne) return { pools, wounds: [], from: 0, until: 0 };
  const clock = clockOf(borne);
  const { lastTick: from, interval } = clock;
  return { pools, wounds: [clock], from, until: from + (interval ?? 0) * form.losses };
}

/** GB-40, GB-41 — wounds that nobody stopped take their points, each on its own clock, and may stop by themselves. */
export const worsen = deed("worsen", {
  icon: "fa-solid fa-droplet",
  by: "keeper",
  form: FORM,
  window: ({ clock }) => ({ wound: !clock, losses: !clock, until: clock }),
  kept: { ...BLEEDING, clock: flag },
  obstacle: ({ actor, form: { wound, clock } }) =>
    unlessCounted(actor) ??
    (wound && bleeds(wound) ? null : obstacle("noBleeding", actor)) ??
    (clock ? null : unlessAnswered(actor)),
  rolls: (filling) => stabilisationRolls("worsen", spanOf(filling)),
  outcome: ({ dice, ...filling }) => {
    const span = spanOf(filling);
    return { ...bleedingOutcome(filling.actor, span, play(span, dice)), clock: filling.form.clock };
  },
  asksKeeper: (outcome) => deathWaits(outcome) || (outcome.clock && gbOptions().worsenClock === "prompt"),
  changes: bleedingChanges,
  edit: { figures: pointFigures, follow: (decided, _ruled, actor) => timeDecided(decided, actor) },
  view: (outcome) =>
    card({
      verdict: outcome.dead ? { key: stateLabel("dead") } : say("worsen.verdict"),
      tone: "bad",
      facts: bleedingFacts(outcome),
      losses: pointsMoved(outcome),
    }),
});

/** GB-40, D-58 — whether the clock calls for losses of an actor; never where the keeper keeps time by hand. */
export function dueWorsening(actor: Actor, worldTime: number, turnedDown: TurnedDown): readonly DueDeed[] {
  if (gbOptions().worsenClock === "manual" || figuresOf(actor).state === "dead") return [];
  const running = clocksOf(actor).filter(({ interval }) => interval !== null);
  if (!running.some((clock) => isDue(clock, worldTime))) return [];
  const since = turnedDown(BY_CLOCK.deed, BY_CLOCK.choices);
  if (since === null) return [BY_CLOCK];
  const due = running.some((clock) => isDue(begunAt(clock, since), worldTime));
  return due ? [{ ...BY_CLOCK, choices: { ...BY_CLOCK.choices, since: Math.max(0, Math.trunc(since)) } }] : [];
}

function isDue({ lastTick, interval }: BleedingWound, worldTime: number): boolean {
  return ticksIn(Math.trunc(worldTime) - lastTick, interval) > 0;
}
