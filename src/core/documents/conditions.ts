import { rulesetOf } from "../rulesets.js";
import type { ActorState, Ruleset } from "../ruleset.js";
import { setBy, settingNow } from "../play/effects/set-by.js";
import { reportFailure } from "../text/errors.js";
import { listen } from "../foundry/types/hooks.js";
import type { GardienActor } from "./actor.js";
import { broughtAlong } from "./brought-along.js";

/**
 * A condition that follows an actor's data may also be set or taken by hand, from the palette or as an effect: what it
 * stands for is then written into the data. The window that did it does that, and nobody else.
 */
export function followConditions(): void {
  listen("preCreateActiveEffect", bringAlong);
  listen("preCreateActiveEffect", noteSetter);
  listen(
    "createActiveEffect",
    (effect: ActiveEffect, _options: object, user: string) => void write(effect, true, user),
  );
  listen("preDeleteActiveEffect", (effect: ActiveEffect) => !endsByDeed(effect));
  listen(
    "deleteActiveEffect",
    (effect: ActiveEffect, _options: object, user: string) => void write(effect, false, user),
  );
}

/** What a condition brings along by the rules of its actor comes with it, in the one effect. */
function bringAlong(effect: ActiveEffect): void {
  const conditions = ruledBy(effect.parent)?.conditions ?? [];
  const brought = conditions.flatMap(({ id, with: others = [] }) => (effect.statuses.has(id) ? others : []));
  if (brought.length > 0) effect.updateSource({ statuses: [...effect.statuses, ...brought] });
}

/** Whoever makes a condition hold is noted in it: what it does tells who did it. */
function noteSetter(effect: ActiveEffect): void {
  const { parent, statuses } = effect;
  const known = ruledBy(parent)?.conditions.find(({ id }) => statuses.has(id));
  if (!known || setBy(effect)) return;
  const mark = isMatching(parent as Actor, known.id) ? (parent as unknown as GardienActor).lastMark : "";
  effect.updateSource({ flags: settingNow(mark) });
}

function ruledBy(parent: unknown): Ruleset | undefined {
  return parent instanceof foundry.documents.Actor ? rulesetOf(parent.type) : undefined;
}

/** Whether the actor is just making its conditions those of its state. */
function isMatching(actor: Actor, id: string): boolean {
  return (actor as unknown as Partial<GardienActor>).isMatching?.(id) === true;
}

/** Where taking a condition by hand is a deed, that is done, and takes the condition when it is applied. */
function endsByDeed(effect: ActiveEffect): boolean {
  const actor = effect.parent;
  if (!(actor instanceof foundry.documents.Actor)) return false;
  const ruleset = rulesetOf(actor.type);
  const state = actor.system as ActorState;
  const ids = (ruleset?.conditions ?? []).filter(({ id, managed }) => managed && effect.statuses.has(id));
  const ended = ids.flatMap(({ id }) => {
    if (broughtAlong(ruleset, effect, id) || isMatching(actor, id)) return [];
    return state.conditionDeed?.(id, false) ?? [];
  });
  for (const { deed, choices } of ended) {
    import("../deed/start.js")
      .then(({ startDeed }) => startDeed(deed, [actor], choices, { window: false }))
      .catch((error: unknown) => reportFailure(`conditions of ${actor.uuid}`, error));
  }
  return ended.length > 0;
}

async function write(effect: ActiveEffect, active: boolean, userId: string): Promise<void> {
  const actor = effect.parent;
  if (userId !== game.userId || !(actor instanceof foundry.documents.Actor)) return;
  const ruleset = rulesetOf(actor.type);
  for (const { id, managed } of ruleset?.conditions ?? []) {
    if (!managed || !effect.statuses.has(id) || broughtAlong(ruleset, effect, id)) continue;
    // By the time it is there its state may be another already: that is no word of anybody's.
    if (isMatching(actor, id)) continue;
    // Its state of now: the change before this one may have made another of it.
    const change = (actor.system as ActorState).conditionChange(id, active);
    if (!change) continue;
    try {
      await actor.update({ system: change });
    } catch (error) {
      reportFailure(`conditions of ${actor.uuid}`, error);
    }
  }
}
