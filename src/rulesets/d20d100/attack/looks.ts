import { harmLook } from "../../../core/card/parts/looks.js";
import type { Text } from "../../../core/text/text.js";
import { figuresOf } from "../data/reading.js";

/** DD-91…DD-100 — how somebody looks: out of action, else by the points that are left. */
export function looksOf(target: Actor): Text {
  const { hp, body, bruised } = figuresOf(target);
  const state = body === "able" ? bruised : body;
  return state === "none" ? harmLook(hp) : { key: `GARDIEN.D20D100.SHEET.body.${state}` };
}
