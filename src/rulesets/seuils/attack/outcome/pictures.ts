import type { MarkRow } from "../../../../core/play/contract/card-parts.js";
import type { FaceBand, StrikingDie } from "../../../../core/play/contract/shown-dice.js";
import { rowsShown } from "../../data/actors/circles-shown.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import { woundOf } from "../../rules/damage/damage.js";
import { facesOf } from "../../rules/damage/thresholds.js";
import { ROWS, type Row } from "../../rules/vocabulary.js";
import { fight } from "../fields.js";
import type { SeuilsOutcome } from "./outcome-kept.js";

/** Notches of five. */
const LEVELS: Readonly<Record<Row | "none", number>> = { none: 0, touche: 1, blesse: 2, tue: 4 };

/** SE-41…SE-44 — the damage dice one by one: those that are compared with what each does, then those that do not count. */
export function strikesOf({ damage }: SeuilsOutcome): readonly StrikingDie[] {
  if (!damage) return [];
  const { keptFaces, discardedFaces, idleFaces, thresholds } = damage;
  const away = (faces: readonly number[], why: "discarded" | "idle") =>
    faces.map((value): StrikingDie => ({ faces: 10, value, counts: false, level: 0, word: fight(`struck.${why}`) }));
  const struck = keptFaces.map((value): StrikingDie => {
    const row = woundOf(value, thresholds);
    const word = row === "none" ? fight("struck.none") : { key: rowLabel(row) };
    return { faces: 10, value, counts: true, level: LEVELS[row], word };
  });
  return [...away(discardedFaces, "discarded"), ...struck, ...away(idleFaces, "idle")];
}

/** SE-42, SE-57 — the faces that wound the target in each row, and those that do nothing. */
export function bandsOf({ damage }: SeuilsOutcome): readonly FaceBand[] {
  if (!damage) return [];
  const faces = facesOf(damage.thresholds);
  const bands = ROWS.flatMap((row) => {
    const { from } = faces[row] ?? {};
    return from === undefined ? [] : [{ from, label: { key: rowLabel(row) }, level: LEVELS[row] }];
  });
  return bands.some(({ from }) => from === 1) ? bands : [{ from: 1, label: fight("struck.none"), level: 0 }, ...bands];
}

/** SE-50…SE-55 — the rows of the target once the wounds are ticked; nothing where there are none. */
export function marksAfter({ placed, before, after }: SeuilsOutcome): readonly MarkRow[] {
  return placed.length === 0 ? [] : rowsShown(before, after);
}
