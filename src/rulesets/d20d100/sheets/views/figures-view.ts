import { figure, type Text } from "../../../../core/text/text.js";
import { DEATH_HP } from "../../rules/body/wounds.js";

/** DD-92, DD-95 — what points of a row stand for. */
export type Zone = "half" | "quarter" | "below";

/** One figure of a row. */
export interface FigureView {
  readonly n: number;
  readonly shown: string;
  readonly now: boolean;
  readonly zone: Zone | null;
  readonly words: Text;
}

/** A row of figures with the present one circled. */
export interface FigureRow {
  readonly id: string;
  /** Path under `system` of what a click on a figure sets. */
  readonly path: string;
  /** Language key. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Empty where there are too many for rows: the number is typed. */
  readonly figures: readonly FigureView[];
  /** How many stand in a line. */
  readonly columns: number;
  readonly words: Text;
}

/** Figures of one line, of each of several lines, and of all of them, at most. */
const ONE_LINE = 24;
const LINE = 20;
const MOST = 4 * LINE;

interface RowInput {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  zoneOf?(n: number): Zone | null;
}

function figureRow({ min, zoneOf, ...row }: RowInput): FigureRow {
  const { value, max, label } = row;
  const name = { key: label };
  const count = max - min + 1;
  const figures = count > MOST ? [] : Array.from({ length: count }, (_, i) => min + i);
  return {
    ...row,
    columns: count > ONE_LINE ? LINE : ONE_LINE,
    words: { key: "GARDIEN.D20D100.SHEET.rowWords", data: { name, value, max } },
    figures: figures.map((n) => {
      const zone = zoneOf?.(n) ?? null;
      return {
        n,
        shown: figure(n),
        now: n === value,
        zone,
        words: { key: `GARDIEN.D20D100.SHEET.figure.${zone ?? "plain"}`, data: { name, n } },
      };
    }),
  };
}

/** DD-90…DD-96 — what a row of PV is drawn from. */
export interface HitPoints {
  readonly value: number;
  readonly max: number;
  /** DD-92 — `null` where thresholds count for nothing. */
  readonly thresholds: { readonly half: number; readonly quarter: number } | null;
  /** DD-94, DD-168 — whether points go below 0. */
  readonly below: boolean;
}

/** DD-90, DD-92, DD-94…DD-96 — the row of PV: its thresholds coloured, and told in words. */
export function hitPointRow({ value, max, thresholds, below }: HitPoints): FigureRow {
  const zoneOf = (n: number): Zone | null => {
    if (n < 0) return "below";
    if (!thresholds) return null;
    if (n <= thresholds.quarter) return "quarter";
    return n <= thresholds.half ? "half" : null;
  };
  const min = below ? DEATH_HP : 0;
  return figureRow({ id: "hp", path: "hp.value", label: "GARDIEN.D20D100.SHEET.hpLong", value, min, max, zoneOf });
}

/** DD-25 — the row of PM. */
export function magicPointRow({ value, max }: { readonly value: number; readonly max: number }): FigureRow {
  return figureRow({ id: "mp", path: "mp.value", label: "GARDIEN.D20D100.SHEET.mpLong", value, min: 0, max });
}
