import { list, object, text } from "../../../core/shape/heal.js";
import { bounded } from "../../../core/creation/bounded.js";
import type { Desk } from "../../../core/creation/procedure.js";
import { isKey, markOf, withMeanwhile } from "../../../core/creation/shelf.js";
import type { WarpCharacter } from "../data/character.js";
import { fixedHitPoints, startingReserve } from "../rules/character/starting-points.js";
import { untouched } from "./door.js";
import { kindOf } from "./entries.js";
import { readSlot, slotOf, TRAIT_TYPES, withPlaces, type Slot } from "./slots.js";
import { scoreOf } from "./traits.js";
import { typedOrNull } from "./typed.js";

/** WP-28, WP-33 — what may be left for the keeper to say, besides traits. */
export const ANCHORS = ["motivation", "secret", "importantPerson"] as const;
export type Anchor = (typeof ANCHORS)[number];

/** Equipment or a spell: something of the shelf, or something the sheet has (`key` and `from` are its id). */
export type Picked = {
  readonly key: string;
  readonly from: string;
  /** `null`: as many as there are in it. */
  readonly quantity: number | null;
};

/** WP-30 — the dice that fell for one trait. */
export type Thrown = { readonly key: string; readonly faces: readonly number[] };

/** A character in the making (WP-18). Long texts that nobody typed are `null`: those of the sheet. */
export type WarpDraft = {
  readonly name: string;
  readonly concept: string;
  readonly img: string;
  readonly magician: boolean;
  /** WP-123 — the die for a talent for magic; 0: it has not fallen. */
  readonly talentFace: number;
  readonly slots: readonly Slot[];
  /** Keeps the sheet's hit points, whatever the traits say. */
  readonly keepPoints: boolean;
  /** WP-30 — traits that are rolled for, by key. */
  readonly rollFor: readonly string[];
  readonly pointDice: readonly Thrown[];
  readonly pointsWord: string;
  readonly keepReserve: boolean;
  /** WP-35 */
  readonly rollReserve: boolean;
  readonly reserveFaces: readonly number[];
  readonly reserveName: string;
  readonly motivation: string;
  readonly secret: string;
  readonly person: string;
  readonly reason: string;
  readonly unknown: readonly Anchor[];
  readonly history: string | null;
  readonly equipment: string | null;
  readonly finances: string;
  readonly items: readonly Picked[];
  /** Ids of what the sheet has and shall lose. */
  readonly removed: readonly string[];
};

/** Sub-types of what is picked from compendia. */
export const GEAR_TYPES = ["warpWeapon", "warpArmor", "warpAmmo", "warpGear"];
export const PICKED_TYPES = [...GEAR_TYPES, "warpSpell"];

/** The sheet as a draft, and over it what is stored of one. Anything may be stored: what does not fit is the sheet's. */
export function readDraft(stored: unknown, desk: Desk): WarpDraft {
  const sheet = fromSheet(desk);
  if (Object.keys(object(stored)).length === 0) return sheet;
  const found = object(stored);
  const line = (name: LineName) => (typeof found[name] === "string" ? text(found[name]) : sheet[name]);
  const flag = (name: FlagName) => (typeof found[name] === "boolean" ? found[name] : sheet[name]);
  const removed = list(found["removed"]).map(text);
  const unknown = Array.isArray(found["unknown"]) ? list(found["unknown"]) : sheet.unknown;
  return {
    name: line("name"),
    concept: line("concept"),
    img: text(found["img"]) || sheet.img,
    magician: flag("magician"),
    talentFace: bounded(found["talentFace"], 0, 6, 0),
    slots: readSlots(found["slots"], sheet, removed),
    keepPoints: flag("keepPoints") && sheet.keepPoints,
    rollFor: list(found["rollFor"]).map(text),
    pointDice: list(found["pointDice"]).map(readThrown),
    pointsWord: line("pointsWord"),
    keepReserve: flag("keepReserve") && sheet.keepReserve,
    rollReserve: flag("rollReserve"),
    reserveFaces: readFaces(found["reserveFaces"]),
    reserveName: line("reserveName"),
    motivation: line("motivation"),
    secret: line("secret"),
    person: line("person"),
    reason: line("reason"),
    unknown: ANCHORS.filter((id) => unknown.includes(id)),
    history: typedOrNull(found["history"]),
    equipment: typedOrNull(found["equipment"]),
    finances: line("finances"),
    items: withMeanwhile(readItems(found["items"]), sheet.items, removed),
    removed,
  };
}

type NameOf<T> = { [K in keyof WarpDraft]: WarpDraft[K] extends T ? K : never }[keyof WarpDraft];
type LineName = NameOf<string>;
type FlagName = NameOf<boolean>;

/** What is on the sheet and was put there meanwhile belongs to the draft as well. */
function readSlots(stored: unknown, sheet: WarpDraft, removed: readonly string[]): readonly Slot[] {
  const read = new Map(
    list(stored)
      .flatMap((one) => readSlot(one) ?? [])
      .map((slot) => [slot.key, slot]),
  );
  const others = sheet.slots.filter(({ key, from }) => from !== "" && !read.has(key) && !removed.includes(key));
  return withPlaces([...read.values(), ...others], new Set(removed));
}

function readItems(stored: unknown): readonly Picked[] {
  return list(stored)
    .map(readPicked)
    .filter(({ key }) => isKey(key));
}

function readPicked(stored: unknown): Picked {
  const { key, from, quantity } = object(stored);
  return { key: text(key), from: text(from), quantity: quantityOf(quantity) };
}

/** How many, whatever came; `null` stays. */
export function quantityOf(value: unknown): number | null {
  return value === null || value === undefined ? null : bounded(value, 0, 999, 1);
}

function readThrown(stored: unknown): Thrown {
  const { key, faces } = object(stored);
  return { key: text(key), faces: readFaces(faces) };
}

/** Faces of six-sided dice, whatever came. */
export function readFaces(stored: unknown): readonly number[] {
  return list(stored)
    .slice(0, 60)
    .map((face) => bounded(face, 1, 6, 1));
}

function fromSheet(desk: Desk): WarpDraft {
  const { actor, shelf } = desk;
  const system = actor.system as WarpCharacter;
  const owned = [...shelf.values()].filter((entry) => entry.owned);
  const slots = owned
    .filter(({ type, system: { origin } }) => TRAIT_TYPES.some((one) => one === type) && origin !== "play")
    .map((entry) => slotOf(entry, kindOf(entry), entry.id));
  const fresh = untouched(actor);
  const { importantPerson, unknown } = system;
  return {
    name: actor.name,
    concept: system.concept,
    img: actor.img ?? "",
    magician: system.magician,
    talentFace: 0,
    slots: withPlaces(slots, new Set()),
    keepPoints: !fresh && (system.hp.method === "rolled" || system.hp.max !== fixedPoints(slots)),
    rollFor: [],
    pointDice: [],
    pointsWord: system.hp.description,
    keepReserve: !fresh && system.psy.max !== sureReserve(slots, system.magician),
    rollReserve: false,
    reserveFaces: [],
    reserveName: system.psy.label,
    motivation: system.motivation,
    secret: system.secret,
    person: importantPerson.name,
    reason: importantPerson.reason,
    unknown: ANCHORS.filter((id) => unknown[id]),
    history: null,
    equipment: null,
    finances: system.finances,
    items: fresh
      ? bareHands(desk)
      : owned.filter(({ type }) => PICKED_TYPES.includes(type)).map(({ id }) => onSheet(id)),
    removed: [],
  };
}

function onSheet(id: string): Picked {
  return { key: id, from: id, quantity: null };
}

/** WP-29 */
function fixedPoints(slots: readonly Slot[]): number {
  return fixedHitPoints(slots.filter(({ uses }) => uses.includes("hitPoints")).map(scoreOf));
}

/** WP-35 */
function sureReserve(slots: readonly Slot[], magician: boolean): number {
  return startingReserve(slots.filter(({ type }) => type === "warpPower").length, magician, null);
}

/** WP-52 — everybody can strike with what they were born with, and wants it on the sheet. */
function bareHands({ shelf }: Desk): readonly Picked[] {
  const fists = [...shelf.values()].find((entry) => entry.type === "warpWeapon" && markOf(entry) === "warpPoingsPieds");
  return fists ? [{ key: "warpBareHands000", from: fists.id, quantity: null }] : [];
}
