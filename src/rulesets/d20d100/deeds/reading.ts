import type { Text } from "../../../core/text/text.js";
import { bodyOf } from "../data/body.js";
import { bruiseState } from "../rules/body/bruises.js";
import { obstacle } from "./kit.js";

/** DD-96 — nothing is done to the dead any more. */
export function unlessAlive(actor: Actor): Text | null {
  return bodyOf(actor).state === "dead" ? obstacle("dead", actor) : null;
}

/** DD-95, DD-102 — the dying and the unconscious do nothing. */
export function unlessAwake(actor: Actor): Text | null {
  const { state, hp, temporary } = bodyOf(actor);
  const awake = ["able", "outOfAction"].includes(state) && bruiseState(hp.value, temporary) !== "unconscious";
  return unlessAlive(actor) ?? (awake ? null : obstacle("unconscious", actor));
}

/** DD-175 — words of a spell, a tome or a power that a card repeats, in characters at most. */
export const MOST_WORDS = 300;
