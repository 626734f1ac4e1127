import type { Deeds } from "../../../core/play/contract/deed.js";
import { figuresOf, roundNow } from "../attack/reading.js";
import { momentOf } from "../data/actors/moment.js";
import type { RpgActor } from "../data/actors/rpg-actor.js";
import type { Condition } from "../rules/body/conditions.js";
import { fightOver, isFateful } from "../rules/body/passing-time.js";
import { isOver } from "../rules/body/span-changes.js";
import { dueFates } from "./conditions-over.js";
import { dueTests } from "./each-round.js";
import { dueLosses, reckonedSilently } from "./losses-due.js";
import { dueAilments } from "./tick-affliction.js";

/** RP-58, RP-59, RP-61, RP-76, RP-86, RP-90, RP-92 — what the clock calls for, the losses of the round first. */
export const dueByTime: Deeds["due"] = (actor, _worldTime, turnedDown) => [
  ...dueLosses(actor),
  ...dueFates(actor, turnedDown),
  ...dueAilments(actor),
  ...dueTests(actor),
];

/** RP-61 — what time changes on a sheet of itself: what ran out goes, and what counted the rounds of a fight goes on in seconds. */
export const passedByTime: NonNullable<Deeds["passes"]> = (actor) => {
  const conditions = stillLasting(actor);
  const change = { ...(conditions && { conditions }), ...reckonedSilently(actor) };
  return Object.keys(change).length > 0 ? change : null;
};

/** The conditions that go on; `null` where all do. In a fight they are looked through when a round begins. */
function stillLasting(actor: Actor): readonly Condition[] | null {
  if (roundNow(actor)) return null;
  const figures = figuresOf(actor);
  const { lasting } = figures;
  if (lasting.some(({ span }) => span.clock === "round")) return fightOver(lasting, lastFought(figures, actor)).kept;
  const now = momentOf(actor);
  const kept = lasting.filter((condition) => !isOver(condition.span, now) || isFateful(condition, now));
  return kept.length === lasting.length ? null : kept;
}

/** RP-61 — the last round of an actor who has left the fight, as far as the sheet knows. */
function lastFought({ round }: RpgActor, actor: Actor) {
  return { round: Math.max(1, round.round), worldTime: momentOf(actor).worldTime };
}
