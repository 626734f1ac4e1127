import { getsThrough } from "./resistance.js";

/** WP-114 — what a mind reader learns: nothing, the thoughts of the moment, or clear thoughts with what belongs to them. */
export type MindLevel = "none" | "thoughts" | "clear";

/** WP-114 — one mind to be read; distance in metres. */
export interface MindReading {
  readonly total: number;
  readonly distance: number;
  readonly inView: boolean;
  /** Total of the resistance; `null`: none. */
  readonly resistance: number | null;
}

/** WP-114 — how far a mind can be read, whether there is contact, and what it tells. */
export function readMind({ total, distance, inView, resistance }: MindReading): {
  readonly reach: number;
  readonly contact: boolean;
  readonly level: MindLevel;
} {
  const reach = inView ? 2 * total : total;
  const contact = reach >= distance;
  if (!contact || !getsThrough(total, resistance)) return { reach, contact, level: "none" };
  return { reach, contact, level: total >= 2 * (resistance ?? 0) ? "clear" : "thoughts" };
}

/** WP-116 — how far an eye wanders and for how long, or how far back it sees where it is. */
export function wanderingEye(total: number): {
  readonly metres: number;
  readonly turns: number;
  readonly pastHours: number;
} {
  return { metres: 100 * total, turns: total, pastHours: total };
}

/** WP-117 — how long and how far thoughts are sent, in metres. */
export function sending(total: number): {
  readonly minutes: number;
  readonly strangerMetres: number;
  readonly knownMetres: number;
} {
  return { minutes: total, strangerMetres: 10 * total, knownMetres: 1000 * total };
}

/** WP-119 — what moves at a distance: kilograms pushed and lifted, metres, seconds. */
export function telekinesis(total: number): {
  readonly pushKg: number;
  readonly liftKg: number;
  readonly metres: number;
  readonly seconds: number;
} {
  return { pushKg: total, liftKg: total / 10, metres: total, seconds: total };
}

/** WP-120 — raw damage of a telekinetic fist, armour to be taken off as from any blow; `null` out of its reach or dodged. */
export function telekineticFist(total: number, distance: number, dodge: number | null = null): number | null {
  return total >= distance && getsThrough(total, dodge) ? total : null;
}

/** WP-121 — how far thoughts are read and sent, in metres. */
export function telepathy(total: number): {
  readonly readMetres: number;
  readonly inViewMetres: number;
  readonly knownMetres: number;
} {
  return { readMetres: total, inViewMetres: 5 * total, knownMetres: 500 * total };
}
