import { card } from "../../../../core/deed/card.js";
import type { DeedChoices, DeedSituation, DueDeed, TurnedDown } from "../../../../core/play/contract/deed.js";
import { textSetting } from "../../../../core/settings/settings.js";
import { figuresOf } from "../../attack/reading.js";
import { stateLabel } from "../../labels.js";
import type { BleedingWound } from "../../rules/body/time.js";
import { ticksIn } from "../../rules/body/worsening.js";
import {
  bleedingChanges,
  bleedingFacts,
  bleedingOutcome,
  clockOf,
  clocksOf,
  deathWaits,
  play,
  stabilisationRolls,
} from "./bleeding.js";
import type { Span } from "./bleeding.js";
import { pointsMoved, stored } from "../card.js";
import { numberIn } from "../../../../core/deed/choices.js";
import { choiceField, numberField } from "../fields.js";
import { timeEdit } from "../figures.js";
import { deed, obstacle } from "../kit.js";
import { unlessCounted } from "../obstacles.js";
import { pointsOf } from "../points.js";
import { bleeds, woundIn, woundName, woundsOf } from "../wounds.js";

const MOST_LOSSES = 99;

/** World time up to which the clock calls for losses; `null`: by hand, one wound and a number of losses. */
function untilOf(choices: DeedChoices): number | null {
  if (choices.clock !== true) return null;
  const now = Math.max(0, Math.trunc(game.time.worldTime));
  return numberIn(choices, "until", { min: 0, max: Number.MAX_SAFE_INTEGER, otherwise: now });
}

/** World time up to which the keeper has turned losses down. */
function sinceIn(choices: DeedChoices): number {
  return numberIn(choices, "since", { min: 0, max: Number.MAX_SAFE_INTEGER, otherwise: 0 });
}

/** The clock of a wound, counted on from a moment where it stood still until then. */
function begunAt(clock: BleedingWound, since: number): BleedingWound {
  return { ...clock, lastTick: Math.max(clock.lastTick, since) };
}

function lossesOf(choices: DeedChoices): number {
  return numberIn(choices, "losses", { min: 1, max: MOST_LOSSES, otherwise: 1 });
}

function spanOf({ actor, choices }: DeedSituation): Span {
  const pools = pointsOf(actor);
  const until = untilOf(choices);
  if (until !== null) {
    const wounds = clocksOf(actor).map((clock) => begunAt(clock, sinceIn(choices)));
    return { pools, wounds, from: Math.min(until, ...wounds.map(({ lastTick }) => lastTick)), until };
  }
  const borne = woundIn(actor, choices) ?? woundsOf(actor).find(bleeds);
  if (!borne) return { pools, wounds: [], from: 0, until: 0 };
  const clock = clockOf(borne);
  return {
    pools,
    wounds: [clock],
    from: clock.lastTick,
    until: clock.lastTick + (clock.interval ?? 0) * lossesOf(choices),
  };
}

/** GB-40, GB-41 — wounds that nobody stopped take their points, each on its own clock, and may stop by themselves. */
export const worsen = deed("worsen", {
  icon: "fa-solid fa-droplet",
  by: "keeper",
  fields: (actors, choices) => {
    const [actor] = actors;
    if (!actor) return [];
    const until = untilOf(choices);
    // The moment is settled when the clock calls, so that the dice thrown for it are still the right ones when it is judged.
    if (until !== null) return [numberField("until", until, 0, Number.MAX_SAFE_INTEGER)];
    const wounds = woundsOf(actor).filter(bleeds);
    const options = wounds.map((borne) => ({ value: borne.id, label: woundName(borne) }));
    return [
      choiceField("wound", woundIn(actor, choices)?.id ?? options[0]?.value ?? "", options),
      numberField("losses", lossesOf(choices), 1, MOST_LOSSES, { key: "GARDIEN.GB.DEED.worsen.hint" }),
    ];
  },
  obstacle: ({ actor, choices }) => {
    const chosen = "wound" in choices ? woundIn(actor, choices) : woundsOf(actor).find(bleeds);
    return unlessCounted(actor) ?? (chosen && bleeds(chosen) ? null : obstacle("noBleeding", actor));
  },
  rolls: (situation) => stabilisationRolls("worsen", spanOf(situation)),
  outcome: ({ dice, ...situation }) => {
    const span = spanOf(situation);
    const clock = untilOf(situation.choices) !== null;
    return { ...bleedingOutcome(situation.actor, span, play(span, dice)), clock };
  },
  confirm: (outcome) => deathWaits(outcome) || (outcome.clock === true && textSetting("gbWorsenClock") === "prompt"),
  changes: (outcome, actor) => bleedingChanges(outcome, actor),
  edit: timeEdit,
  view: (outcome) => {
    const dead = outcome.dead === true;
    return card({
      verdict: { key: dead ? stateLabel("dead") : "GARDIEN.GB.DEED.worsen.verdict" },
      tone: "bad",
      facts: bleedingFacts(outcome),
      losses: pointsMoved({ pf: stored(outcome, "pf"), pv: stored(outcome, "pv") }),
    });
  },
});

/** GB-40, D-58 — whether the clock calls for losses of an actor; never where the keeper keeps time by hand. */
export function dueWorsening(actor: Actor, worldTime: number, turnedDown: TurnedDown): readonly DueDeed[] {
  if (textSetting("gbWorsenClock") === "manual" || figuresOf(actor).state === "dead") return [];
  const running = clocksOf(actor).filter(({ interval }) => interval !== null);
  if (!running.some((clock) => isDue(clock, worldTime))) return [];
  const since = turnedDown("worsen", { clock: true });
  if (since === null) return [{ deed: "worsen", choices: { clock: true } }];
  const due = running.some((clock) => isDue(begunAt(clock, since), worldTime));
  return due ? [{ deed: "worsen", choices: { clock: true, since: Math.max(0, Math.trunc(since)) } }] : [];
}

function isDue({ lastTick, interval }: BleedingWound, worldTime: number): boolean {
  return ticksIn(Math.trunc(worldTime) - lastTick, interval) > 0;
}
