import { snapshot } from "../../../core/attack/names.js";
import { atHand } from "../../../core/attack/people.js";
import { actorAt } from "../../../core/attack/world.js";
import type { DeedChoices, DeedField } from "../../../core/deeds/procedure.js";
import { GbActor } from "../data/gb-actor.js";
import { textIn } from "../../../core/deeds/choices.js";
import { namedOption } from "./fields.js";

/** An actor of this ruleset named by a choice; `null` when it is gone or played by other rules. */
export function personIn(choices: DeedChoices, id: string): Actor | null {
  const actor = actorAt(textIn(choices, id) || null);
  return actor && plays(actor) ? actor : null;
}

function plays(actor: Actor): boolean {
  const system: unknown = actor.system;
  return system instanceof GbActor;
}

/** Everybody of this ruleset that the user may name, but the actor itself. */
export function others(actor: Actor): NonNullable<DeedField["options"]> {
  return atHand(actor, plays).flatMap(({ name, target }) =>
    target.actor ? [namedOption(target.actor.uuid, name)] : [],
  );
}

/** The same, the actor itself first. */
export function everybody(actor: Actor): NonNullable<DeedField["options"]> {
  return [namedOption(actor.uuid, snapshot(actor, actor.token).name), ...others(actor)];
}
