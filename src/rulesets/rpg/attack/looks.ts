import { harmLook } from "../../../core/card/parts/looks.js";
import type { Text } from "../../../core/text/text.js";
import { lifeLabel } from "../labels.js";
import { figuresOf } from "./reading.js";

/** RP-27 — how an actor looks: out of their senses, dead, else by the points that are left. */
export function looksOf(target: Actor): Text {
  const { hp } = figuresOf(target);
  return hp.state === "alive" ? harmLook(hp) : { key: lifeLabel(hp.state) };
}
