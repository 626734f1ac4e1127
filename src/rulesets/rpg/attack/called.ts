import { snapshot } from "../../../core/world/names.js";
import { tokenOf } from "../../../core/world/world.js";

/** What the table calls an actor: two tokens of one actor have two names. */
export function nameOf(actor: Actor): string {
  return snapshot(actor, tokenOf(actor)).name;
}
