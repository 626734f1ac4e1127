import type { Row } from "../vocabulary.js";

/** SE-60, SE-68 — medical Spécialités that a kind of care is usually rolled with. */
export type MedicalSpecialty = "premiersSecours" | "chirurgie" | "medecine";

/** SE-68 — how the wounds of a row are treated. */
export interface TreatmentRow {
  readonly characteristic: "connaissance" | "precision";
  readonly specialty: MedicalSpecialty;
  readonly difficulty: number;
  /** Circles more at the end of the period. */
  readonly extraCircles: number;
}

/** SE-73 — the care of somebody whose worst row this is. */
export interface CareRow {
  /** SE-61 — Difficulté of first aid. */
  readonly firstAid: number;
  /** SE-67 — days in which a circle is recovered. */
  readonly recoveryDays: number;
  readonly treatment: TreatmentRow | null;
  /** SE-69 — how long a bleeding takes to tick a circle. */
  readonly aggravation: { readonly every: number; readonly unit: "minute" | "round" } | null;
  /** SE-70 — Difficulté of stopping it. */
  readonly stopBleeding: number | null;
}

/** SE-61, SE-67…SE-70, SE-73 — the table of care. */
export const CARE: Readonly<Record<Row, CareRow>> = {
  touche: {
    firstAid: 2,
    recoveryDays: 1,
    treatment: { characteristic: "connaissance", specialty: "premiersSecours", difficulty: 2, extraCircles: 1 },
    aggravation: null,
    stopBleeding: null,
  },
  blesse: {
    firstAid: 3,
    recoveryDays: 3,
    treatment: { characteristic: "precision", specialty: "chirurgie", difficulty: 3, extraCircles: 1 },
    aggravation: { every: 1, unit: "minute" },
    stopBleeding: 3,
  },
  tue: {
    firstAid: 4,
    recoveryDays: 7,
    treatment: null,
    aggravation: { every: 3, unit: "round" },
    stopBleeding: 4,
  },
};
