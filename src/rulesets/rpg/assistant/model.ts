import { bounded } from "../../../core/assistant/bounded.js";
import type { Desk, Entry } from "../../../core/assistant/procedure.js";
import { markOf } from "../../../core/assistant/shelf.js";
import { object, text } from "../../../core/attack/intent.js";
import { CREATION_START } from "../rules/creation-defaults.js";
import { keepingAmmunition } from "./ammunition.js";
import { eachAttribute, pickedAs, readDraft, type Picked, type RpgDraft } from "./draft.js";
import { boughtOf } from "./entries.js";
import { numbered } from "./numbered.js";

/** RP-29 — a pregenerated character to start from: who it is, its attributes, and all it can do and has. */
export function startedFrom(draft: RpgDraft, id: string, desk: Desk, key: string): Partial<RpgDraft> {
  const model = desk.shelf.get(id);
  if (!model || model.owned || model.within !== undefined) return {};
  const { people, occupation, attributes } = model.system;
  const own = ownOf(draft, desk);
  const carried = [...desk.shelf.values()].filter(({ within }) => within === id);
  const had = new Map(own.map((item) => [markAmong(item, desk), item]));
  const fresh = carried.filter((entry) => !had.has(mark(entry)));
  const raised = new Map(carried.map((entry) => [mark(entry), boughtOf(entry)]));
  return {
    model: id,
    name: model.name,
    img: model.img,
    people: text(people),
    occupation: text(occupation),
    attributes: eachAttribute((one) => bounded(object(object(attributes)[one])["base"], 0, 30, CREATION_START)),
    rolled: [],
    trade: "",
    before: [],
    items: keepingAmmunition(
      [
        ...own.map((item) => ({ ...item, mastery: raised.get(markAmong(item, desk)) ?? item.mastery })),
        ...fresh.map((entry, i) => pickedAs(numbered(key, i), entry)),
      ],
      desk,
    ),
  };
}

/** Takes back all that came with the model; what was written over in the meantime stays. */
export function withoutModel(draft: RpgDraft, desk: Desk): Partial<RpgDraft> {
  const model = desk.shelf.get(draft.model);
  const sheet = readDraft(null, desk);
  const system = model?.system ?? {};
  const was = (now: string, came: unknown, before: string) => (now === came ? before : now);
  return {
    model: "",
    name: was(draft.name, model?.name, sheet.name),
    img: was(draft.img, model?.img, sheet.img),
    people: was(draft.people, system["people"], sheet.people),
    occupation: was(draft.occupation, system["occupation"], sheet.occupation),
    attributes: sheet.attributes,
    trade: "",
    before: [],
    items: ownOf(draft, desk),
  };
}

/** What was picked before any model, skills apart: those come from one source at a time. */
function ownOf({ items, model }: RpgDraft, { shelf }: Desk): readonly Picked[] {
  return items.filter(({ key, from }) => {
    const entry = shelf.get(key) ?? shelf.get(from);
    return entry?.owned === true || (entry?.type !== "rpgSkill" && (model === "" || entry?.within !== model));
  });
}

function markAmong({ key, from }: Picked, { shelf }: Desk): string {
  const entry = shelf.get(key) ?? shelf.get(from);
  return entry ? mark(entry) : key;
}

function mark(entry: Entry): string {
  return `${entry.type} ${markOf(entry)}`;
}
