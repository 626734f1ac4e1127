import { rulesetOf } from "../../rulesets.js";
import type { TurnPoint, TurnStep } from "../../ruleset.js";
import { arbitrate } from "../../play/arbiter/arbitrate.js";
import { isArbiter } from "../../world/world.js";
import { reportFailure } from "../../text/errors.js";
import { listen } from "../../foundry/types/hooks.js";

/** A turn as Foundry tells it; there is none before a fight begins. */
type FoundryTurn = { readonly round: number | null; readonly turn: number | null } | null;

/** What lasts a turn ends with it: the arbiter asks each ruleset when a fight goes on, or ends. */
export function followTurns(): void {
  listen("combatTurnChange", (combat: Combat, prior: FoundryTurn, current: FoundryTurn) => {
    const [previous, now] = [pointOf(prior), pointOf(current)];
    if (previous && now && isForward(previous, now)) step(combat, previous, now);
  });
  listen("deleteCombat", (combat: Combat) => step(combat, pointOf(combat) ?? { round: 0, turn: 0 }, null));
}

/** A round may begin before anybody has the turn. */
function pointOf(told: FoundryTurn): TurnPoint | null {
  if (!told || typeof told.round !== "number") return null;
  if (typeof told.turn === "number") return { round: told.round, turn: told.turn };
  return told.round > 0 ? { round: told.round, turn: 0 } : null;
}

/** Stepping back in the order of the fight takes nothing away. */
function isForward(previous: TurnPoint, current: TurnPoint): boolean {
  return current.round > previous.round || (current.round === previous.round && current.turn > previous.turn);
}

/** What still has to end in a fight before anybody may begin something new in it. */
const ending = new WeakMap<Combat, Promise<unknown>>();

/** Waits until what ends with the turns of a fight so far has ended. */
export async function turned(combat: Combat): Promise<void> {
  await ending.get(combat);
}

function step(combat: Combat, previous: TurnPoint, current: TurnPoint | null): void {
  if (!isArbiter()) return;
  const told: TurnStep = { combatId: combat.id ?? "", previous, current };
  const ends = combat.turns.map(({ actor }, place) => actor && endFor(actor, place, told));
  ending.set(combat, Promise.all([ending.get(combat), ...ends]));
}

/** After what the arbiter still has to do to this actor: a shock it is about to give is not ended before it is there. */
async function endFor(actor: Actor, place: number, told: TurnStep): Promise<void> {
  try {
    await arbitrate([actor.uuid], async () => {
      const ends = await rulesetOf(actor.type)?.turns?.();
      const change = ends?.(actor, place, told);
      if (change) await actor.update({ system: change });
    });
  } catch (error) {
    reportFailure(`turn of ${actor.uuid}`, error);
  }
}
