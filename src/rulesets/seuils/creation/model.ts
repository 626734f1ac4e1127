import { broughtBy, modelOf, ownPicks, unmodelled } from "../../../core/creation/models.js";
import type { Desk } from "../../../core/creation/procedure.js";
import { domainTotals } from "../rules/character/domains.js";
import { pickedAs, readDraft, type SeuilsDraft } from "./draft.js";
import { eachScore, listed } from "./entries.js";

/** A ready-made character to start from: who it is, its scores, and all it can do and has. */
export function startedFrom(draft: SeuilsDraft, id: string, desk: Desk, key: string): Partial<SeuilsDraft> {
  const model = modelOf(desk, id);
  if (!model) return {};
  const own = ownPicks(draft, desk, "seuilsSpecialty");
  const { identity, characteristics } = listed(model);
  const scores = eachScore((score) => characteristics[score].value);
  return {
    model: id,
    name: model.name,
    img: model.img,
    ...identity,
    totals: domainTotals(scores),
    scores,
    items: [...own, ...broughtBy(id, own, desk, key).map((brought) => pickedAs(brought.key, brought.entry))],
  };
}

/** Takes back all that came with the model; what was written over in the meantime stays. */
export function withoutModel(draft: SeuilsDraft, desk: Desk): Partial<SeuilsDraft> {
  const model = desk.shelf.get(draft.model);
  const sheet = readDraft(null, desk);
  const came = model ? listed(model).identity : { concept: "", group: "" };
  return {
    model: "",
    name: unmodelled(draft.name, model?.name, sheet.name),
    img: unmodelled(draft.img, model?.img, sheet.img),
    concept: unmodelled(draft.concept, came.concept, sheet.concept),
    group: unmodelled(draft.group, came.group, sheet.group),
    totals: sheet.totals,
    scores: sheet.scores,
    items: ownPicks(draft, desk, "seuilsSpecialty"),
  };
}
