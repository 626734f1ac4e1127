import { parseDice } from "./dice-formula.js";

/** Stored data may hold anything: these take out of it what the rules know, and `null` where it is something else. */
export type Stored = Readonly<Record<string, unknown>>;

export function storedGroup(value: unknown): Stored | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Stored) : null;
}

/** One word of a closed list. */
export function wordOf<const Word extends string>(words: readonly Word[], value: unknown): Word | null {
  return words.find((word) => word === value) ?? null;
}

/** A whole number within bounds. */
export function wholeOf(value: unknown, min: number, max: number): number | null {
  return typeof value === "number" && Number.isInteger(value) && min <= value && value <= max ? value : null;
}

/** RP-61 — a formula as effects have it: a number of points or rounds, or dice. */
export function formulaOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  return /^\d{1,3}$/.test(text) || parseDice(text) !== null ? text : null;
}

/** What is there, with its `key` left out where there is none. */
export function present<Key extends string, Value>(key: Key, value: Value | null | undefined) {
  return (value === null || value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>;
}
