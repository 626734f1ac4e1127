import type { Text } from "../../../../core/text/text.js";
import { protectionTexts } from "../../sheets/views/armour-view.js";
import { figuresOf } from "../../deeds/reading.js";
import { fight } from "../fields.js";

/** WP-57, WP-62 — hit points and armour of a target, for somebody who knows them. */
export function targetNote(_weapon: Item, target: Actor): Text {
  const { hp, armour } = figuresOf(target);
  const points = { value: hp.effective, max: hp.max };
  const [first, ...more] = protectionTexts(armour);
  if (!first) return fight("note.bare", points);
  return fight("note.armoured", {
    ...points,
    armour: more.reduce((some, one) => fight("note.and", { some, one }), first),
  });
}
