import { SORT_INTEGER_DENSITY } from "../const.js";
import type { Data, Value } from "../types.js";

export interface SortOptions {
  target?: Value;
  siblings?: Value[];
  sortBefore?: boolean;
  sortKey?: string;
}

/** Moves a document among its siblings: the updates of the integer sort key that this takes. */
export function performIntegerSort(source: Value, options: SortOptions = {}): { target: Value; update: Data }[] {
  const { target, siblings = [], sortKey = "sort" } = options;
  const order = (doc: Value): number => Number(doc[sortKey] ?? 0);
  const sorted = siblings.filter((doc) => doc !== source).sort((a: Value, b: Value) => order(a) - order(b));
  const at = target ? sorted.indexOf(target) : -1;
  const before = options.sortBefore ?? (at >= 0 && order(source) >= order(target));
  const index = at < 0 ? sorted.length : before ? at : at + 1;
  const low = sorted[index - 1];
  const high = sorted[index];
  const value = between(low && order(low), high && order(high));
  if (value !== null) return [{ target: source, update: { [sortKey]: value } }];
  sorted.splice(index, 0, source);
  return sorted.map((doc, i) => ({ target: doc as Value, update: { [sortKey]: (i + 1) * SORT_INTEGER_DENSITY } }));
}

/** An integer strictly between two keys, or `null` when there is no room. */
function between(low: number | undefined, high: number | undefined): number | null {
  if (low === undefined && high === undefined) return 0;
  if (low === undefined) return (high as number) - SORT_INTEGER_DENSITY;
  if (high === undefined) return low + SORT_INTEGER_DENSITY;
  const middle = Math.round((low + high) / 2);
  return middle > low && middle < high ? middle : null;
}
