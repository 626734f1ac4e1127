import { snapshot } from "../../../core/attack/names.js";
import { tokenOf } from "../../../core/attack/world.js";

/** What the table calls somebody: two tokens of one actor have two names. */
export function nameOf(actor: Actor): string {
  return snapshot(actor, tokenOf(actor)).name;
}
