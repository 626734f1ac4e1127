import type { Changes } from "../../../core/play/contract/changes.js";
import type { Text } from "../../../core/text/text.js";
import { nameOf } from "../attack/called.js";
import { figuresOf } from "../attack/reading.js";
import { told } from "./card.js";

/** What a deed changes where it changes nothing else. `numbers` are points, which the card prints; all else is `values`. */
export const NOTHING: Changes = { numbers: [], values: [], created: [] };

/** Why a deed cannot be done; each names who it is about. */
export function obstacle(id: string, actor: Actor): Text {
  return told(`obstacle.${id}`, { name: nameOf(actor) });
}

/** RP-27 — nothing is done to the dead any more. */
export function unlessAlive(actor: Actor): Text | null {
  return figuresOf(actor).hp.state === "dead" ? obstacle("dead", actor) : null;
}
