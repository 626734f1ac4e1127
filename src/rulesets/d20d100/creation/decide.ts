import { list, record, text } from "../../../core/shape/shape.js";
import type { Json } from "../../../core/shape/shape.js";
import { bounded, within } from "../../../core/creation/bounded.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { markOf, pickedOf, withoutPick } from "../../../core/creation/shelf.js";
import { numbered } from "../../../core/creation/numbered.js";
import { ATTEMPTS, assigned } from "../rules/character/creation.js";
import { ASSIGNED_CHARACTERISTICS } from "../rules/vocabulary.js";
import { pickedAs, readDraft, type D20d100Draft, type Picked } from "./draft.js";
import { keyOf, professionCharacteristics, professionSkills } from "./entries.js";
import { startedFrom, withoutModel } from "./model.js";
import { isAccepted } from "./scores.js";
import { nameOf } from "./skill-rows.js";

/** The draft with one thing decided otherwise: `path` is a key of it, or `key/of what`. */
export function decided(draft: D20d100Draft, path: string, value: Json, desk: Desk, key: string): D20d100Draft {
  const [what = "", ...rest] = path.split("/");
  return readDraft({ ...draft, ...change(draft, { what, of: rest.join("/") }, value, desk, key) }, desk);
}

interface Decision {
  readonly what: string;
  readonly of: string;
}

function change(draft: D20d100Draft, { what, of }: Decision, value: Json, desk: Desk, key: string): object {
  switch (what) {
    case "model":
      return startedFrom(draft, text.read(value), desk, key);
    case "noModel":
      return withoutModel(draft, desk);
    case "details":
    case "scores":
      return { [what]: { ...draft[what], [of]: value } };
    case "rolled":
      return rolled(draft, totals(value));
    case "result":
      return typed(draft, of, value);
    case "column":
      return { column: bounded(value, 0, ATTEMPTS - 1, draft.column) };
    case "body":
      return body(draft, totals(value));
    case "assignment":
      return placed(draft, of, value);
    case "campaign":
      return { campaign: value === true || value === "true" };
    case "professionFrom":
      return fromProfession(draft, text.read(value), desk, key);
    case "propose":
      return proposed(draft, text.read(value), desk, key);
    case "tick":
      return {
        items: withSkill(draft, of, (skill) => ({ ...skill, professional: value === true, points: 0 }), desk, key),
      };
    case "points":
      return { items: withSkill(draft, of, (skill) => ({ ...skill, points: bounded(value, 0, 40, 0) }), desk, key) };
    case "add":
      return added(draft, text.read(value), desk, key);
    case "remove":
      return withoutPick(draft, text.read(value), desk);
    case "label":
      return { items: named(draft, of, text.read(value), desk) };
    case "parameter":
    case "justification":
    case "on":
    case "quantity":
      return { items: draft.items.map((item) => (item.key === of ? { ...item, [what]: value } : item)) };
    default:
      return { [what]: value };
  }
}

/** Rolls that have fallen, as Foundry tells them. */
const THROWN = list(record({ total: within(0, 99, 0) }));

function totals(fallen: Json): readonly number[] {
  return THROWN.read(fallen).map(({ total }) => total);
}

/** DD-17 — another attempt, after those before; a fourth pushes the first out. */
function rolled({ rolls }: D20d100Draft, results: readonly number[]): object {
  const free = rolls.findIndex((attempt) => attempt.every((result) => result === 0));
  if (free < 0) return { rolls: [...rolls.slice(1), results], column: ATTEMPTS - 1 };
  return { rolls: rolls.map((attempt, at) => (at === free ? results : attempt)), column: free };
}

/** DD-17 — a result that fell on somebody's table: `of` is its attempt and its place. */
function typed({ rolls }: D20d100Draft, of: string, value: Json): object {
  const [column, place] = of.split("/").map(Number);
  const next = rolls.map((attempt, at) =>
    at === column ? attempt.map((result, i) => (i === place ? bounded(value, 0, 18, 0) : result)) : attempt,
  );
  // An attempt that is whole at last is the one that counts.
  return { rolls: next, ...(column !== undefined && isAccepted(next[column] ?? []) && { column }) };
}

/** DD-19 */
function body({ scores }: D20d100Draft, [size = 0, appearance = 0]: readonly number[]): object {
  return { scores: { ...scores, size, appearance } };
}

/** DD-20 — a result for a characteristic, or none. */
function placed({ assignment }: D20d100Draft, of: string, value: Json): object {
  const id = ASSIGNED_CHARACTERISTICS.find((one) => one === of);
  if (!id) return {};
  const most = ASSIGNED_CHARACTERISTICS.length - 1;
  return { assignment: assigned(assignment, id, value === "" || value === null ? null : bounded(value, 0, most, 0)) };
}

/** DD-37, DD-38 — a profession: its characteristic and its skills are proposed where nobody has chosen any. */
function fromProfession(draft: D20d100Draft, id: string, desk: Desk, key: string): object {
  const entry = desk.shelf.get(id);
  if (!entry) return { professionFrom: "", profession: "" };
  const [first = ""] = professionCharacteristics(entry);
  const none = pickedOf(draft.items, desk, "d20d100Skill").every(({ professional }) => !professional);
  return {
    professionFrom: id,
    profession: entry.name,
    characteristic: draft.characteristic || first,
    ...(none && proposed(draft, id, desk, key)),
  };
}

/** DD-38 — the skills of a profession are ticked, in the place of those that were; points stay where they may. */
function proposed(draft: D20d100Draft, id: string, desk: Desk, key: string): object {
  const entry = desk.shelf.get(id);
  if (!entry) return {};
  const wanted = new Set(professionSkills(entry));
  const have = pickedOf(draft.items, desk, "d20d100Skill");
  const known = new Set(have.map((one) => keyOf(one.entry)));
  const ticked = new Map(have.map((one) => [one.key, wanted.has(keyOf(one.entry))]));
  const items = draft.items.map((item) => {
    const professional = ticked.get(item.key) ?? item.professional;
    return { ...item, professional, points: professional === item.professional ? item.points : 0 };
  });
  const missing = [...wanted].filter((skill) => !known.has(skill)).flatMap((skill) => onOffer(skill, desk) ?? []);
  const fresh = missing.map((skill, i) => ({ ...pickedAs(numbered(key, i), skill), professional: true, points: 0 }));
  return { items: [...items.filter((item) => isKept(item, desk)), ...fresh] };
}

/** The entry of the shelf that a skill's key means. */
function onOffer(skill: string, { shelf }: Desk): Entry | undefined {
  return [...shelf.values()].find(
    (entry) => entry.type === "d20d100Skill" && !entry.owned && entry.within === undefined && keyOf(entry) === skill,
  );
}

/** A skill decided otherwise, by its key among those picked, or by the id of its entry. */
function withSkill(
  draft: D20d100Draft,
  of: string,
  otherwise: (skill: Picked) => Picked,
  desk: Desk,
  key: string,
): readonly Picked[] {
  const { items } = draft;
  const entry = desk.shelf.get(of);
  const like = pickedOf(items, desk, "d20d100Skill").find(
    (one) => one.key === of || (entry !== undefined && !entry.owned && markOf(one.entry) === markOf(entry)),
  );
  if (!like && entry?.type !== "d20d100Skill") return items;
  const all = like
    ? items.map((item) => (item.key === like.key ? otherwise(item) : item))
    : [...items, ...(entry ? [otherwise(pickedAs(key, entry))] : [])];
  return all.filter((item) => isKept(item, desk));
}

/** Whether something stays among what was picked: a skill that nothing was decided of is as good as not. */
function isKept({ key, from, professional, points, label }: Picked, { shelf }: Desk): boolean {
  const entry = shelf.get(key) ?? shelf.get(from);
  return entry?.type !== "d20d100Skill" || entry.owned || professional || points > 0 || label !== "";
}

/** DD-36, DD-72 — a language or an art bears this name from now on; what a trait was chosen for is the same skill still. */
function named({ items }: D20d100Draft, of: string, label: string, { shelf }: Desk): readonly Picked[] {
  const it = items.find(({ key }) => key === of);
  const entry = it && (shelf.get(it.key) ?? shelf.get(it.from));
  if (!it || !entry) return items;
  const [before, after] = [nameOf(entry, it.label), nameOf(entry, label)];
  return items.map((item) => {
    if (item.key === of) return { ...item, label };
    return item.parameter === before ? { ...item, parameter: after } : item;
  });
}

/** Something taken from the shelf; the first vest is put on. */
function added({ items }: D20d100Draft, id: string, desk: Desk, key: string): object {
  const entry = desk.shelf.get(id);
  if (!entry) return {};
  const dressed = pickedOf(items, desk, "d20d100Armor").some(({ on }) => on);
  const fresh: Picked = { ...pickedAs(key, entry), on: entry.type === "d20d100Armor" && !dressed };
  // A language or an art is taken to be named: until it is, it bears a mark of its own.
  return { items: [...items, entry.type === "d20d100Skill" ? { ...fresh, label: "…" } : fresh] };
}
