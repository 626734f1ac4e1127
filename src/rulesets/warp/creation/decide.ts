import { text, type Json } from "../../../core/shape/shape.js";
import type { Desk } from "../../../core/creation/procedure.js";
import { ANCHORS, QUANTITY, readDraft, type Picked, type WarpDraft } from "./draft.js";
import { diceOfReserve, dueDice, mayChoose } from "./points.js";
import { TALENT_DIE } from "./talent.js";
import { FALLEN } from "./shapes.js";
import { isEmpty, SLOT, slotOf, TRAIT_TYPES, type Slot } from "./slots.js";

/** The draft with one thing decided otherwise: `path` is a key of it, or `key/of what/…`. */
export function decided(draft: WarpDraft, path: string, value: Json, desk: Desk, key: string): WarpDraft {
  const [what = "", of = "", more = ""] = path.split("/");
  return readDraft({ ...draft, ...change(draft, { what, of, more }, value, desk, key) }, desk);
}

interface Decision {
  readonly what: string;
  readonly of: string;
  readonly more: string;
}

function change(draft: WarpDraft, { what, of, more }: Decision, value: Json, desk: Desk, key: string): object {
  switch (what) {
    case "slot":
      return { slots: draft.slots.map((slot) => (slot.key === more ? withAnswer(slot, of, value) : slot)) };
    case "use":
      return {
        slots: draft.slots.map((slot) => (slot.key === of ? { ...slot, uses: toggled(slot.uses, more, value) } : slot)),
      };
    case "face":
      return { slots: draft.slots.map((slot) => (slot.key === of ? withFace(slot, Number(more), value) : slot)) };
    case "superior":
      return { slots: draft.slots.map((slot) => ranked(slot, slot.key === value)) };
    case "empty":
      return removed(draft, text.read(value), desk);
    case "example":
      return { slots: withExample(draft.slots, { kind: of, key: more }, text.read(value), desk) };
    case "rollFor":
      return mayChoose(draft) ? { rollFor: toggled(draft.rollFor, of, value === "roll") } : {};
    case "pointDice":
      return { pointDice: withDice(draft, value) };
    case "rollReserve":
      return draft.reserveFaces.length === diceOfReserve(draft) ? {} : { rollReserve: value === "roll" };
    case "reserveFaces":
      return { reserveFaces: facesIn(value) };
    case TALENT_DIE:
      return draft.talentFace > 0 ? {} : { talentFace: facesIn(value)[0] ?? 0 };
    case "unknown":
      return { unknown: toggled(draft.unknown, ANCHORS.find((id) => id === of) ?? "", value) };
    case "add":
      return desk.shelf.has(text.read(value)) ? { items: [...draft.items, picked(key, text.read(value))] } : {};
    case "remove":
      return removed(draft, text.read(value), desk);
    case "quantity":
      return {
        items: draft.items.map((item) => (item.key === of ? { ...item, quantity: QUANTITY.read(value) } : item)),
      };
    default:
      return { [what]: value };
  }
}

function toggled(all: readonly string[], one: string, on: Json): readonly string[] {
  const others = all.filter((id) => id !== one);
  return on === true && one !== "" ? [...others, one] : others;
}

/** A flaw that strikes by chance strikes on some face. */
function withFace(slot: Slot, face: number, on: Json): object {
  const flawFaces = [...slot.flawFaces.filter((one) => one !== face), ...(on === true ? [face] : [])];
  return { ...slot, flawFaces: flawFaces.length > 0 ? flawFaces : slot.flawFaces };
}

/** WP-22, WP-23 — another rank or scale brings the score that goes with it. */
function ranked(slot: Slot, superior: boolean): Slot {
  return slot.superior === superior ? slot : { ...slot, superior, score: null };
}

/** One answer about a trait; a power is technical unless somebody says otherwise (WP-21). */
function withAnswer(slot: Slot, field: string, value: Json): object {
  if (field === "key" || field === "kind") return slot;
  const answered = SLOT.read({ ...slot, [field]: value });
  if (field === "scale") return { ...answered, score: null };
  if (field !== "type" || answered.type === slot.type) return answered;
  return { ...answered, from: "", scale: answered.type === "warpPower" ? "technical" : "standard", score: null };
}

interface Place {
  readonly kind: string;
  /** Empty: the first one. */
  readonly key: string;
}

/** An example takes an empty place of its kind, and keeps the rank of that place. */
function withExample(slots: readonly Slot[], { kind, key }: Place, id: string, { shelf }: Desk): readonly Slot[] {
  const entry = shelf.get(id);
  const place = slots.find((slot) => slot.kind === kind && isEmpty(slot) && (key === "" || slot.key === key));
  if (!place || !entry || entry.owned || !TRAIT_TYPES.some((type) => type === entry.type)) return slots;
  if (place.kind === "flaw" && entry.type !== "warpTrait") return slots;
  const filled = { ...slotOf(entry, place.kind, place.key), superior: place.superior };
  return slots.map((slot) => (slot === place ? filled : slot));
}

/** WP-30 — dice for the traits they were thrown for, in the order they were asked for. */
function withDice(draft: WarpDraft, value: Json): WarpDraft["pointDice"] {
  const due = dueDice(draft).map(({ key }) => key);
  const thrown = FALLEN.read(value).map(({ faces }, i) => ({ key: due[i] ?? "", faces }));
  return [...draft.pointDice.filter(({ key }) => !due.includes(key)), ...thrown.filter(({ key }) => key !== "")];
}

const facesIn = (value: Json): readonly number[] => FALLEN.read(value).flatMap(({ faces }) => faces);

function picked(key: string, from: string): Picked {
  return { key, from, quantity: null };
}

/** A trait or a thing taken away; what the sheet has is noted, so that finishing takes it off. */
function removed({ slots, items, removed: gone }: WarpDraft, key: string, { shelf }: Desk): object {
  return {
    slots: slots.filter((slot) => slot.key !== key),
    items: items.filter((item) => item.key !== key),
    ...(shelf.get(key)?.owned === true && { removed: [...gone, key] }),
  };
}
