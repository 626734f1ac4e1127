import { numbered } from "../../../core/creation/numbered.js";
import type { Desk, Entry, NewItem, Result } from "../../../core/creation/procedure.js";
import { markOf, onShelf, pickedOf } from "../../../core/creation/shelf.js";
import { destinyStart } from "../rules/character/characteristics.js";
import { CHARACTERISTICS } from "../rules/vocabulary.js";
import { PICKED_TYPES, type D20d100Draft, type Picked } from "./draft.js";
import { DETAILS } from "./each.js";
import { isPrinted } from "./entries.js";
import { figuresOf } from "./figures.js";
import { storyOf } from "./model.js";
import { professionKept } from "./profession.js";
import { resultsOf, scoresOf } from "./scores.js";
import { nameOf } from "./skill-rows.js";

type Chosen = Picked & { readonly entry: Entry };

/** The step that the making ends at. */
const LAST_STEP = 9;

/** DD-23, DD-40 — what finishing writes. */
export function resultOf(draft: D20d100Draft, desk: Desk): Result {
  const items = pickedOf(draft.items, desk, ...PICKED_TYPES);
  const scores = scoresOf(draft);
  const profession = professionKept(draft, desk);
  return {
    update: {
      ...(draft.name.trim() !== "" && { name: draft.name.trim() }),
      img: draft.img,
      "system.details.profession": draft.profession.trim(),
      ...Object.fromEntries(DETAILS.map((id) => [`system.details.${id}`, draft.details[id].trim()])),
      ...Object.fromEntries(CHARACTERISTICS.map((id) => [`system.characteristics.${id}.score`, scores[id]])),
      ...storyOf(draft, desk),
      "system.creation.professionalCharacteristic": draft.characteristic,
      "system.creation.step": LAST_STEP,
      "system.creation.done": true,
      ...(draft.method === "dice" && rollsKept(draft)),
      ...(draft.fresh && startingFigures(draft, desk)),
    },
    create: [
      ...profession.create,
      ...items.filter(({ entry }) => !entry.owned).map(created),
      ...printedSkills(draft, desk),
    ],
    change: items.filter(({ entry }) => entry.owned).flatMap(changed),
    remove: [...draft.removed, ...profession.remove],
  };
}

/** DD-17, DD-20 — the attempts, and who got which result of the one that counts, which comes first. */
function rollsKept(draft: D20d100Draft): object {
  const others = draft.rolls.filter((_attempt, at) => at !== draft.column);
  const rolls = [resultsOf(draft), ...others].map((attempt) => attempt.filter((result) => result > 0));
  return { "system.creation.rolls": rolls, "system.creation.assignment": draft.assignment };
}

/** DD-23…DD-26 — a new investigator is whole, and no hour of horror runs. */
function startingFigures(draft: D20d100Draft, desk: Desk): object {
  const { hp, mp, sanity } = figuresOf(draft, desk);
  return {
    "system.hp.value": hp,
    "system.mp.value": mp,
    "system.sanity.value": sanity,
    "system.sanity.start": sanity,
    "system.sanity.hourStart": sanity,
    "system.sanity.hourOpened": null,
    "system.sanity.lossThisHour": 0,
    "system.destiny": destinyStart({ campaignMode: draft.campaign }),
    "system.experience.available": 0,
    "system.experience.earned": 0,
    "system.temporaryDamage": 0,
  };
}

function created(one: Chosen): NewItem {
  const label = labelOf(one);
  return {
    id: one.key,
    from: one.from,
    ...(label !== "" && { name: nameOf(one.entry, label) }),
    system: details(one),
  };
}

/** DD-72 — skills that anybody may try and nobody has touched: they belong on the sheet all the same. */
function printedSkills(draft: D20d100Draft, desk: Desk): readonly NewItem[] {
  const has = new Set(pickedOf(draft.items, desk, "d20d100Skill").map(({ entry }) => markOf(entry)));
  return onShelf(desk, "d20d100Skill")
    .filter(
      (entry) => isPrinted(entry) && !has.has(markOf(entry)) && !draft.removed.some((id) => sameAs(id, entry, desk)),
    )
    .map((entry, i) => ({ id: numbered("d20d100Printed00", i), from: entry.id, system: {} }));
}

/** Whether something that was taken off the sheet is this. */
function sameAs(id: string, entry: Entry, { shelf }: Desk): boolean {
  const gone = shelf.get(id);
  return gone !== undefined && markOf(gone) === markOf(entry);
}

/** What was decided about a thing besides having it. */
function details(one: Chosen): Readonly<Record<string, unknown>> {
  const { entry, professional, points, parameter, justification, on, quantity } = one;
  switch (entry.type) {
    case "d20d100Skill":
      return {
        professional,
        professionalPoints: professional ? points : 0,
        secondaryPoints: professional ? 0 : points,
        checked: false, // DD-40 — never ticked at creation
      };
    case "d20d100Trait":
      return { parameter: parameter.trim(), justification: justification.trim() };
    case "d20d100Armor":
      return { equipped: on };
    case "d20d100Gear":
      return { quantity };
    default:
      return {};
  }
}

/** What of it is otherwise on the sheet; marks that were earned since stay. */
function changed(one: Chosen): Result["change"] {
  const { checked: _mark, ...wanted } = details(one);
  const other = Object.entries(wanted).filter(([name, value]) => one.entry.system[name] !== value);
  const label = labelOf(one);
  if (other.length === 0 && label === "") return [];
  const name = label === "" ? {} : { name: nameOf(one.entry, label) };
  return [{ id: one.key, ...name, system: Object.fromEntries(other) }];
}

/** What a language or an art was named; empty for none. */
function labelOf({ label }: Picked): string {
  return label === "…" ? "" : label.trim();
}
