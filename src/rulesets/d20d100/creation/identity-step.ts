import type { Block, Desk, Entry } from "../../../core/creation/procedure.js";
import { onShelf } from "../../../core/creation/shelf.js";
import type { D20d100Draft } from "./draft.js";
import { DETAILS } from "./each.js";
import { choice, picker, startedFrom, text, word } from "./fields.js";
import { modelNote, professionNote } from "./offer.js";

/** DD-20, DD-23 — who it is, and what it does for a living. */
export function identityBlocks(draft: D20d100Draft, desk: Desk): readonly Block[] {
  const { name, img, profession, details, campaign } = draft;
  const models = onShelf(desk, "d20d100Investigator").filter(({ id }) => id !== draft.model);
  const games = [true, false].map((many) => ({ value: String(many), label: word(`campaign.${many}`) }));
  return [
    {
      kind: "fields",
      fields: [
        text("name", name, { wide: true }),
        text("profession", profession, { hint: word("professionHint") }),
        { ...choice("campaign", String(campaign), games), hint: word("campaignHint") },
        { path: "img", kind: "image", label: word("field.img"), value: img },
      ],
    },
    {
      kind: "fields",
      caption: word("details"),
      fields: DETAILS.map((id) => text(`details/${id}`, details[id], { label: word(`field.${id}`) })),
    },
    ...chosenProfession(desk.shelf.get(draft.professionFrom), desk),
    ...startedFrom(desk.shelf.get(draft.model)),
    ...(models.length > 0 ? [picker("models", models, (entry) => modelNote(entry, desk), "model")] : []),
    picker(
      "professions",
      onShelf(desk, "d20d100Profession").filter(({ id }) => id !== draft.professionFrom),
      (entry) => professionNote(entry, desk),
      "professionFrom",
    ),
  ];
}

function chosenProfession(entry: Entry | undefined, desk: Desk): readonly Block[] {
  if (!entry) return [];
  const { id, name, img } = entry;
  const rows = [{ key: "", from: id, name, img, note: professionNote(entry, desk), fields: [] }];
  const [caption, empty] = [word("chosenProfession"), word("nothingOffered")];
  return [{ kind: "chosen", caption, empty, remove: "professionFrom", rows }];
}
