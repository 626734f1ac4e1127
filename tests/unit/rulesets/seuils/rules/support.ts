import fc from "fast-check";
import { tickedIn, type Circles, type Rows } from "../../../../../src/rulesets/seuils/rules/body/circles.js";
import { HUMAN_CIRCLES, ROWS, type Row } from "../../../../../src/rulesets/seuils/rules/vocabulary.js";

/** Circles of a human: filled ones, then crosses, for each row that has any. */
export function human(wounds: Partial<Record<Row, readonly [lethal: number, temporary?: number]>> = {}): Rows {
  return rowsOf((row) => {
    const [lethal = 0, temporary = 0] = wounds[row] ?? [];
    return { max: HUMAN_CIRCLES[row], lethal, temporary };
  });
}

/** Rows made one by one. */
export function rowsOf(make: (row: Row) => Circles): Rows {
  return { touche: make("touche"), blesse: make("blesse"), tue: make("tue") };
}

/** Circles ticked in all rows. */
export function allTicked(rows: Rows): number {
  return ROWS.reduce((sum, row) => sum + tickedIn(rows[row]), 0);
}

function anyCircles(least: number): fc.Arbitrary<Circles> {
  return fc.tuple(fc.integer({ min: least, max: 8 }), fc.nat(8), fc.nat(8)).map(([max, lethal, temporary]) => {
    const filled = Math.min(lethal, max);
    return { max, lethal: filled, temporary: Math.min(temporary, max - filled) };
  });
}

/** Circles of anybody, as wounds may have left them. */
export const anyRows: fc.Arbitrary<Rows> = fc.record({
  touche: anyCircles(0),
  blesse: anyCircles(0),
  tue: anyCircles(1),
});

/** A wound of any row. */
export const anyRow: fc.Arbitrary<Row> = fc.constantFrom(...ROWS);
