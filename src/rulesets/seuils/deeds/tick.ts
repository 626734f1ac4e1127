import type { Deeds, DueDeed } from "../../../core/play/contract/deed.js";
import { fightOf } from "../../../core/fight/state/fight-of.js";
import { secondsNow } from "../../../core/world/seconds-now.js";
import { bleedingNow, type Clocks, type Passed } from "../data/actors/clocks.js";
import { patientOf, type Patient } from "../data/actors/patient-written.js";
import { figuresOf } from "../data/reading.js";
import type { Care } from "../rules/care/care.js";
import { worstTemporary } from "../rules/body/circles.js";
import { ticksWithin } from "./body/bleed.js";
import { bledOver } from "./bleeding.js";
import { DAY_SECONDS, daysPassed, dueDays } from "./day-clock.js";
import { fadedOver, fadesWithin } from "./body/fade.js";
import { awaitsKeeper, dueUntended } from "./body/untended.js";

const HOUR_SECONDS = 3600;

/** SE-63, SE-69…SE-72 — what the clock of the world calls for: circles that it ticks, crosses that fade, days of care. */
export const dueByTime: Deeds["due"] = (actor, _worldTime, turnedDown) => [
  ...dueBleeding(actor),
  ...dueFading(actor),
  ...dueUntended(actor),
  ...(awaitsKeeper(actor, turnedDown) ? [] : dueDays(actor)),
];

/** SE-69…SE-72 — what time changes on a sheet without a card: how far clocks have come, and from when they count. */
export const passedByTime: NonNullable<Deeds["passes"]> = (actor) => {
  const parts = [bleedingPassed(actor), fadingPassed(actor), daysPassed(actor)];
  const care = Object.assign({}, ...parts.map((part) => part?.care)) as Partial<Care>;
  const clocks = Object.assign({}, ...parts.map((part) => part?.clocks)) as Partial<Clocks>;
  const change = { ...(Object.keys(care).length > 0 && { care }), ...(Object.keys(clocks).length > 0 && { clocks }) };
  return Object.keys(change).length > 0 ? change : null;
};

/**
 * SE-69 — seconds of world time that somebody has bled outside fights; 0 where they come out of one. `null`: they do not
 * bleed, or by the rounds of a fight alone.
 */
function secondsBled(actor: Actor): number | null {
  const { care, clocks, deathConfirmed } = figuresOf(actor);
  if (!care.bleeding || deathConfirmed) return null;
  if (clocks.combatId !== "") return clocks.combatId === fightOf(actor)?.id ? null : 0;
  return isUncounted(clocks.bledAt) ? 0 : Math.max(0, secondsNow() - clocks.bledAt);
}

/**
 * Whether time counts from now: nobody has counted yet, or the clock of the world was set back by a day or more, into
 * another part of the story. What is set back by less was counted, and is not counted twice.
 */
function isUncounted(upTo: number | null): upTo is null {
  return upTo === null || upTo - secondsNow() >= DAY_SECONDS;
}

function dueBleeding(actor: Actor): readonly DueDeed[] {
  const seconds = secondsBled(actor);
  if (!seconds || !ticksWithin(actor, seconds)) return [];
  const once = { mark: `${figuresOf(actor).clocks.bledAt}`, change: { clocks: bleedingNow(actor) } };
  return [{ deed: "bleed", choices: {}, further: { seconds }, once }];
}

function bleedingPassed(actor: Actor): Passed | null {
  const seconds = secondsBled(actor);
  if (seconds === null || ticksWithin(actor, seconds)) return null;
  const { clocks } = figuresOf(actor);
  const now = bleedingNow(actor);
  const moved = now.combatId !== clocks.combatId || isUncounted(clocks.bledAt) || seconds > 0;
  if (!moved) return null;
  const patient = patientOf(figuresOf(actor));
  return { care: careMoved(patient, bledOver(patient, { seconds }).care), clocks: now };
}

/** SE-72 — whole hours of world time that have passed over somebody's crosses; `null`: they have none. */
function hoursFaded(actor: Actor): number | null {
  const { rows, clocks, deathConfirmed } = figuresOf(actor);
  if (worstTemporary(rows) === null || deathConfirmed) return null;
  return isUncounted(clocks.fadedAt) ? 0 : Math.max(0, Math.floor((secondsNow() - clocks.fadedAt) / HOUR_SECONDS));
}

/** SE-72 — the moment up to which hours are counted once so many more are. */
function fadedUpTo({ fadedAt }: Clocks, hours: number): Pick<Clocks, "fadedAt"> {
  return { fadedAt: isUncounted(fadedAt) ? secondsNow() : fadedAt + hours * HOUR_SECONDS };
}

function dueFading(actor: Actor): readonly DueDeed[] {
  const hours = hoursFaded(actor);
  if (!hours || !fadesWithin(actor, hours)) return [];
  const { clocks } = figuresOf(actor);
  const once = { mark: `${clocks.fadedAt}`, change: { clocks: fadedUpTo(clocks, hours) } };
  return [{ deed: "fade", choices: {}, further: { hours }, once }];
}

function fadingPassed(actor: Actor): Passed | null {
  const hours = hoursFaded(actor);
  const { clocks } = figuresOf(actor);
  if (hours === null || (hours === 0 && !isUncounted(clocks.fadedAt)) || fadesWithin(actor, hours)) return null;
  const patient = patientOf(figuresOf(actor));
  return { care: careMoved(patient, fadedOver(patient, hours).care), clocks: fadedUpTo(clocks, hours) };
}

/** What of somebody's care is otherwise afterwards. */
function careMoved({ care }: Patient, after: Care): Partial<Care> {
  const keys = (Object.keys(after) as (keyof Care)[]).filter((key) => after[key] !== care[key]);
  return Object.fromEntries(keys.map((key) => [key, after[key]]));
}
