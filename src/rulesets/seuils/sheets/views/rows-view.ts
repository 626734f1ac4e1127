import type { Text } from "../../../../core/text/text.js";
import { seuilsOptions } from "../../data/options.js";
import type { SeuilsActor } from "../../data/actors/seuils-actor.js";
import { rowLabel } from "../../data/actors/state-labels.js";
import { marksOf, type Mark } from "../../rules/body/circle-marks.js";
import { countedRow } from "../../rules/body/malus.js";
import { facesOf, type Faces } from "../../rules/damage/thresholds.js";
import { ROWS, type Row } from "../../rules/vocabulary.js";

/** SE-51, SE-55 — one circle. */
export interface CircleView {
  readonly place: number;
  readonly mark: Mark;
  /** Its row, its place and its mark in words. */
  readonly label: Text;
}

/** SE-50…SE-59 — a row of circles. */
export interface RowView {
  readonly id: Row;
  /** Language key. */
  readonly label: string;
  readonly threshold: number;
  /** Which faces of a damage die wound in it. */
  readonly faces: Text;
  readonly circles: readonly CircleView[];
  /** Dice that a wound in it costs. */
  readonly malus: number;
  /** SE-59 — whether this malus is the one that counts. */
  readonly counted: boolean;
}

type Wounded = Pick<SeuilsActor, "rows" | "thresholds" | "wounds">;

/** SE-50…SE-59 — the rows of somebody, mildest first. */
export function rowViews({ rows, thresholds, wounds }: Wounded): readonly RowView[] {
  const faces = facesOf(thresholds);
  const counted = countedRow(rows, seuilsOptions());
  return ROWS.map((id) => ({
    id,
    label: rowLabel(id),
    threshold: thresholds[id],
    faces: facesText(faces[id]),
    circles: marksOf(rows[id]).map((mark, place, { length }) => ({
      place,
      mark,
      label: circle(id, place, length, mark),
    })),
    malus: wounds[id].malus,
    counted: counted === id && wounds[id].malus > 0,
  }));
}

function facesText(faces: Faces | null): Text {
  if (!faces) return { key: "GARDIEN.SEUILS.SHEET.faces.none" };
  const { from, to } = faces;
  return from === to
    ? { key: "GARDIEN.SEUILS.SHEET.faces.one", data: { from } }
    : { key: "GARDIEN.SEUILS.SHEET.faces.several", data: { from, to } };
}

function circle(row: Row, place: number, max: number, mark: Mark): Text {
  const data = { row: { key: rowLabel(row) }, n: place + 1, max, mark: { key: `GARDIEN.SEUILS.MARK.${mark}` } };
  return { key: "GARDIEN.SEUILS.SHEET.circle", data };
}
