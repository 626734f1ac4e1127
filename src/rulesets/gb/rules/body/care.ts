/** GB-38 — difficulty of dressing a wound, before its gravity. */
const CARE_BASE_DC = 5;

/** GB-38 — difficulty of the care a wound asks for. */
export function treatmentDc(gb: number): number {
  return CARE_BASE_DC + gb;
}
