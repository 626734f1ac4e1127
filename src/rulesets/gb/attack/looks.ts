import { harmLook } from "../../../core/card/parts/looks.js";
import type { Text } from "../../../core/text/text.js";
import { GbCreature } from "../data/actors/creature.js";
import { stateLabel } from "../labels.js";
import { figuresOf } from "../data/reading.js";

/** GB-08, GB-09 — how somebody looks: their state, else by what they have lost the most of. */
export function looksOf(target: Actor): Text {
  const system = figuresOf(target);
  if (system.state !== "active") return { key: stateLabel(system.state) };
  if (system instanceof GbCreature && system.mode === "traditional") return harmLook(system.hp);
  const left = ({ value, max }: { readonly value: number; readonly max: number }) => value / Math.max(1, max);
  return harmLook(left(system.pv) < left(system.pf) ? system.pv : system.pf);
}
