import type { DueDeed } from "../../../core/play/contract/deed.js";
import { figuresOf } from "../attack/reading.js";
import { momentOf } from "../data/actors/moment.js";
import { rpgOptions } from "../data/options.js";
import { reckonedOn, reckonedNow, type Stamp } from "../data/actors/reckoned.js";
import { lossesOver, MOST_ROUNDS, noLosses, roundsGone, roundsThatMatter } from "../rules/body/round-losses.js";
import { takesPoints } from "../rules/body/conditions.js";

/** RP-61 — up to when time took the points of an actor from whom it takes some by itself; `null` for anybody else. */
function takenUpTo(actor: Actor): Stamp | null {
  const figures = figuresOf(actor);
  const taking = rpgOptions().bleedAuto && figures.hp.state !== "dead" && takesPoints(figures.lasting);
  return taking ? reckonedOn(figures) : null;
}

/** RP-61, RP-86, RP-90 — the losses that the clock calls for: of the rounds, or seconds, since it last did. */
export function dueLosses(actor: Actor): readonly DueDeed[] {
  const since = takenUpTo(actor);
  if (!since) return [];
  const { lasting, hp, attributes, deathRule } = figuresOf(actor);
  const now = reckonedNow(actor);
  const gone = roundsGone(since, now);
  const points = hp.value + (deathRule === "zero" ? 0 : attributes.body.value);
  const rounds = roundsThatMatter(lasting, gone, points);
  if (rounds === 0 || noLosses(lossesOver(lasting, rounds, momentOf(actor)))) return [];
  // What would be too many dice at one go is called for again afterwards.
  const reckoned = rounds === MOST_ROUNDS && gone > rounds ? { ...now, worldTime: since.worldTime + rounds } : now;
  const once = { mark: Object.values(since).join("."), change: { reckoned } };
  return [{ deed: "losses", choices: { clock: true }, further: { rounds }, once }];
}

/** RP-61 — the moment is noted where nothing is taken by itself, or by now: nobody owes for that time later. */
export function reckonedSilently(actor: Actor): object | null {
  const figures = figuresOf(actor);
  if (!takesPoints(figures.lasting)) return null;
  const now = reckonedNow(actor);
  const since = takenUpTo(actor);
  if (since && roundsGone(since, now) > 0) return null; // that is called for
  const noted = reckonedOn(figures);
  const behind =
    !noted || noted.combatId !== now.combatId || noted.round < now.round || noted.worldTime < now.worldTime;
  return behind ? { reckoned: now } : null;
}
