import { flashRing } from "../foundry/canvas.js";
import { listen } from "../foundry/types/hooks.js";
import { wantsStill } from "../ui/motion.js";
import { rulesetOf } from "../rulesets.js";

/** What a ring shows: points lost, and points that come back. */
const COLORS = { lost: "#d1372c", back: "#3f9d4d" } as const;

/** Points of somebody as they were last seen. */
const seen = new WeakMap<Actor, number>();

/**
 * Has the rings of tokens flash where their actors lose points or get them back, for everybody who sees the token: not where
 * the user has asked for less motion, or for no flashes. Called once the table stands.
 */
export function followRings(): void {
  look();
  listen("canvasReady", look);
  listen("createToken", look);
  listen("updateActor", (actor: Actor) => flash(actor));
}

/** Takes in the points of everybody in view. */
function look(): void {
  for (const { actor } of game.scenes.viewed?.tokens ?? []) if (actor) seen.set(actor, pointsOf(actor));
}

function flash(actor: Actor): void {
  const before = seen.get(actor);
  const now = pointsOf(actor);
  if (before === undefined) return;
  seen.set(actor, now);
  if (now === before || wantsStill()) return;
  for (const token of game.scenes.viewed?.tokens ?? [])
    if (token.actor === actor) flashRing(token, now < before ? COLORS.lost : COLORS.back);
}

interface Bar {
  readonly value?: unknown;
}

/** The sum of the points whose loss is harm, as the ruleset names them. */
function pointsOf(actor: Actor): number {
  const kind = rulesetOf(actor.type)?.actors[actor.type];
  const paths = kind?.harm ?? kind?.bars.slice(0, 1) ?? [];
  return paths.reduce((sum, path) => {
    const { value } = (foundry.utils.getProperty(actor.system, path) ?? {}) as Bar;
    return typeof value === "number" ? sum + value : sum;
  }, 0);
}
