import { typed, within } from "../../../core/creation/bounded.js";
import type { Desk, Entry } from "../../../core/creation/procedure.js";
import { readAssigned } from "../../../core/creation/rolled.js";
import { isKey, markOf, withMeanwhile } from "../../../core/creation/shelf.js";
import {
  fitting,
  flag,
  healed,
  json,
  list,
  mapOf,
  oneOf,
  record,
  such,
  text,
  type Read,
} from "../../../core/shape/shape.js";
import type { RpgCharacter } from "../data/actors/character.js";
import { CREATION_SCALE } from "../rules/character/creation.js";
import { GRIPS } from "../rules/attack/grips.js";
import { OCCUPATIONS, type OccupationId } from "../rules/character/occupations.js";
import { ATTRIBUTES, MOST_MASTERY } from "../rules/vocabulary.js";
import { untouched } from "./door.js";
import { carriedAs, eachAttribute, listed } from "./entries.js";

export const GEAR_TYPES = ["rpgWeapon", "rpgShield", "rpgArmor", "rpgGear"];
/** Sub-types of what is picked, or is on the sheet. */
export const PICKED_TYPES = ["rpgSkill", "rpgSpell", ...GEAR_TYPES];

/** A skill, a spell or a belonging: something of the shelf, or something the sheet has (`key` and `from` are its id). */
const PICKED = such(
  record({
    ...{ key: text, from: text },
    /** RP-29 — the DM that a skill's points buy. */
    mastery: within(0, MOST_MASTERY, 0),
    /** How a weapon is held. */
    grip: oneOf(GRIPS, "none"),
    /** Whether armour is worn, and a shield on the arm. */
    on: flag,
    quantity: within(0, 999, 1),
    /** RP-72 — key of what a weapon shoots; empty where nobody counts it. */
    ammo: text,
  }),
  ({ key }) => isKey(key),
);
export type Picked = Read<typeof PICKED>;

export const TRADES = Object.keys(OCCUPATIONS) as readonly OccupationId[];

/** What is stored of a character in the making (RP-29). Anything may be: what does not fit is the sheet's. */
const draftOver = (sheet: Pick<RpgCharacter, "people" | "occupation" | "attributes"> & { readonly name: string }) => ({
  ...{ name: typed(sheet.name), people: typed(sheet.people), occupation: typed(sheet.occupation), img: text },
  /** Id of the pregenerated character that it started from; empty for none. */
  model: text,
  /** Attributes shared out, or those of the sheet. */
  attributes: record(eachAttribute((id) => within(0, 30, sheet.attributes[id].base))),
  /** Four rolled values, or none yet; `assigned` says which of them an attribute has. */
  rolled: healed(list(within(CREATION_SCALE.min, CREATION_SCALE.max, 0)), (faces) =>
    faces.length === ATTRIBUTES.length ? faces : [],
  ),
  assigned: healed(json, (places) => readAssigned(ATTRIBUTES, places)),
  /** The trade whose skills were suggested, and what was picked before; empty for none. */
  trade: oneOf(["", ...TRADES], ""),
  before: fitting(PICKED),
  items: fitting(PICKED),
  /** Ids of what the sheet has and shall lose. */
  removed: list(text),
});

/** A character in the making (RP-29). */
export type RpgDraft = Read<ReturnType<typeof draftOver>>;

/** The sheet as a draft, and over it what is stored of one. */
export function readDraft(stored: unknown, desk: Desk): RpgDraft {
  const { actor, shelf } = desk;
  const { people, occupation, attributes } = actor.system as RpgCharacter;
  const shapes = record(draftOver({ name: actor.name, people, occupation, attributes }));
  const owned = [...shelf.values()].filter(({ owned: has, type }) => has && PICKED_TYPES.includes(type));
  const own = untouched(actor) ? bareHands(desk) : owned.map((entry) => pickedAs(entry.id, entry));
  const draft = shapes.read(stored);
  const begun = Object.keys(mapOf(json).read(stored)).length > 0;
  const items = begun ? withMeanwhile(draft.items, own, draft.removed) : own;
  return { ...draft, img: draft.img || (actor.img ?? ""), items };
}

/** Something of the shelf or the sheet as it stands there. */
export function pickedAs(key: string, entry: Entry): Picked {
  const { creationMastery: mastery, quantity, ammo } = listed(entry);
  return { key, from: entry.id, mastery, ...carriedAs(entry), quantity, ammo: entry.owned ? ammo : "" };
}

/** RP-50 — everybody can strike with what they were born with, and wants it on the sheet. */
function bareHands({ shelf }: Desk): readonly Picked[] {
  const hands = [...shelf.values()].find(
    (entry) => entry.type === "rpgWeapon" && entry.within === undefined && markOf(entry) === "rpgMainsNuesArme",
  );
  return hands ? [pickedAs("rpgBareHands0000", hands)] : [];
}
