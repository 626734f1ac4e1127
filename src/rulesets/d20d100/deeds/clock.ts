import type { Deeds, DueDeed } from "../../../core/play/contract/deed.js";
import { bodyOf, magicOf, mindOf } from "../data/body.js";
import type { Clocks } from "../data/actors/clocks.js";
import { figuresOf } from "../data/reading.js";
import { HOURS_PER_POINT } from "../rules/mind/magic.js";
import { SANITY_HOUR } from "../rules/mind/sanity.js";
import { recovered } from "./body/hours.js";

const HOUR_SECONDS = 3600;
const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS;

/** DD-100, DD-104, DD-107, DD-174 — what the clock of the world calls for: madness that ends, hours and weeks of rest. */
export const dueByTime: Deeds["due"] = (actor, worldTime) => [
  ...dueSane(actor, worldTime),
  ...dueHours(actor, worldTime),
  ...dueWeeks(actor, worldTime),
];

/** DD-104, DD-108, DD-174 — what time changes on a sheet without a card: from when hours count, and an hour of SAN that closes. */
export const passedByTime: NonNullable<Deeds["passes"]> = (actor) => {
  const clocks = clocksMoved(actor);
  const sanity = hourClosed(actor);
  return clocks || sanity ? { ...(clocks && { clocks }), ...(sanity && { sanity }) } : null;
};

/** Whole spells of so many seconds since a moment; none where nobody counts, or the clock was set back. */
function spells(from: number | null, now: number, seconds: number): number {
  return from === null ? 0 : Math.max(0, Math.floor((now - from) / seconds));
}

/** DD-107 — a temporary insanity that has lasted its time. */
function dueSane(actor: Actor, now: number): readonly DueDeed[] {
  const mind = mindOf(actor);
  const until = mind?.insanity === "temporary" ? mind.insanityUntil : null;
  if (until === null || now < until) return [];
  return [{ deed: "sane", choices: { until }, once: { mark: `${until}` } }];
}

/** DD-104, DD-174 — whole hours over blows taken, and those that a point of magic takes. */
function dueHours(actor: Actor, now: number): readonly DueDeed[] {
  if (bodyOf(actor).state === "dead") return [];
  const { bruisedAt, magicAt } = figuresOf(actor).clocks;
  const bruised = spells(bruisedAt, now, HOUR_SECONDS);
  const magic = HOURS_PER_POINT * spells(magicAt, now, HOURS_PER_POINT * HOUR_SECONDS);
  const { blows, points } = recovered(actor, { bruised, magic });
  if (blows + points === 0) return [];
  const change = {
    ...(bruisedAt !== null && { bruisedAt: bruisedAt + bruised * HOUR_SECONDS }),
    ...(magicAt !== null && { magicAt: magicAt + magic * HOUR_SECONDS }),
  };
  const mark = `${bruisedAt ?? ""}.${magicAt ?? ""}`;
  return [
    {
      deed: "hours",
      choices: { clock: true },
      further: { bruised, magic },
      once: { mark, change: { clocks: change } },
    },
  ];
}

/** DD-100 — weeks over an investigator's wounds: whether they were of rest, the keeper says. */
function dueWeeks(actor: Actor, now: number): readonly DueDeed[] {
  const { kind, hp, state } = bodyOf(actor);
  const { woundedAt } = figuresOf(actor).clocks;
  const weeks = spells(woundedAt, now, WEEK_SECONDS);
  if (kind !== "investigator" || state === "dead" || hp.value >= hp.max || woundedAt === null || weeks === 0) return [];
  const once = { mark: `${woundedAt}`, change: { clocks: { woundedAt: woundedAt + weeks * WEEK_SECONDS } } };
  return [{ deed: "week", choices: { clock: true }, further: { weeks }, once }];
}

/** From when time counts: from the moment that there is something to give back, to the one at which there is nothing. */
function clocksMoved(actor: Actor): Partial<Clocks> | null {
  const { hp, temporary, state } = bodyOf(actor);
  const { value, max } = magicOf(actor);
  const { clocks } = figuresOf(actor);
  if (state === "dead") return null; // the blow that killed them may yet be taken back, and time counts on from where it was
  const now = game.time.worldTime;
  const counts = { bruisedAt: temporary > 0, magicAt: value < max, woundedAt: hp.value < hp.max };
  const ids = Object.keys(counts) as (keyof Clocks)[];
  const moved = ids.flatMap((id) => {
    const from = clocks[id];
    const wanted = counts[id] ? (from === null || from > now ? now : from) : null;
    return wanted === from ? [] : [[id, wanted] as const];
  });
  return moved.length > 0 ? Object.fromEntries(moved) : null;
}

/** DD-108 — an hour of the game in which SAN was lost, and that is over. */
function hourClosed(actor: Actor): object | null {
  const mind = mindOf(actor);
  if (!mind || mind.hourOpened === null) return null;
  const passed = game.time.worldTime - mind.hourOpened;
  if (passed >= 0 && passed < SANITY_HOUR) return null;
  return { hourOpened: null, lossThisHour: 0, hourStart: Math.max(0, mind.value) };
}
