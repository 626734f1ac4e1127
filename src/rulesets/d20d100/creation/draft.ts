import { typed, within } from "../../../core/creation/bounded.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { isKey, storedOver } from "../../../core/creation/shelf.js";
import {
  fitting,
  flag,
  flagged,
  healed,
  list,
  nullable,
  oneOf,
  record,
  such,
  text,
  wholeFrom,
  type Read,
} from "../../../core/shape/shape.js";
import { d20d100Options } from "../data/options.js";
import { ATTEMPTS, type Assignment } from "../rules/character/creation.js";
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

/** DD-38 — what a skill may have by some table's leave. */
const MOST_POINTS = 40;

/** Something of the shelf, or something the sheet has (`key` and `from` are its id). */
const PICKED = such(
  record({
    ...{ key: text, from: text },
    /** DD-38 — whether a skill belongs to the profession; its points are then professional ones. */
    professional: flag,
    points: within(0, MOST_POINTS, 0),
    /** Which language or art a skill is. */
    label: text,
    /** DD-32, DD-34, DD-36 — what a trait was chosen for. */
    parameter: text,
    /** DD-31 — where they learnt to fight. */
    justification: text,
    /** Whether a vest is worn. */
    on: flag,
    quantity: within(0, 999, 1),
  }),
  ({ key }) => isKey(key),
);
export type Picked = Read<typeof PICKED>;

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

/** What a score goes up to on a sheet. */
export const MOST_SCORE = 99;
/** DD-17 — what three dice come to. */
const RESULT = { min: 3, max: 18 };

/** DD-17 — the attempts, each with a result for each characteristic; 0: none yet. */
const ROLLS = healed(list(list(within(0, RESULT.max, 0))), (attempts) =>
  Array.from({ length: ATTEMPTS }, (_, attempt) =>
    ASSIGNED_CHARACTERISTICS.map((_id, place) => {
      const result = attempts[attempt]?.[place] ?? 0;
      return result < RESULT.min ? 0 : result;
    }),
  ),
);

/** What is stored of a draft. Anything may be: what does not fit is the sheet's. */
const draftOver = (sheet: D20d100Draft) =>
  record({
    ...{ name: typed(sheet.name), img: text, model: typed(sheet.model) },
    details: record(eachDetail((id) => typed(sheet.details[id]))),
    ...{ profession: typed(sheet.profession), professionFrom: typed(sheet.professionFrom) },
    ...{ campaign: flagged(sheet.campaign), fresh: flag, method: oneOf(["dice", "free"], sheet.method) },
    ...{ rolls: ROLLS, column: within(0, ATTEMPTS - 1, sheet.column) },
    assignment: record(eachAssigned(() => nullable(wholeFrom(0, ASSIGNED_CHARACTERISTICS.length - 1)))),
    scores: record(eachScore((id) => within(0, MOST_SCORE, sheet.scores[id]))),
    characteristic: oneOf([...CHARACTERISTICS, ""], sheet.characteristic),
    ...{ items: fitting(PICKED), removed: list(text) },
  });

/** Reads what is stored of a draft over what the sheet has. */
export const readDraft = (stored: unknown, desk: Desk): D20d100Draft => storedOver(stored, fromSheet(desk), draftOver);

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
    rolls: ROLLS.read(creation.rolls),
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
    parameter: text.read(system["parameter"]),
    justification: text.read(system["justification"]),
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
