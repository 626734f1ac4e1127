import type { Json } from "../../../../core/shape/shape.js";
import { asked, askedNumber } from "../../../../core/data/asked.js";
import { onceBoutGone, onceHealed, sinceWorstRow, type Care } from "../../rules/care/care.js";
import { perRow, tickedIn, withinMax, type Circles, type Rows } from "../../rules/body/circles.js";
import { ROWS, type Row } from "../../rules/vocabulary.js";

type Written = Readonly<Record<string, Json>>;

/** What a change of circles is made on. */
interface Patient {
  readonly rows: Rows;
  readonly care: Care;
}

/**
 * SE-51, SE-55, SE-67, SE-69, SE-72 — what else becomes of a change of circles, by path under `system`: no more are
 * ticked than there are, and periods and clocks begin anew with another worst row, or end with the last filled circle.
 * What the change itself says of the care stands.
 */
export function careFollows({ rows, care }: Patient, change: object): Written {
  if (asked(change, "wounds") === undefined) return boutTakenBack(care, rows, change);
  const told = rowsAfter(rows, change);
  const after = withinAll(told);
  return { ...trimmed(told, after), ...careAfter(care, { before: rows, after }, change) };
}

/** The rows as a change of `system` puts them. */
export function rowsAfter(rows: Rows, change: object): Rows {
  const one = (row: Row, key: keyof Circles) => askedNumber(change, `wounds.${row}.${key}`) ?? rows[row][key];
  return perRow((row) => ({ max: one(row, "max"), lethal: one(row, "lethal"), temporary: one(row, "temporary") }));
}

/** SE-51 — rows in which no more circles are ticked than there are. */
export function withinAll(rows: Rows): Rows {
  return perRow((row) => withinMax(rows[row]));
}

/** Whether some row holds more than it has. */
export function isOverfull(rows: Rows): boolean {
  return ROWS.some((row) => tickedIn(rows[row]) > rows[row].max);
}

function trimmed(told: Rows, after: Rows): Written {
  const pairs = ROWS.flatMap((row) =>
    (["lethal", "temporary"] as const).flatMap((key) =>
      told[row][key] === after[row][key] ? [] : [[`wounds.${row}.${key}`, after[row][key]] as const],
    ),
  );
  return Object.fromEntries(pairs);
}

function careAfter(
  care: Care,
  { before, after }: { readonly before: Rows; readonly after: Rows },
  change: object,
): Written {
  const next = onceHealed(onceBoutGone(sinceWorstRow(care, before, after), after), after);
  const keys = (Object.keys(next) as (keyof Care)[]).filter(
    (key) => next[key] !== care[key] && asked(change, `care.${key}`) === undefined,
  );
  return written(next, keys);
}

/** SE-64 — first aid that is taken back asks for none where the wounds it was for are gone: those from before remain. */
function boutTakenBack(care: Care, rows: Rows, change: object): Written {
  if (asked(change, "care.earlierCircles") === undefined) return {};
  const back: Care = { ...care, ...(asked(change, "care") as Partial<Care>) };
  const next = onceBoutGone(back, rows);
  return written(
    next,
    (Object.keys(next) as (keyof Care)[]).filter((key) => next[key] !== back[key]),
  );
}

function written(care: Care, keys: readonly (keyof Care)[]): Written {
  return Object.fromEntries(keys.map((key) => [`care.${key}`, care[key]]));
}
