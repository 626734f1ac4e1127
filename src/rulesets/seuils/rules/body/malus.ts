import { tickedIn, type Rows } from "./circles.js";
import { infectionEffects } from "./infection.js";
import { DEFAULTS, type Options } from "../options.js";
import { ROWS, type Characteristic, type Infection, type Row } from "../vocabulary.js";

/** SE-58, SE-59 — dice that wounds and fever cost. */
export interface Malus {
  readonly woundMalus: number;
  readonly feverMalus: number;
  readonly total: number;
}

type WoundOptions = Pick<Options, "woundMalusTouche" | "woundMalusBlesse" | "woundMalusTue" | "temporaryMalus">;
export type MalusOptions = WoundOptions & Pick<Options, "woundMalusOnSante" | "feverStacks">;

/** SE-58 — dice that each row costs as soon as it has a wound. */
export function rowMalus(options: WoundOptions = DEFAULTS): Readonly<Record<Row, number>> {
  return { touche: options.woundMalusTouche, blesse: options.woundMalusBlesse, tue: options.woundMalusTue };
}

/** SE-59 — the row whose malus counts: the largest one, of the worst row among equals; crosses count too unless the table says no (D-20). */
export function countedRow(rows: Rows, options: WoundOptions = DEFAULTS): Row | null {
  const malus = rowMalus(options);
  const hurt = ROWS.filter((row) => (options.temporaryMalus ? tickedIn(rows[row]) : rows[row].lethal) > 0);
  return hurt.reduce<Row | null>((worst, row) => (worst && malus[worst] > malus[row] ? worst : row), null);
}

/** SE-58, SE-59 — dice that wounds cost. */
export function woundMalus(rows: Rows, options: WoundOptions = DEFAULTS): number {
  const row = countedRow(rows, options);
  return row ? rowMalus(options)[row] : 0;
}

/** SE-59, SE-66 — dice that a roll loses: Santé suffers wounds (D-21) but no fever; elsewhere both add up (D-22). */
export function malusOn(
  characteristic: Characteristic,
  rows: Rows,
  infection: Infection,
  options: MalusOptions = DEFAULTS,
): Malus {
  const wounds = woundMalus(rows, options);
  if (characteristic === "sante") {
    const counted = options.woundMalusOnSante ? wounds : 0;
    return { woundMalus: counted, feverMalus: 0, total: counted };
  }
  const fever = infectionEffects(infection).diceMalus;
  return {
    woundMalus: wounds,
    feverMalus: fever,
    total: options.feverStacks ? wounds + fever : Math.max(wounds, fever),
  };
}

/** SE-06, SE-77 — dice that venom costs on every roll but Santé. */
export const VENOM_MALUS = 1;
