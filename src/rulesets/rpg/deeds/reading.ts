import type { Text } from "../../../core/text/text.js";
import { nameOf } from "../attack/called.js";
import { figuresOf } from "../attack/reading.js";
import { told } from "./card.js";

/** Why a deed cannot be done; each names who it is about. */
export function obstacle(id: string, actor: Actor): Text {
  return told(`obstacle.${id}`, { name: nameOf(actor) });
}

/** RP-27 — nothing is done to the dead any more. */
export function unlessAlive(actor: Actor): Text | null {
  return figuresOf(actor).hp.state === "dead" ? obstacle("dead", actor) : null;
}
