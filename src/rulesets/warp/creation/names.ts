import type { Text } from "../../../core/text/text.js";
import { traitKindLabel } from "../labels.js";
import { word } from "./fields.js";
import type { Slot } from "./slots.js";

/** WP-28 — what is left to the keeper is the keeper's to see. */
export function isHidden({ unknown }: Pick<Slot, "unknown">): boolean {
  return unknown && !game.user.isGM;
}

/** What a trait is called, named or not. */
export function traitName(slot: Slot): Text | string {
  const { name, kind, unknown } = slot;
  if (isHidden(slot)) return word("unknownTrait");
  if (name.trim() !== "") return name;
  return unknown ? word("unknownTrait") : { key: traitKindLabel(kind) };
}
