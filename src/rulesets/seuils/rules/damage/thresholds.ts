import { DEFAULTS, type Options } from "../options.js";
import { perRow } from "../body/circles.js";
import type { Row } from "../vocabulary.js";

/** SE-50, SE-56 — face that a damage die must show for a wound of each row. */
export type Thresholds = Readonly<Record<Row, number>>;

/** SE-56 — Seuils of Santé 1 to 5. A table: the last cell breaks the series. */
const TABLE: readonly Thresholds[] = [
  { touche: 3, blesse: 5, tue: 7 },
  { touche: 4, blesse: 6, tue: 8 },
  { touche: 5, blesse: 7, tue: 9 },
  { touche: 6, blesse: 8, tue: 10 },
  { touche: 7, blesse: 9, tue: 10 },
];

/** SE-57 — the highest Seuil that a die can reach. */
const MOST = 10;

/** SE-56, SE-57 — Seuils of a score in Santé, without any malus; beyond the table the series goes on, or stops at 10 (D-18). */
export function thresholdsOf(sante: number, { overThreshold }: Pick<Options, "overThreshold"> = DEFAULTS): Thresholds {
  const written = TABLE[sante - 1];
  if (written) return written;
  const most = overThreshold === "cap10" ? MOST : Infinity;
  return {
    touche: Math.min(MOST, sante + 2),
    blesse: Math.min(most, sante + 4),
    tue: Math.min(most, sante + 6),
  };
}

/** SE-56 — Seuils of somebody whose rows may have some of their own; `null`: as Santé has it. */
export function ownThresholds(
  of: Thresholds,
  rows: Readonly<Record<Row, { readonly override: number | null }>>,
): Thresholds {
  return perRow((row) => rows[row].override ?? of[row]);
}

/** SE-42 — the faces of a damage die that wound in a row, both inclusive. */
export interface Faces {
  readonly from: number;
  readonly to: number;
}

/** SE-42, SE-57 — the faces that wound in each row; `null`: none does, and it fills by overflow alone. */
export function facesOf({ touche, blesse, tue }: Thresholds): Readonly<Record<Row, Faces | null>> {
  const between = (from: number, to: number) => (from > to ? null : { from, to });
  return {
    touche: between(touche, Math.min(MOST, blesse - 1, tue - 1)),
    blesse: between(blesse, Math.min(MOST, tue - 1)),
    tue: between(tue, MOST),
  };
}
