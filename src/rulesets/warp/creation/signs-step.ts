import type { Block } from "../../../core/creation/procedure.js";
import type { WarpDraft } from "./draft.js";
import { text, word } from "./fields.js";
import { isHidden, traitName } from "./names.js";
import { traitsOf } from "./traits.js";

/** WP-26 — the signs of all traits and of the flaw, side by side. */
export function signBlocks(draft: WarpDraft): readonly Block[] {
  const told = traitsOf(draft).filter((slot) => !isHidden(slot));
  if (told.length === 0) return [{ kind: "note", text: word("noTraitYet") }];
  const fields = told.map((slot) => {
    return text(`slot/sign/${slot.key}`, slot.sign, { label: word("signOf", { name: traitName(slot) }), wide: true });
  });
  return [{ kind: "fields", fields }];
}
