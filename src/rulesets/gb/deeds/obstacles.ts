import type { Text } from "../../../core/text/text.js";
import { isClassic } from "../attack/reading.js";
import { figuresOf } from "../data/reading.js";
import { inability } from "../rules/checks/inability.js";
import { obstacle } from "./kit.js";

/** GB-08 — nothing is done to the dead any more. */
export function unlessAlive(actor: Actor): Text | null {
  return figuresOf(actor).state === "dead" ? obstacle("dead", actor) : null;
}

/** GB-09 — at 0 PF nobody acts. */
export function unlessAble(actor: Actor): Text | null {
  const { state } = figuresOf(actor);
  if (state === "dead") return obstacle("dead", actor);
  return state === "active" ? null : obstacle("unable", actor);
}

/** GB-35 — nor does whoever loses this turn to a violent shock: to aim, to stand up or to treat somebody takes one. */
export function unlessActing(actor: Actor): Text | null {
  const lost = inability(figuresOf(actor).state, figuresOf(actor).shock.kind) === "shocked";
  return unlessAble(actor) ?? (lost ? obstacle("shocked", actor) : null);
}

/** GB-43 — PV and PF are not counted for a creature of the classic rules. */
export function unlessCounted(actor: Actor): Text | null {
  return isClassic(actor) ? obstacle("traditional", actor) : unlessAlive(actor);
}
