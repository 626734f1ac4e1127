import type { Text } from "../../../../core/text/text.js";
import { fight } from "../fields.js";
import { figuresOf } from "../../data/reading.js";
import { isHelpless } from "./bout.js";
import { holdingEachOther } from "./people.js";

/** DD-137, DD-138, DD-162 — how somebody stands, for whoever sets about them. */
export function targetHeld(weapon: Item, target: Actor): Text | null {
  const { actor } = weapon;
  if (isHelpless(target)) return fight("close.note.helpless");
  if (!actor || !holdingEachOther(actor, target)) return null;
  return fight(figuresOf(target).states.immobilised ? "close.note.pinned" : "close.note.held");
}
