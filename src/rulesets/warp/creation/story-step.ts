import type { Block, Desk, Field } from "../../../core/creation/procedure.js";
import type { WarpCharacter } from "../data/actors/character.js";
import type { Anchor, WarpDraft } from "./draft.js";
import { flag, text, word } from "./fields.js";
import { isHidden } from "./names.js";

/** WP-28, WP-33 — motivation, secret, important person: told, or left for the keeper to say. */
export function storyBlocks(draft: WarpDraft, { actor }: Desk): readonly Block[] {
  const { unknown } = actor.system as WarpCharacter;
  const anchor = (id: Anchor, fields: readonly Field[]) => anchorBlock(draft, id, fields, unknown[id]);
  return [
    anchor("motivation", [text("motivation", draft.motivation, { wide: true, hint: word("motivationHint") })]),
    anchor("secret", [text("secret", draft.secret, { wide: true, hint: word("secretHint") })]),
    anchor("importantPerson", [
      text("person", draft.person, { wide: true, hint: word("personHint") }),
      text("reason", draft.reason, { wide: true }),
    ]),
  ];
}

/** @param keepers whether the sheet has it as the keeper's already: nobody else takes it back */
function anchorBlock({ unknown }: WarpDraft, id: Anchor, fields: readonly Field[], keepers: boolean): Block {
  const open = unknown.includes(id);
  const hidden = isHidden({ unknown: open });
  const caption = word(`anchor.${id}`);
  if (hidden && keepers) return { kind: "note", text: word("keepersAnchor", { name: caption }) };
  return {
    kind: "fields",
    caption,
    fields: [...(hidden ? [] : fields), flag(`unknown/${id}`, open, word("field.unknownAnchor"))],
  };
}
