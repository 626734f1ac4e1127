import type { Text } from "../../../core/text/text.js";
import { fight } from "./fields.js";
import { figuresOf } from "./reading.js";

/** RP-25, RP-27 — hit points and Bdef of a target, for an actor who knows them. */
export function targetNote(_weapon: Item, target: Actor): Text {
  const { hp, defenseBonus } = figuresOf(target);
  return fight("note", { value: hp.value, max: hp.max, defense: defenseBonus.value });
}
