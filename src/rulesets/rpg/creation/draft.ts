import { list, object, oneOf, text } from "../../../core/shape/heal.js";
import { bounded } from "../../../core/creation/bounded.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { readAssigned } from "../../../core/creation/rolled.js";
import { isKey, markOf, withMeanwhile } from "../../../core/creation/shelf.js";
import type { RpgCharacter } from "../data/character.js";
import { CREATION_SCALE } from "../rules/creation.js";
import { GRIPS, type Grip } from "../rules/grips.js";
import { OCCUPATIONS, type OccupationId } from "../rules/occupations.js";
import type { AttributeValues } from "../rules/roots.js";
import { MOST_MASTERY, ATTRIBUTES, type Attribute } from "../rules/vocabulary.js";
import { untouched } from "./door.js";
import { boughtOf, gripOf, isOn, quantityOf } from "./entries.js";

export const GEAR_TYPES = ["rpgWeapon", "rpgShield", "rpgArmor", "rpgGear"];
/** Sub-types of what is picked, or is on the sheet. */
export const PICKED_TYPES = ["rpgSkill", "rpgSpell", ...GEAR_TYPES];

/** A skill, a spell or a belonging: something of the shelf, or something the sheet has (`key` and `from` are its id). */
export type Picked = {
  readonly key: string;
  readonly from: string;
  /** RP-29 — the DM that a skill's points buy. */
  readonly mastery: number;
  /** How a weapon is held. */
  readonly grip: Grip;
  /** Whether armour is worn, and a shield on the arm. */
  readonly on: boolean;
  readonly quantity: number;
  /** RP-72 — key of what a weapon shoots; empty where nobody counts it. */
  readonly ammo: string;
};

export const TRADES = Object.keys(OCCUPATIONS) as readonly OccupationId[];

/** A character in the making (RP-29). */
export type RpgDraft = {
  readonly name: string;
  readonly people: string;
  readonly occupation: string;
  readonly img: string;
  /** Id of the pregenerated character that it started from; empty for none. */
  readonly model: string;
  /** Attributes shared out, or those of the sheet. */
  readonly attributes: AttributeValues;
  /** Four rolled values, or none yet; `assigned` says which of them an attribute has. */
  readonly rolled: readonly number[];
  readonly assigned: AttributeValues;
  /** The trade whose skills were suggested, and what was picked before; empty for none. */
  readonly trade: OccupationId | "";
  readonly before: readonly Picked[];
  readonly items: readonly Picked[];
  /** Ids of what the sheet has and shall lose. */
  readonly removed: readonly string[];
};

/** The sheet as a draft, and over it what is stored of one. Anything may be stored: what does not fit is the sheet's. */
export function readDraft(stored: unknown, desk: Desk): RpgDraft {
  const sheet = fromSheet(desk);
  if (Object.keys(object(stored)).length === 0) return sheet;
  const found = object(stored);
  const line = (name: "name" | "people" | "occupation") =>
    typeof found[name] === "string" ? text(found[name]) : sheet[name];
  const removed = list(found["removed"]).map(text);
  const faces = list(found["rolled"]).map((value) => bounded(value, CREATION_SCALE.min, CREATION_SCALE.max, 0));
  return {
    name: line("name"),
    people: line("people"),
    occupation: line("occupation"),
    img: text(found["img"]) || sheet.img,
    model: text(found["model"]),
    attributes: eachAttribute((id) => bounded(object(found["attributes"])[id], 0, 30, sheet.attributes[id])),
    rolled: faces.length === ATTRIBUTES.length ? faces : [],
    assigned: readAssigned(ATTRIBUTES, found["assigned"]),
    trade: oneOf(["", ...TRADES], found["trade"], ""),
    before: list(found["before"]).flatMap(readPicked),
    items: withMeanwhile(list(found["items"]).flatMap(readPicked), sheet.items, removed),
    removed,
  };
}

function readPicked(stored: unknown): readonly Picked[] {
  const { key, from, mastery, grip, on, quantity, ammo } = object(stored);
  if (!isKey(text(key))) return [];
  return [
    {
      key: text(key),
      from: text(from),
      mastery: bounded(mastery, 0, MOST_MASTERY, 0),
      grip: oneOf(GRIPS, grip, "none"),
      on: on === true,
      quantity: bounded(quantity, 0, 999, 1),
      ammo: text(ammo),
    },
  ];
}

function fromSheet(desk: Desk): RpgDraft {
  const { actor, shelf } = desk;
  const system = actor.system as RpgCharacter;
  const owned = [...shelf.values()].filter(({ owned: has, type }) => has && PICKED_TYPES.includes(type));
  return {
    name: actor.name,
    people: system.people,
    occupation: system.occupation,
    img: actor.img ?? "",
    model: "",
    attributes: eachAttribute((id) => system.attributes[id].base),
    rolled: [],
    assigned: readAssigned(ATTRIBUTES, null),
    trade: "",
    before: [],
    items: untouched(actor) ? bareHands(desk) : owned.map((entry) => pickedAs(entry.id, entry)),
    removed: [],
  };
}

/** Something of the shelf or the sheet as it stands there. */
export function pickedAs(key: string, entry: Entry): Picked {
  return {
    key,
    from: entry.id,
    mastery: boughtOf(entry),
    grip: gripOf(entry),
    on: isOn(entry),
    quantity: quantityOf(entry),
    ammo: entry.owned ? text(entry.system["ammo"]) : "",
  };
}

/** RP-50 — everybody can strike with what they were born with, and wants it on the sheet. */
function bareHands({ shelf }: Desk): readonly Picked[] {
  const hands = [...shelf.values()].find(
    (entry) => entry.type === "rpgWeapon" && entry.within === undefined && markOf(entry) === "rpgMainsNuesArme",
  );
  return hands ? [pickedAs("rpgBareHands0000", hands)] : [];
}

export function eachAttribute(value: (id: Attribute) => number): AttributeValues {
  return Object.fromEntries(ATTRIBUTES.map((id) => [id, value(id)])) as AttributeValues;
}
