import type { Block, Field } from "../../../core/assistant/procedure.js";
import type { Anchor, WarpDraft } from "./draft.js";
import { flag, text, word } from "./fields.js";

/** WP-28, WP-33 — motivation, secret, important person: told, or left for the keeper to say. */
export function storyBlocks(draft: WarpDraft): readonly Block[] {
  return [
    anchor(draft, "motivation", [text("motivation", draft.motivation, { wide: true, hint: word("motivationHint") })]),
    anchor(draft, "secret", [text("secret", draft.secret, { wide: true, hint: word("secretHint") })]),
    anchor(draft, "importantPerson", [
      text("person", draft.person, { wide: true, hint: word("personHint") }),
      text("reason", draft.reason, { wide: true }),
    ]),
  ];
}

function anchor({ unknown }: WarpDraft, id: Anchor, fields: readonly Field[]): Block {
  const open = unknown.includes(id);
  return {
    kind: "fields",
    caption: word(`anchor.${id}`),
    fields: [...(open ? [] : fields), flag(`unknown/${id}`, open, word("field.unknownAnchor"))],
  };
}
