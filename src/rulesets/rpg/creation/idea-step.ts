import type { Block, Desk } from "../../../core/creation/procedure.js";
import { onShelf } from "../../../core/creation/shelf.js";
import type { RpgDraft } from "./draft.js";
import { picker, startedFrom, text, word } from "./fields.js";
import { noteOf } from "./offer.js";

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
    ...startedFrom(desk.shelf.get(draft.model)),
    ...(models.length > 0 ? [picker("models", models, noteOf, "model")] : []),
  ];
}
