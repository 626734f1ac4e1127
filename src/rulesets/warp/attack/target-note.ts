import type { Text } from "../../../core/text.js";
import { figuresOf } from "../deeds/reading.js";
import { fight } from "./fields.js";

/** WP-57, WP-62 — hit points and armour of a target, for somebody who knows them. */
export function targetNote(_weapon: Item, target: Actor): Text {
  const { hp, armour } = figuresOf(target);
  const { regularDice, regularPoints, ballisticDice } = armour;
  const points = { value: hp.effective, max: hp.max };
  if (regularDice + regularPoints + ballisticDice === 0) return fight("note.bare", points);
  return fight("note.armoured", { ...points, regular: regularDice, flat: regularPoints, ballistic: ballisticDice });
}
