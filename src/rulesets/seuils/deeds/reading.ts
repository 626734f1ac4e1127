import type { Text } from "../../../core/text/text.js";
import { figuresOf } from "../data/reading.js";
import { obstacle } from "./kit.js";

/** SE-54 — nothing is done to those whose death the keeper has confirmed. */
export function unlessAlive(actor: Actor): Text | null {
  return figuresOf(actor).deathConfirmed ? obstacle("dead", actor) : null;
}

/** SE-54 — whoever is out of action does nothing. */
export function unlessAble(actor: Actor): Text | null {
  return unlessAlive(actor) ?? (figuresOf(actor).acts ? null : obstacle("unable", actor));
}
