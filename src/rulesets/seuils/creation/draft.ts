import { list, object, text } from "../../../core/shape/heal.js";
import { bounded } from "../../../core/creation/bounded.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { isKey, markOf, withMeanwhile } from "../../../core/creation/shelf.js";
import type { SeuilsCharacter } from "../data/character.js";
import { domainTotals, type Scores } from "../rules/domains.js";
import { CHARACTERISTICS, DOMAIN_IDS, DOMAINS, SCALES, type Characteristic, type Domain } from "../rules/vocabulary.js";
import { untouched } from "./door.js";
import { isOn, quantityOf } from "./entries.js";

/** Sub-types of equipment. */
export const GEAR_TYPES = ["seuilsWeapon", "seuilsArmor", "seuilsShield", "seuilsGear"];
/** Sub-types of what is picked, or is on the sheet. */
export const PICKED_TYPES = ["seuilsSpecialty", ...GEAR_TYPES];

/** A Spécialité or a piece of equipment: something of the shelf, or something the sheet has (`key` and `from` are its id). */
export type Picked = {
  readonly key: string;
  readonly from: string;
  /** Whether it is in hand, worn, or on the arm. */
  readonly on: boolean;
  readonly quantity: number;
};

/** SE-09 — `null`: no total yet. */
export type Totals = Readonly<Record<Domain, number | null>>;

/** A character in the making (SE-09, SE-10, SE-74). */
export type SeuilsDraft = {
  readonly name: string;
  readonly concept: string;
  readonly group: string;
  readonly img: string;
  /** Id of the ready-made character that it started from; empty for none. */
  readonly model: string;
  /** Whether nothing was on the sheet when its making began: it has the table's budget, others what they own. */
  readonly fresh: boolean;
  readonly totals: Totals;
  readonly scores: Scores;
  readonly items: readonly Picked[];
  /** Ids of what the sheet has and shall lose. */
  readonly removed: readonly string[];
};

/** The sheet as a draft, and over it what is stored of one. Anything may be stored: what does not fit is the sheet's. */
export function readDraft(stored: unknown, desk: Desk): SeuilsDraft {
  const sheet = fromSheet(desk);
  const found = object(stored);
  if (Object.keys(found).length === 0) return sheet;
  const line = (name: "name" | "concept" | "group" | "model") =>
    typeof found[name] === "string" ? text(found[name]) : sheet[name];
  const removed = list(found["removed"]).map(text);
  const { min, max } = SCALES.character;
  return {
    name: line("name"),
    concept: line("concept"),
    group: line("group"),
    img: text(found["img"]) || sheet.img,
    model: line("model"),
    fresh: found["fresh"] === true || sheet.fresh,
    totals: readTotals(found["totals"], sheet.totals),
    scores: eachScore((id) => bounded(object(found["scores"])[id], min, max, sheet.scores[id])),
    items: withMeanwhile(list(found["items"]).flatMap(readPicked), sheet.items, removed),
    removed,
  };
}

/** SE-09 — the least and the most that three scores come to. */
const TOTAL_BOUNDS = {
  min: SCALES.character.min * DOMAINS.physique.length,
  max: SCALES.character.max * DOMAINS.physique.length,
};

function readTotals(stored: unknown, sheet: Totals): Totals {
  const { min, max } = TOTAL_BOUNDS;
  const read = (value: unknown, otherwise: number | null) => {
    if (value === null) return null;
    return typeof value === "number" ? bounded(value, min, max, min) : otherwise;
  };
  return eachDomain((id) => read(object(stored)[id], sheet[id]));
}

function readPicked(stored: unknown): readonly Picked[] {
  const { key, from, on, quantity } = object(stored);
  if (!isKey(text(key))) return [];
  return [{ key: text(key), from: text(from), on: on === true, quantity: bounded(quantity, 0, 9999, 1) }];
}

function fromSheet(desk: Desk): SeuilsDraft {
  const { actor, shelf } = desk;
  const { identity, scores } = actor.system as SeuilsCharacter;
  const owned = [...shelf.values()].filter(({ owned: has, type }) => has && PICKED_TYPES.includes(type));
  const fresh = untouched(actor);
  const sums = domainTotals(scores);
  return {
    name: actor.name,
    concept: identity.concept,
    group: identity.group,
    img: actor.img ?? "",
    model: "",
    fresh,
    totals: eachDomain((id) => (fresh ? null : sums[id])),
    scores,
    items: fresh ? bareHands(desk) : owned.map((entry) => pickedAs(entry.id, entry)),
    removed: [],
  };
}

/** Something of the shelf or the sheet as it stands there. */
export function pickedAs(key: string, entry: Entry): Picked {
  return { key, from: entry.id, on: isOn(entry), quantity: quantityOf(entry) };
}

/** SE-21 — everybody can strike with what they were born with, and wants it on the sheet. */
function bareHands({ shelf }: Desk): readonly Picked[] {
  const hands = [...shelf.values()].find(
    (entry) => entry.type === "seuilsWeapon" && entry.within === undefined && markOf(entry) === "seuilsMainsNues",
  );
  return hands ? [pickedAs("seuilsBareHands0", hands)] : [];
}

/** SE-09 — a score for each Caractéristique. */
export function eachScore(value: (id: Characteristic) => number): Scores {
  return Object.fromEntries(CHARACTERISTICS.map((id) => [id, value(id)])) as Record<Characteristic, number>;
}

function eachDomain(value: (id: Domain) => number | null): Totals {
  return Object.fromEntries(DOMAIN_IDS.map((id) => [id, value(id)])) as Totals;
}
