import type { Cell, Column, Sieve } from "../contract.js";
import type { Entry } from "./entry.js";

/** Letters of a cell in a list: what is longer is told whole by the preview. */
const MOST = 60;

const cells = new WeakMap<Entry, Map<Column, Cell | null>>();

/** What an entry has in a column, worked out once, and no longer than a list has room for. */
export function cellIn(entry: Entry, column: Column): Cell | null {
  const known = cells.get(entry) ?? new Map<Column, Cell | null>();
  cells.set(entry, known);
  const cell = known.get(column);
  if (cell !== undefined) return cell;
  const whole = figureIn(entry, column);
  const short =
    whole && whole.text.length > MOST ? { ...whole, text: `${whole.text.slice(0, MOST - 1).trimEnd()}…` } : whole;
  known.set(column, short);
  return short;
}

/** The same as long as it is; nothing where what is stored there cannot be read. */
export function figureIn(entry: Entry, column: Column): Cell | null {
  return safely(() => column.cell(entry.read, entry.type), null);
}

/** The marks of a sieve that an entry has; none where what is stored there cannot be read. */
export function marksOf(entry: Entry, sieve: Sieve): readonly string[] {
  return safely(() => sieve.marks(entry.read, entry.type), []);
}

/** Whether an entry has one of the chosen marks of a sieve. */
export function passes(entry: Entry, sieve: Sieve, chosen: ReadonlySet<string>): boolean {
  return chosen.size === 0 || marksOf(entry, sieve).some((mark) => chosen.has(mark));
}

/** Data that nobody foresaw hides one figure, never a list. */
function safely<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
