import { signed } from "../../core/i18n.js";

/** What the Type of a weapon is written from. */
export interface TypeFigures {
  readonly typeCode: string;
  readonly penetration: number;
  readonly recoil: number;
  readonly precision: number;
}

/** DD-57 — Rev/D (4, 3, +1); `null` for a weapon without a code that has none of the three to tell. */
export function typeText({ typeCode, penetration, recoil, precision }: TypeFigures): string | null {
  const plain = penetration === 0 && recoil === 0 && precision === 0;
  if (typeCode === "" && plain) return null;
  return `${typeCode} (${penetration}, ${recoil}, ${signed(precision)})`.trim();
}
