import type { Text } from "../../../core/text.js";
import { traitKindLabel } from "../labels.js";
import { word } from "./fields.js";
import type { Slot } from "./slots.js";

/** What a trait is called, named or not. */
export function traitName({ name, kind, unknown }: Slot): Text | string {
  if (name.trim() !== "") return name;
  return unknown ? word("unknownTrait") : { key: traitKindLabel(kind) };
}
