import type { CardClick, DrawnItemSheet } from "../../../../core/sheets/drawn-item-sheet.js";
import { POWER_EFFECTS } from "../../rules/powers/power-kinds.js";

type Rows = readonly unknown[];

/** What clicks on a card do, by their `data-action`; the other data of what was clicked say what of it. */
export const clicks: Readonly<Record<string, CardClick>> = {
  /** WP-25 — a face that brings the flaw's trouble, or does so no more. */
  toggleFace: ({ face }, card) => card.changeList("flawFaces", (faces) => toggled(faces, Number(face)).toSorted()),
  /** WP-107 — a power that it can be set against, or can no more. */
  toggleOpposed: ({ effect = "" }, card) =>
    card.changeList("opposes", (ids) => POWER_EFFECTS.filter((id) => toggled(ids, effect).includes(id))),
};

const toggled = (rows: Rows, value: unknown): Rows =>
  rows.includes(value) ? rows.filter((one) => one !== value) : [...rows, value];

/** WP-54 — writes a box of a weapon's own ranges, `data-range`: an update replaces their list whole. */
export function change(event: Event, card: DrawnItemSheet): boolean {
  const box = event.target as HTMLInputElement;
  const { range } = box.dataset;
  if (range !== undefined && box.reportValidity())
    void card.changeList("customRange", (ranges) => withRange(ranges, Number(range), Number(box.value)));
  return range !== undefined;
}

/** WP-54 — a weapon's own ranges with one of them changed; those before it that were missing reach nowhere yet. */
export function withRange(ranges: Rows, column: number, metres: number): Rows {
  return Array.from({ length: Math.max(ranges.length, column + 1) }, (_, i) =>
    i === column ? metres : (ranges[i] ?? 0),
  );
}
