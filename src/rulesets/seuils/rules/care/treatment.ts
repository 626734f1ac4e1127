import { CARE, type TreatmentRow } from "./care-table.js";
import { forHealer } from "./healer.js";
import { worstLethal, worstTemporary, type Rows } from "../body/circles.js";
import type { Row } from "../vocabulary.js";

/** SE-68 — crosses are Médecine's (D-30); those of Tué only fade. */
export const BRUISES: Readonly<Record<Row, TreatmentRow | null>> = {
  touche: { characteristic: "connaissance", specialty: "medecine", difficulty: 2, extraCircles: 1 },
  blesse: { characteristic: "connaissance", specialty: "medecine", difficulty: 3, extraCircles: 1 },
  tue: null,
};

/** SE-68 — what is treated: wounds, or crosses once no filled circle is left. */
export interface Treated {
  readonly row: Row;
  readonly temporaryOnly: boolean;
}

/** SE-68 — what there is to treat; `null`: nothing. */
export function treated(rows: Rows): Treated | null {
  const lethal = worstLethal(rows);
  if (lethal !== null) return { row: lethal, temporaryOnly: false };
  const temporary = worstTemporary(rows);
  return temporary && { row: temporary, temporaryOnly: true };
}

/** SE-68 — the roll that treats it, for this healer; `null`: time alone does. */
export function treatmentRoll({ row, temporaryOnly }: Treated, medicalSpecialty: boolean): TreatmentRow | null {
  const roll = temporaryOnly ? BRUISES[row] : CARE[row].treatment;
  return roll && { ...roll, difficulty: forHealer(roll.difficulty, medicalSpecialty) };
}
