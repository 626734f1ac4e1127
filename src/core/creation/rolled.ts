import { json, mapOf } from "../shape/shape.js";
import { bounded } from "./bounded.js";

/** Which of some rolled values each thing has, by their places: all of them, each once. */
export type Assigned<Id extends string> = Readonly<Record<Id, number>>;

/** What is stored of it, whatever it is; in the order in which they fell where it does not fit. */
export function readAssigned<Id extends string>(ids: readonly Id[], stored: unknown): Assigned<Id> {
  const places = mapOf(json).read(stored);
  const read = ids.map((id, i) => bounded(places[id], 0, ids.length - 1, i));
  const whole = new Set(read).size === read.length;
  return Object.fromEntries(ids.map((id, i) => [id, whole ? (read[i] ?? i) : i])) as Record<Id, number>;
}

/** Two things exchange their values: `of` takes the one of this place, and whoever had it takes the other. */
export function swapped<Id extends string>(
  ids: readonly Id[],
  assigned: Assigned<Id>,
  of: string,
  place: unknown,
): Assigned<Id> {
  const index = bounded(place, 0, ids.length - 1, 0);
  const one = ids.find((id) => id === of);
  const other = ids.find((id) => assigned[id] === index);
  return one && other ? { ...assigned, [other]: assigned[one], [one]: index } : assigned;
}
