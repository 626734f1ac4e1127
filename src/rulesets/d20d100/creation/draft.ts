import { list, object, oneOf, text } from "../../../core/shape/heal.js";
import { bounded } from "../../../core/creation/bounded.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { isKey, withMeanwhile } from "../../../core/creation/shelf.js";
import { d20d100Options } from "../data/options.js";
import { ATTEMPTS, type Assignment } from "../rules/creation.js";
import {
  ASSIGNED_CHARACTERISTICS,
  CHARACTERISTICS,
  type CharacteristicKey,
  type CreationMethod,
} from "../rules/vocabulary.js";
import { untouched } from "./door.js";
import { eachAssigned, eachDetail, eachScore, type Detail } from "./each.js";
import { isBareHands, pointsOf, quantityOf } from "./entries.js";
import { sheetOf } from "./sheet.js";

/** Sub-types of what is carried. */
export const GEAR_TYPES = ["d20d100Weapon", "d20d100Armor", "d20d100Gear"];
/** Sub-types of what is picked, or is on the sheet. */
export const PICKED_TYPES = ["d20d100Skill", "d20d100Trait", ...GEAR_TYPES];

/** Something of the shelf, or something the sheet has (`key` and `from` are its id). */
export type Picked = {
  readonly key: string;
  readonly from: string;
  /** DD-38 — whether a skill belongs to the profession; its points are then professional ones. */
  readonly professional: boolean;
  readonly points: number;
  /** Which language or art a skill is. */
  readonly label: string;
  /** DD-32, DD-34, DD-36 — what a trait was chosen for. */
  readonly parameter: string;
  /** DD-31 — where somebody learnt to fight. */
  readonly justification: string;
  /** Whether a vest is worn. */
  readonly on: boolean;
  readonly quantity: number;
};

/** An investigator in the making (DD-17…DD-41). */
export type D20d100Draft = {
  readonly name: string;
  readonly img: string;
  /** Id of the ready-made investigator that it started from; empty for none. */
  readonly model: string;
  readonly details: Readonly<Record<Detail, string>>;
  readonly profession: string;
  /** Id of the profession that was chosen; empty for one of somebody's own. */
  readonly professionFrom: string;
  /** DD-23 — whether it is made for more than one game. */
  readonly campaign: boolean;
  /** Whether nothing was on the sheet when its making began. */
  readonly fresh: boolean;
  readonly method: CreationMethod;
  /** DD-17 — three attempts of seven results each; 0: none yet. */
  readonly rolls: readonly (readonly number[])[];
  /** DD-17 — the attempt that counts. */
  readonly column: number;
  readonly assignment: Assignment;
  /** DD-21 — scores that were written; DD-19 — Taille and Apparence in any case, 0: none yet. */
  readonly scores: Readonly<Record<CharacteristicKey, number>>;
  /** DD-37 */
  readonly characteristic: CharacteristicKey | "";
  readonly items: readonly Picked[];
  /** Ids of what the sheet has and shall lose. */
  readonly removed: readonly string[];
};

/** The sheet as a draft, and over it what is stored of one. Anything may be stored: what does not fit is the sheet's. */
export function readDraft(stored: unknown, desk: Desk): D20d100Draft {
  const sheet = fromSheet(desk);
  const found = object(stored);
  if (Object.keys(found).length === 0) return sheet;
  const line = (name: "name" | "model" | "profession" | "professionFrom") =>
    typeof found[name] === "string" ? text(found[name]) : sheet[name];
  const removed = list(found["removed"]).map(text);
  const details = object(found["details"]);
  const scores = object(found["scores"]);
  return {
    name: line("name"),
    img: text(found["img"]) || sheet.img,
    model: line("model"),
    details: eachDetail((id) => (typeof details[id] === "string" ? text(details[id]) : sheet.details[id])),
    profession: line("profession"),
    professionFrom: line("professionFrom"),
    campaign: typeof found["campaign"] === "boolean" ? found["campaign"] : sheet.campaign,
    fresh: found["fresh"] === true || sheet.fresh,
    method: oneOf(["dice", "free"] as const, found["method"], sheet.method),
    rolls: readRolls(found["rolls"]),
    column: bounded(found["column"], 0, ATTEMPTS - 1, sheet.column),
    assignment: readAssignment(found["assignment"]),
    scores: eachScore((id) => bounded(scores[id], 0, MOST_SCORE, sheet.scores[id])),
    characteristic: oneOf([...CHARACTERISTICS, ""] as const, found["characteristic"], sheet.characteristic),
    items: withMeanwhile(list(found["items"]).flatMap(readPicked), sheet.items, removed),
    removed,
  };
}

/** What a score goes up to on a sheet. */
export const MOST_SCORE = 99;
/** DD-38 — what a skill may have by some table's leave. */
const MOST_POINTS = 40;
/** DD-17 — what three dice come to. */
const RESULT = { min: 3, max: 18 };

function readRolls(stored: unknown): readonly (readonly number[])[] {
  const read = (value: unknown) => {
    const result = bounded(value, 0, RESULT.max, 0);
    return result < RESULT.min ? 0 : result;
  };
  return Array.from({ length: ATTEMPTS }, (_, attempt) => {
    const results = list(list(stored)[attempt]);
    return ASSIGNED_CHARACTERISTICS.map((_id, place) => read(results[place]));
  });
}

function readAssignment(stored: unknown): Assignment {
  const places = object(stored);
  const most = ASSIGNED_CHARACTERISTICS.length - 1;
  return eachAssigned((id) => (typeof places[id] === "number" ? bounded(places[id], 0, most, 0) : null));
}

function readPicked(stored: unknown): readonly Picked[] {
  const { key, from, professional, points, label, parameter, justification, on, quantity } = object(stored);
  if (!isKey(text(key))) return [];
  return [
    {
      key: text(key),
      from: text(from),
      professional: professional === true,
      points: bounded(points, 0, MOST_POINTS, 0),
      label: text(label),
      parameter: text(parameter),
      justification: text(justification),
      on: on === true,
      quantity: bounded(quantity, 0, 999, 1),
    },
  ];
}

function fromSheet(desk: Desk): D20d100Draft {
  const { actor, shelf } = desk;
  const { details, characteristics, creation, destiny } = sheetOf(desk);
  const { creationMethod, campaignMode } = d20d100Options();
  const fresh = untouched(actor);
  const owned = [...shelf.values()].filter(({ owned: has, type }) => has && PICKED_TYPES.includes(type));
  const items = owned.map((entry) => pickedAs(entry.id, entry));
  return {
    name: actor.name,
    img: actor.img ?? "",
    model: "",
    details: eachDetail((id) => details[id]),
    profession: details.profession,
    professionFrom: "",
    campaign: fresh ? campaignMode : destiny > 0,
    fresh,
    method: fresh ? creationMethod : "free", // who plays already has its scores
    rolls: readRolls(creation.rolls),
    column: 0,
    assignment: eachAssigned(() => null),
    scores: eachScore((id) => (fresh && creationMethod === "dice" ? 0 : (characteristics[id].score ?? 0))),
    characteristic: creation.professionalCharacteristic,
    items: fresh ? [...items, ...bareHands(desk, owned)] : items,
    removed: [],
  };
}

/** Something of the shelf or the sheet as it stands there. */
export function pickedAs(key: string, entry: Entry): Picked {
  const { owned, within, system } = entry;
  return {
    key,
    from: entry.id,
    professional: system["professional"] === true,
    points: owned || within !== undefined ? pointsOf(entry) : 0,
    label: "",
    parameter: text(system["parameter"]),
    justification: text(system["justification"]),
    on: system["equipped"] === true,
    quantity: quantityOf(entry),
  };
}

/** DD-47 — everybody wrestles and boxes, and has a row for each. */
function bareHands({ shelf }: Desk, owned: readonly Entry[]): readonly Picked[] {
  const has = new Set(owned.map(({ system }) => system["key"]));
  const rows = [...shelf.values()].filter(
    (entry) =>
      entry.type === "d20d100Weapon" &&
      entry.within === undefined &&
      isBareHands(entry) &&
      !has.has(entry.system["key"]),
  );
  return rows.map((entry, i) => pickedAs(`d20d100BareHand${i}`, entry));
}
