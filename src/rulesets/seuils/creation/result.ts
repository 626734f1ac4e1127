import { nullable, record, whole } from "../../../core/shape/shape.js";
import type { Desk, Entry, Result } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import type { SeuilsCharacter } from "../data/actors/character.js";
import { CHARACTERISTICS } from "../rules/vocabulary.js";
import { PICKED_TYPES, type Picked, type SeuilsDraft } from "./draft.js";
import { listed } from "./entries.js";
import { purseOf } from "./purse.js";

type Chosen = Picked & { readonly entry: Entry };

/** What finishing writes. */
export function resultOf(draft: SeuilsDraft, desk: Desk): Result {
  const items = pickedOf(draft.items, desk, ...PICKED_TYPES);
  return {
    update: {
      ...(draft.name.trim() !== "" && { name: draft.name.trim() }),
      img: draft.img,
      "system.identity.concept": draft.concept.trim(),
      "system.identity.group": draft.group.trim(),
      ...Object.fromEntries(CHARACTERISTICS.map((id) => [`system.characteristics.${id}.value`, draft.scores[id]])),
      "system.wealth": purseOf(draft, desk).left, // SE-74
      ...storyOf(draft, desk),
    },
    create: items
      .filter(({ entry }) => !entry.owned)
      .map((one) => ({ id: one.key, from: one.from, system: details(one) })),
    change: items.filter(({ entry }) => entry.owned).flatMap(changed),
    remove: draft.removed,
  };
}

/** Age and story of the ready-made character that it started from, where the sheet has none. */
function storyOf({ model }: SeuilsDraft, { actor, shelf }: Desk): object {
  const { identity, biography } = actor.system as SeuilsCharacter;
  const { identity: its, biography: story } = shelf.get(model)?.system ?? {};
  const { age } = record({ age: nullable(whole) }).read(its);
  return {
    ...(identity.age === null && age !== null && { "system.identity.age": age }),
    ...(biography === "" && typeof story === "string" && { "system.biography": story }),
  };
}

/** What was decided about a thing besides having it. */
function details({ entry, on, quantity }: Chosen): Record<string, unknown> {
  if (entry.type === "seuilsSpecialty" || listed(entry).natural) return {};
  return entry.type === "seuilsGear" ? { quantity } : { equipped: on };
}

/** What of it is otherwise on the sheet. */
function changed(one: Chosen): Result["change"] {
  const other = Object.entries(details(one)).filter(([name, value]) => one.entry.system[name] !== value);
  return other.length > 0 ? [{ id: one.key, system: Object.fromEntries(other) }] : [];
}
