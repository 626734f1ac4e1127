import type { TurnStep } from "../../../core/ruleset.js";
import { isOurs, figuresOf } from "../data/reading.js";
import { fightKept } from "../rules/fight/fight-spent.js";
import { fightAt, NO_FIGHT, type FightKept } from "../rules/fight/fight-state.js";
import { nextTurn } from "../rules/fight/next-turn.js";
import { endedStates, isBefore } from "../rules/fight/turn-ends.js";

/** DD-91, DD-119, DD-130, DD-152, DD-153, DD-157, DD-159, DD-161 — what a step of a fight ends for one who takes part in it, as a change of `system`. */
export function turns(actor: Actor, place: number, step: TurnStep): object | null {
  if (!isOurs(actor)) return null;
  const { states, defence, fight } = figuresOf(actor);
  const { stance, forceFlatFooted } = defence;
  const stolen = states.stolenBy !== "";
  const ended = endedStates({ ...states, stance, forceFlatFooted, stolenUpon: stolen }, place, step);
  const { shock, stunned, stolenUpon, ...guard } = ended;
  const body = {
    ...(shock === false && { shock }),
    ...(stunned === false && { stunned }),
    ...(stolenUpon === false && { stolenBy: "", helpless: false }),
  };
  const kept = fightAfter(fight, place, step);
  const change = {
    ...(Object.keys(body).length > 0 && { states: body }),
    ...(Object.keys(guard).length > 0 && { defence: guard }),
    ...(kept && { fight: kept }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

/**
 * What somebody remembers of the fight after a step of it: whoever has had a turn, not one lost to surprise, is au
 * dépourvu no more (DD-130), what was readied lapses with one's next turn (DD-157), and nothing of it counts once the
 * fight is over. `null` where that is what is remembered already.
 */
function fightAfter(
  fight: FightKept,
  place: number,
  { combatId, previous, current }: TurnStep,
): Partial<FightKept> | null {
  if (!current) return fight.combatId === combatId ? NO_FIGHT : null;
  const round = { combatId, round: previous.round };
  const now = fightAt(fight, round);
  const own = { round: place >= previous.turn ? previous.round : previous.round + 1, turn: place };
  const had = previous.round > 0 && isBefore(own, current) && !now.surprised;
  const begun = previous.round > 0 && !isBefore(current, nextTurn(previous, place));
  const after = { ...now, engaged: now.engaged || had, readied: begun ? "" : now.readied };
  return after.engaged !== now.engaged || after.readied !== now.readied ? fightKept(after, round) : null;
}
