import { typed, within } from "../../../core/creation/bounded.js";
import type { Desk } from "../../../core/creation/procedure.js";
import { isKey, markOf, withMeanwhile } from "../../../core/creation/shelf.js";
import {
  fitting,
  flag,
  flagged,
  healed,
  json,
  list,
  mapOf,
  record,
  such,
  text,
  type Read,
} from "../../../core/shape/shape.js";
import type { WarpCharacter } from "../data/actors/character.js";
import { fixedHitPoints, startingReserve } from "../rules/character/starting-points.js";
import { untouched } from "./door.js";
import { kindOf } from "./entries.js";
import { FACES, LONG_TEXT, someOf } from "./shapes.js";
import { SLOT, slotOf, TRAIT_TYPES, withPlaces, type Slot } from "./slots.js";
import { scoreOf } from "./traits.js";

/** WP-28, WP-33 — what may be left for the keeper to say, besides traits. */
export const ANCHORS = ["motivation", "secret", "importantPerson"] as const;
export type Anchor = (typeof ANCHORS)[number];

/** How many of a thing; `null`: as many as there are in it. */
export const QUANTITY = healed(json, (many) => (many === null ? null : within(0, 999, 1).read(many)));

/** Equipment or a spell: something of the shelf, or something the sheet has (`key` and `from` are its id). */
const PICKED = such(record({ key: text, from: text, quantity: QUANTITY }), ({ key }) => isKey(key));
export type Picked = Read<typeof PICKED>;

/** What of a draft the sheet says as long as nobody says otherwise. */
interface Sheet {
  readonly lines: Readonly<
    Record<
      "name" | "concept" | "pointsWord" | "reserveName" | "motivation" | "secret" | "person" | "reason" | "finances",
      string
    >
  >;
  readonly magician: boolean;
  readonly keepPoints: boolean;
  readonly keepReserve: boolean;
  readonly unknown: readonly Anchor[];
}

/** What is stored of a draft. Anything may be: what does not fit is the sheet's. */
const draftOver = ({ lines, magician, keepPoints, keepReserve, unknown }: Sheet) => ({
  ...{ name: typed(lines.name), concept: typed(lines.concept), img: text },
  magician: flagged(magician),
  /** WP-123 — the die for a talent for magic; 0: it has not fallen. */
  talentFace: within(0, 6, 0),
  slots: fitting(SLOT),
  /** Keeps the sheet's hit points, whatever the traits say. */
  keepPoints: healed(flagged(keepPoints), (keep) => keep && keepPoints),
  /** WP-30 — traits that are rolled for, by key, and the dice that fell for each. */
  rollFor: list(text),
  pointDice: list(record({ key: text, faces: FACES })),
  pointsWord: typed(lines.pointsWord),
  keepReserve: healed(flagged(keepReserve), (keep) => keep && keepReserve),
  /** WP-35 */
  ...{ rollReserve: flag, reserveFaces: FACES, reserveName: typed(lines.reserveName) },
  ...{ motivation: typed(lines.motivation), secret: typed(lines.secret) },
  ...{ person: typed(lines.person), reason: typed(lines.reason) },
  unknown: someOf(ANCHORS, unknown),
  /** Long texts that nobody typed are `null`: those of the sheet. */
  ...{ history: LONG_TEXT, equipment: LONG_TEXT },
  finances: typed(lines.finances),
  items: fitting(PICKED),
  /** Ids of what the sheet has and shall lose. */
  removed: list(text),
});

/** A character in the making (WP-18). */
export type WarpDraft = Read<ReturnType<typeof draftOver>>;

/** Sub-types of what is picked from compendia. */
export const GEAR_TYPES = ["warpWeapon", "warpArmor", "warpAmmo", "warpGear"];
export const PICKED_TYPES = [...GEAR_TYPES, "warpSpell"];

/** The sheet as a draft, and over it what is stored of one. */
export function readDraft(stored: unknown, desk: Desk): WarpDraft {
  const { actor, shelf } = desk;
  const owned = [...shelf.values()].filter((entry) => entry.owned);
  const slots = owned
    .filter(({ type, system: { origin } }) => TRAIT_TYPES.some((one) => one === type) && origin !== "play")
    .map((entry) => slotOf(entry, kindOf(entry), entry.id));
  const fresh = untouched(actor);
  const own = fresh
    ? bareHands(desk)
    : owned.filter(({ type }) => PICKED_TYPES.includes(type)).map(({ id }) => onSheet(id));
  const draft = record(draftOver(sheetOf(actor, slots, fresh))).read(stored);
  const begun = Object.keys(mapOf(json).read(stored)).length > 0;
  return {
    ...draft,
    img: draft.img || (actor.img ?? ""),
    slots: withSheet(draft, slots),
    items: begun ? withMeanwhile(draft.items, own, draft.removed) : own,
  };
}

function sheetOf(actor: Actor, slots: readonly Slot[], fresh: boolean): Sheet {
  const { concept, magician, hp, psy, motivation, secret, importantPerson, unknown, finances } =
    actor.system as WarpCharacter;
  return {
    lines: {
      ...{ name: actor.name, concept, motivation, secret, finances },
      ...{ pointsWord: hp.description, reserveName: psy.label },
      ...{ person: importantPerson.name, reason: importantPerson.reason },
    },
    magician,
    keepPoints: !fresh && (hp.method === "rolled" || hp.max !== fixedPoints(slots)),
    keepReserve: !fresh && psy.max !== sureReserve(slots, magician),
    unknown: ANCHORS.filter((id) => unknown[id]),
  };
}

/** What is on the sheet and was put there meanwhile belongs to the draft as well. */
function withSheet({ slots, removed }: Pick<WarpDraft, "slots" | "removed">, sheet: readonly Slot[]): readonly Slot[] {
  const read = new Map(slots.map((slot) => [slot.key, slot]));
  const others = sheet.filter(({ key }) => !read.has(key) && !removed.includes(key));
  return withPlaces([...read.values(), ...others], new Set(removed));
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
