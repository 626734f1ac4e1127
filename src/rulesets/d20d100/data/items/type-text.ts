import { signed, t } from "../../../../core/text/i18n.js";

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

/** DD-57 — the Type of a weapon, its code as its reader abbreviates; a code that somebody made up stays. */
export function typeAsRead(type: string): string {
  const [code = ""] = type.split(" ");
  const key = `GARDIEN.D20D100.TYPE_CODE.${plain(code)}`;
  return code !== "" && game.i18n.has(key) ? type.replace(code, t(key)) : type;
}

/** Letters and digits alone, as keys are written: Mit/Sél is MitSel. */
function plain(code: string): string {
  return code.normalize("NFD").replaceAll(/[^a-z\d]/giu, "");
}
