import { isDeepStrictEqual } from "node:util";

/**
 * One worked case: `expect` lists the fields to compare, nothing else is looked at. What it tells of the book
 * contradicting itself is nothing to compute.
 */
export interface GoldenCase {
  readonly id: string;
  readonly rule: string;
  readonly op: string;
  readonly name: string;
  readonly given: object;
  readonly expect: object;
}

/** What a case tells of the book contradicting itself, what the book prints, and what the rules follow. */
const TOLD: readonly string[] = ["discrepancy", "source", "governs"];

/** A file of worked cases; `source` tells the ruleset. */
export interface GoldenFile {
  readonly source: string;
  readonly cases: readonly GoldenCase[];
}

/** Calls the pure rules for one operation. Each adapter declares what it reads of `given`. */
export type Adapter = (given: never) => object;

/** Thrown by an adapter for a case that needs a rule or a content entry which does not exist here. */
export class Unsupported extends Error {
  override readonly name = "Unsupported";
}

/** What went wrong with a case, or `null` when it passed. */
export function failureOf(adapters: Readonly<Record<string, Adapter>>, golden: GoldenCase): string | null {
  const adapter = Object.hasOwn(adapters, golden.op) ? adapters[golden.op] : undefined;
  if (!adapter) return `no adapter for ${golden.op}`;
  let actual: object;
  try {
    actual = adapter(golden.given as never);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  const expected = Object.fromEntries(Object.entries(golden.expect).filter(([field]) => !TOLD.includes(field)));
  const differences = differencesOf(expected, actual, "");
  return differences.length === 0 ? null : differences.join("; ");
}

/** Fields of `expected` that `actual` lacks or holds otherwise; objects are compared field by field. */
function differencesOf(expected: unknown, actual: unknown, path: string): string[] {
  if (isRecord(expected) && isRecord(actual)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      differencesOf(value, actual[key], path ? `${path}.${key}` : key),
    );
  }
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length) {
    return expected.flatMap((value, i) => differencesOf(value, actual[i], `${path}[${i}]`));
  }
  return isDeepStrictEqual(expected, actual)
    ? []
    : [`${path || "result"}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether parsed JSON is a file of cases; the first thing wrong with it otherwise. */
export function faultOf(file: unknown): string | null {
  if (!isRecord(file)) return "not an object";
  if (typeof file.source !== "string") return "no source";
  if (!Array.isArray(file.cases)) return "no list of cases";
  const faulty = file.cases.findIndex(
    (item) =>
      !isRecord(item) ||
      typeof item.id !== "string" ||
      typeof item.op !== "string" ||
      !isRecord(item.given) ||
      !isRecord(item.expect),
  );
  return faulty === -1 ? null : `case ${faulty + 1} needs id, op, given and expect`;
}
