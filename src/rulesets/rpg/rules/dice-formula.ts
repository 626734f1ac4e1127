/** RP-50, RP-64, RP-69 — dice of one kind with what is added: `1d6+1`, `1d4-1`, `1d4/2`. */
export interface DiceFormula {
  readonly count: number;
  readonly faces: number;
  readonly flat: number;
  /** RP-69 — half of what the dice show, at least 1. */
  readonly halved: boolean;
}

/** As a book writes them; a sum may have blanks, a half has nothing else. */
const WRITTEN = /^(\d{0,2})d(\d{1,3})(?:\/(2)|\s*([+-])\s*(\d{1,2}))?$/i;

/** RP-50 — reads a formula; `null` where it is none that the rules know. */
export function parseDice(text: string): DiceFormula | null {
  const match = WRITTEN.exec(text.trim());
  if (!match) return null;
  const [, count = "", faces = "", half, sign, added = "0"] = match;
  const read = {
    count: count === "" ? 1 : Number(count),
    faces: Number(faces),
    flat: sign === "-" ? -Number(added) : Number(added),
    halved: half !== undefined,
  };
  return read.count > 0 && read.faces > 0 ? read : null;
}

/** The formula as a book writes it. */
export function writeDice({ count, faces, flat, halved }: DiceFormula): string {
  const added = flat === 0 ? "" : flat > 0 ? `+${flat}` : `${flat}`;
  return `${count}d${faces}${halved ? "/2" : ""}${added}`;
}

/** RP-50, RP-69 — what one roll of a formula comes to, from the faces shown. */
export function valueOf({ flat, halved }: DiceFormula, faces: readonly number[]): number {
  const sum = faces.reduce((total, face) => total + face, 0);
  return (halved ? Math.max(1, Math.floor(sum / 2)) : sum) + flat; // D-17
}
