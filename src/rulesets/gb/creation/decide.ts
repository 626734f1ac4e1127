import { json, list, record, text, type Json } from "../../../core/shape/shape.js";
import { bounded } from "../../../core/creation/bounded.js";
import type { Desk } from "../../../core/creation/procedure.js";
import { swapped } from "../../../core/creation/rolled.js";
import { withoutPick } from "../../../core/creation/shelf.js";
import { optionAttackBase } from "../rules/character/creation.js";
import { ABILITIES } from "../rules/vocabulary.js";
import { babOf, featsAllowed, pointsAllowed } from "./figures.js";
import { pickedAs, readDraft, type GbDraft } from "./draft.js";
import { RANKS } from "./entries.js";

/** Rolls as the assistant hands them over. */
const ROLLED = list(record({ total: json }));

/** The draft with one thing decided otherwise: `path` is a key of it, or `key/of what`. */
export function decided(draft: GbDraft, path: string, value: Json, desk: Desk, key: string): GbDraft {
  const [what = "", ...rest] = path.split("/");
  return readDraft({ ...draft, ...change(draft, what, rest.join("/"), value, desk, key) }, desk);
}

function change(draft: GbDraft, what: string, of: string, value: Json, desk: Desk, key: string): object {
  switch (what) {
    case "rolled":
      return { rolled: ROLLED.read(value).map(({ total }) => total) };
    case "assigned":
      return { assigned: swapped(ABILITIES, draft.assigned, of, value) };
    case "scores":
    case "saves":
      return { [what]: { ...draft[what], [of]: value } };
    case "bab":
      return { bab: own(value, optionAttackBase(draft.option, draft.level), babOf(draft)) };
    case "featCount":
      return { featCount: own(value, featsAllowed({ ...draft, featCount: null }), featsAllowed(draft)) };
    case "skillPoints":
      return { skillPoints: own(value, pointsAllowed({ ...draft, skillPoints: null }), pointsAllowed(draft)) };
    case "add":
      return added(draft, text.read(value), desk, key);
    case "remove":
      return withoutPick(draft, text.read(value), desk);
    case "weapon":
      return { items: draft.items.map((item) => (item.key === of ? { ...item, weapon: value } : item)) };
    case "ranks":
      return ranked(draft, of, RANKS.read(value), desk, key);
    default:
      return { [what]: value };
  }
}

/** A figure that the rules suggest: the suggestion itself, and an emptied box, leave it to them. */
function own(value: Json, suggested: number, now: number): number | null {
  if (value === null) return null;
  const number = bounded(value, 0, 999, now);
  return number === suggested ? null : number;
}

/** Something taken from the shelf. */
function added({ items }: GbDraft, id: string, { shelf }: Desk, key: string, more: object = {}): object {
  const entry = shelf.get(id);
  return entry ? { items: [...items, { ...pickedAs(key, entry), ...more }] } : {};
}

/** Ranks of a skill: picked or on the sheet (`of` is its key), or still on the shelf (`of` is its id there). */
function ranked(draft: GbDraft, of: string, ranks: number, desk: Desk, key: string): object {
  const { items } = draft;
  if (!items.some((item) => item.key === of)) {
    return ranks > 0 ? added(draft, of, desk, key, { ranks }) : {};
  }
  const changed = items.map((item) => (item.key === of ? { ...item, ranks } : item));
  return { items: changed.filter((item) => item.key !== of || ranks > 0 || desk.shelf.get(of)?.owned === true) };
}
