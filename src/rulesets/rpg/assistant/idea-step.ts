import type { Block, Desk } from "../../../core/assistant/procedure.js";
import { onShelf } from "../../../core/assistant/shelf.js";
import type { RpgDraft } from "./draft.js";
import { text, word } from "./fields.js";
import { picker } from "./offer.js";

/** RP-29 — who it is; or a pregenerated character to make one's own. */
export function ideaBlocks(draft: RpgDraft, desk: Desk): readonly Block[] {
  const { name, people, occupation, img } = draft;
  const models = onShelf(desk, "rpgCharacter").filter(({ id }) => id !== draft.model);
  return [
    {
      kind: "fields",
      fields: [
        text("name", name, { wide: true }),
        text("people", people),
        text("occupation", occupation),
        { path: "img", kind: "image", label: word("field.img"), value: img },
      ],
    },
    ...modelBlock(draft, desk),
    ...(models.length > 0 ? [picker("models", models, "model")] : []),
  ];
}

/** The pregenerated character that it started from, to be taken back. */
function modelBlock({ model }: RpgDraft, { shelf }: Desk): readonly Block[] {
  const entry = shelf.get(model);
  if (!entry) return [];
  const { id, name, img } = entry;
  return [
    {
      kind: "chosen",
      caption: word("startedFrom"),
      empty: word("nothingOffered"),
      remove: "noModel",
      rows: [{ key: id, from: id, name, img, note: "", fields: [] }],
    },
  ];
}
