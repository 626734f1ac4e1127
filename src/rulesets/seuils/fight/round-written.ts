import type { Changes, Holding, ValueChange } from "../../../core/play/contract/changes.js";
import type { RoundStamp } from "../../../core/fight/state/round-rule.js";
import { actionsOf, doneIn, isOfRound, placeOf, type RoundDone, type Rounds } from "../data/actors/round.js";
import { figuresOf, roundCounted } from "../data/reading.js";
import { nextExtraDefence } from "../rules/fight/round-spending.js";

/** SE-14…SE-18 — what costs an action of the round; a defence costs none once they are spent. */
export type Deed = "attack" | "defence" | "other";

type Written = Required<Pick<Changes, "numbers" | "values">>;

const NOTHING: Written = { numbers: [], values: [] };

/** SE-14…SE-18 — what to write on somebody who does something in this round; nothing where nobody counts. */
export function actionWritten(actor: Actor, deed: Deed): Written {
  const now = roundCounted(actor);
  if (!now) return NOTHING;
  const { round, allowed } = figuresOf(actor);
  return countedAs(actor, now, counterOf(deed, doneIn(round, now), allowed));
}

/**
 * SE-17 — the same for a defence that was rolled as an ordinary one or as an extra one: it counts in the round of its blow,
 * and costs nothing where nobody remembers that any more.
 */
export function defenceWritten(actor: Actor, extra: boolean, fought: RoundStamp | null): Written {
  const now = roundCounted(actor);
  if (!now) return NOTHING;
  const counted = extra ? "extraDefences" : "defences";
  return !fought || isOfRound(fought, now) ? countedAs(actor, now, counted) : countedThen(actor, fought, counted);
}

function countedAs(actor: Actor, now: RoundStamp, counted: keyof RoundDone): Written {
  const { round, lastRound } = figuresOf(actor);
  const numbers = [moreIn("round", { round, lastRound }, now, counted)];
  return { numbers, values: isOfRound(round, now) ? [] : begun({ round, lastRound }, now, counted) };
}

/** SE-14 — what is written of a round that is over, where it is remembered. */
function countedThen(actor: Actor, then: RoundStamp, counted: keyof RoundDone): Written {
  const figures = figuresOf(actor);
  const place = placeOf(figures, then);
  return place ? { numbers: [moreIn(place, figures, then, counted)], values: [] } : NOTHING;
}

/** SE-14 — what was counted in a round counts in no other. */
export function stillOf(place: keyof Rounds, { combatId, round }: RoundStamp): Holding {
  return { path: `system.${place}`, is: { combatId, round } };
}

/** SE-14 — one more of what was done in a round; given back as long as that is remembered where it was. */
function moreIn(
  place: keyof Rounds,
  rounds: Rounds,
  then: RoundStamp,
  counted: keyof RoundDone,
): Written["numbers"][number] {
  const after = doneIn(rounds[place], then)[counted] + 1;
  return { path: `system.${place}.${counted}`, after, while: stillOf(place, then) };
}

/** SE-17 — what a deed is counted as. */
function counterOf(
  deed: Deed,
  done: RoundDone,
  allowed: { readonly actions: number; readonly attacks: number },
): keyof RoundDone {
  if (deed === "attack") return "attacks";
  if (deed === "other") return "others";
  return nextExtraDefence(actionsOf(done, allowed)) > 0 ? "extraDefences" : "defences";
}

const COUNTERS = ["attacks", "defences", "others", "extraDefences"] as const satisfies readonly (keyof RoundDone)[];

/** SE-14 — the round begins with this: what was done in the one before is kept for a keeper who steps back. */
function begun({ round, lastRound }: Rounds, now: RoundStamp, counted: keyof RoundDone): readonly ValueChange[] {
  const stamps = ["combatId", "round"] as const;
  const wanted = [
    ...stamps.map((key) => ["round", key, now[key], round[key]] as const),
    ...COUNTERS.filter((key) => key !== counted).map((key) => ["round", key, 0, round[key]] as const),
    ...[...stamps, ...COUNTERS].map((key) => ["lastRound", key, round[key], lastRound[key]] as const),
  ];
  return wanted
    .filter(([, , after, before]) => after !== before)
    .map(([group, key, after]) => ({ path: `system.${group}.${key}`, after, stays: true }));
}
