import { oneOf, record, text } from "../../../core/shape/shape.js";
import { within } from "../../../core/creation/bounded.js";
import { broughtBy, entriesWithin, modelOf, ownPicks, sortOfPick, unmodelled } from "../../../core/creation/models.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { sortOf } from "../../../core/creation/shelf.js";
import { CHARACTERISTICS } from "../rules/vocabulary.js";
import { professionOf } from "./profession.js";
import { MOST_SCORE, PICKED_TYPES, pickedAs, readDraft, type D20d100Draft } from "./draft.js";
import { eachDetail, eachScore } from "./each.js";

/** A ready-made investigator to start from: who it is, its scores as they stand, and all it can do and has. */
export function startedFrom(draft: D20d100Draft, id: string, desk: Desk, key: string): Partial<D20d100Draft> {
  const model = modelOf(desk, id);
  if (!model) return {};
  const own = ownPicks(draft, desk, "d20d100Skill");
  const like = new Map(entriesWithin(desk, id).map((entry) => [sortOf(entry), pickedAs("", entry)]));
  return {
    model: id,
    name: model.name,
    img: model.img,
    ...identityOf(model),
    professionFrom: professionOf(id, desk),
    method: "free",
    scores: scoresOf(model),
    characteristic: CREATION.read(model.system["creation"]).professionalCharacteristic,
    items: [
      // What the sheet has of the same has its points.
      ...own.map((item) => {
        const its = like.get(sortOfPick(item, desk) ?? "");
        return its ? { ...item, professional: its.professional, points: its.points } : item;
      }),
      ...broughtBy(id, own, desk, key)
        .filter(({ entry }) => PICKED_TYPES.includes(entry.type))
        .map((brought) => pickedAs(brought.key, brought.entry)),
    ],
  };
}

/** Takes back all that came with the model; what was written over in the meantime stays. */
export function withoutModel(draft: D20d100Draft, desk: Desk): Partial<D20d100Draft> {
  const model = desk.shelf.get(draft.model);
  const sheet = readDraft(null, desk);
  const came = model ? identityOf(model) : { profession: "", details: sheet.details };
  const { method, scores, characteristic } = sheet;
  return {
    model: "",
    professionFrom: draft.professionFrom === professionOf(draft.model, desk) ? "" : draft.professionFrom,
    name: unmodelled(draft.name, model?.name, sheet.name),
    img: unmodelled(draft.img, model?.img, sheet.img),
    profession: unmodelled(draft.profession, came.profession, sheet.profession),
    details: eachDetail((id) => unmodelled(draft.details[id], came.details[id], sheet.details[id])),
    ...{ method, scores, characteristic },
    items: ownPicks(draft, desk, "d20d100Skill"),
  };
}

/** What the entry of a model tells of an investigator; it need not say what is usual. */
const CREATION = record({ professionalCharacteristic: oneOf([...CHARACTERISTICS, ""], "") });
const STORY = record({ description: text, history: text, notes: text });
const IDENTITY = record({ profession: text, ...eachDetail(() => text) });
const SCORES = record(eachScore(() => record({ score: within(0, MOST_SCORE, 10) })));

/** Its story, where the sheet has none. */
export function storyOf({ model }: D20d100Draft, { actor, shelf }: Desk): Readonly<Record<string, string>> {
  const story = STORY.read(shelf.get(model)?.system["details"]);
  const own = STORY.read((actor.system as { readonly details: unknown }).details);
  const missing = (["description", "history", "notes"] as const).filter((id) => own[id] === "" && story[id] !== "");
  return Object.fromEntries(missing.map((id) => [`system.details.${id}`, story[id]]));
}

function identityOf({ system }: Entry): Pick<D20d100Draft, "profession" | "details"> {
  const { profession, ...details } = IDENTITY.read(system["details"]);
  return { profession, details };
}

function scoresOf({ system }: Entry): D20d100Draft["scores"] {
  const scores = SCORES.read(system["characteristics"]);
  return eachScore((id) => scores[id].score);
}
