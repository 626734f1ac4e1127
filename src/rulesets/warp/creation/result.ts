import type { Desk, Entry, NewItem, Result } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import { t } from "../../../core/text/i18n.js";
import { proseOf } from "../../../core/text/prose.js";
import type { WarpCharacter } from "../data/actors/character.js";
import { ANCHORS, PICKED_TYPES, type Anchor, type Picked, type WarpDraft } from "./draft.js";
import { isHidden } from "./names.js";
import { hitPointsOf, reserveOf } from "./points.js";
import { USES, type Slot } from "./slots.js";
import { talentUpdate } from "./talent.js";
import { scoreOf, traitsOf } from "./traits.js";

/** What finishing writes. */
export function resultOf(draft: WarpDraft, desk: Desk): Result {
  const items = pickedOf(draft.items, desk, ...PICKED_TYPES);
  const traits = traitsOf(draft);
  const onSheet = ({ key }: { readonly key: string }) => desk.shelf.get(key)?.owned === true;
  return {
    update: {
      ...(draft.name.trim() !== "" && { name: draft.name.trim() }),
      img: draft.img,
      ...asStored(told(draft, desk)),
      ...talentUpdate(draft, desk),
      ...asStored(points(draft, desk)),
    },
    create: [
      ...traits.filter((slot) => !onSheet(slot)).map(newTrait),
      ...items.filter((one) => !onSheet(one)).map((one) => ({ id: one.key, from: one.from, system: details(one) })),
    ],
    change: [
      ...traits.filter(onSheet).flatMap((slot) => changedTrait(slot, desk.shelf.get(slot.key))),
      ...items.filter(onSheet).flatMap((one) => changed(one.key, one.entry.system, details(one))),
    ],
    remove: draft.removed,
  };
}

/** What is typed without the spaces around it, as sheets store it. */
function asStored<T>(typed: T): T;
function asStored(typed: unknown): unknown {
  if (typeof typed === "string") return typed.trim();
  if (typed === null || typeof typed !== "object" || Array.isArray(typed)) return typed;
  return Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, asStored(value as unknown)]));
}

/** WP-19, WP-28, WP-33, WP-34 — what is told of the character. */
function told(draft: WarpDraft, { actor }: Desk): object {
  const sheet = (actor.system as WarpCharacter).unknown;
  // What the keeper has meanwhile written in the player's stead stays.
  const ours = (id: Anchor) => !(sheet[id] && isHidden({ unknown: true }));
  const { concept, magician, motivation, secret, person, reason, unknown, finances, history, equipment } = draft;
  return {
    "system.concept": concept,
    "system.magician": magician,
    ...(ours("motivation") && { "system.motivation": motivation }),
    ...(ours("secret") && { "system.secret": secret }),
    ...(ours("importantPerson") && { "system.importantPerson": { name: person, reason } }),
    "system.unknown": Object.fromEntries(ANCHORS.filter(ours).map((id) => [id, unknown.includes(id)])),
    "system.finances": finances,
    ...(history !== null && { "system.history": proseOf(history) }),
    ...(equipment !== null && { "system.equipmentNotes": proseOf(equipment) }),
  };
}

/** WP-29…WP-31, WP-35 — points follow their maximum: what somebody has lost stays lost. */
function points(draft: WarpDraft, desk: Desk): object {
  const { hp, psy } = desk.actor.system as WarpCharacter;
  const { max, rolled } = hitPointsOf(draft, desk);
  const reserve = reserveOf(draft, desk);
  return {
    "system.hp.max": max,
    "system.hp.value": hp.value + max - hp.max,
    "system.hp.description": draft.pointsWord,
    "system.hp.method": rolled ? "rolled" : "fixed",
    "system.psy.max": reserve,
    "system.psy.value": Math.max(0, psy.value + reserve - psy.max),
    "system.psy.label": draft.reserveName,
  };
}

const IMAGES: Readonly<Record<Slot["kind"], string>> = {
  central: "central-trait.svg",
  side: "side-trait.svg",
  flaw: "flaw.svg",
};

/** A copy of an example, under the name it was given; or a trait made of what was typed. */
function newTrait(slot: Slot): NewItem {
  const { key: id, from, name, type, kind, unknown } = slot;
  if (from !== "" && !unknown) return { id, from, name, system: traitData(slot) };
  const called = name.trim() || t("GARDIEN.WARP.CREATION.unknownTrait");
  const img = `systems/gardien/assets/icons/${IMAGES[kind]}`;
  return { id, type, name: called, img, system: { ...traitData(slot), coverage: proseOf(slot.coverage ?? "").trim() } };
}

function traitData(slot: Slot): Record<string, unknown> {
  const { kind, sign, scale, superior, uses, flawMode, flawFaces, unknown, coverage } = slot;
  return asStored({
    kind,
    sign,
    scale,
    score: scoreOf(slot),
    superior,
    unknown,
    flawMode,
    flawFaces: [...flawFaces],
    ...Object.fromEntries(USES.map((use) => [use, uses.includes(use)])),
    ...(coverage !== null && { coverage: proseOf(coverage) }),
  });
}

function changedTrait(slot: Slot, entry: Entry | undefined): Result["change"] {
  if (isHidden({ unknown: entry?.system["unknown"] === true })) return []; // the keeper's already
  const [change] = changed(slot.key, entry?.system ?? {}, traitData(slot));
  const name = slot.name.trim();
  const renamed = name !== "" && name !== entry?.name;
  if (!renamed) return change ? [change] : [];
  return [{ id: slot.key, name, system: change?.system ?? {} }];
}

/** What of it is otherwise on the sheet. */
function changed(id: string, had: Entry["system"], wanted: Record<string, unknown>): Result["change"] {
  const other = Object.entries(wanted).filter(([name, value]) => JSON.stringify(had[name]) !== JSON.stringify(value));
  return other.length > 0 ? [{ id, system: Object.fromEntries(other) }] : [];
}

/** What was decided about a thing besides having it; spells of a new character are known. */
function details({ entry, quantity }: Picked & { readonly entry: Entry }): Record<string, unknown> {
  if (entry.type === "warpSpell") return entry.owned ? {} : { learned: true };
  return quantity === null || entry.type === "warpArmor" ? {} : { quantity };
}
