import { broughtBy, entriesWithin, modelOf, ownPicks, sortOfPick, unmodelled } from "../../../core/creation/models.js";
import type { Desk } from "../../../core/creation/procedure.js";
import { sortOf } from "../../../core/creation/shelf.js";
import { keepingAmmunition } from "./ammunition.js";
import { pickedAs, readDraft, type RpgDraft } from "./draft.js";
import { eachAttribute, listed } from "./entries.js";

/** RP-29 — a pregenerated character to start from: who it is, its attributes, and all it can do and has. */
export function startedFrom(draft: RpgDraft, id: string, desk: Desk, key: string): Partial<RpgDraft> {
  const model = modelOf(desk, id);
  if (!model) return {};
  const { people, occupation, attributes } = listed(model);
  const own = ownPicks(draft, desk, "rpgSkill");
  const raised = new Map(entriesWithin(desk, id).map((entry) => [sortOf(entry), listed(entry).creationMastery]));
  return {
    model: id,
    name: model.name,
    img: model.img,
    people,
    occupation,
    attributes: eachAttribute((one) => attributes[one].base),
    rolled: [],
    trade: "",
    before: [],
    items: keepingAmmunition(
      [
        ...own.map((item) => ({ ...item, mastery: raised.get(sortOfPick(item, desk) ?? "") ?? item.mastery })),
        ...broughtBy(id, own, desk, key).map((brought) => pickedAs(brought.key, brought.entry)),
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
  return {
    model: "",
    name: unmodelled(draft.name, model?.name, sheet.name),
    img: unmodelled(draft.img, model?.img, sheet.img),
    people: unmodelled(draft.people, system["people"], sheet.people),
    occupation: unmodelled(draft.occupation, system["occupation"], sheet.occupation),
    attributes: sheet.attributes,
    trade: "",
    before: [],
    items: ownPicks(draft, desk, "rpgSkill"),
  };
}
