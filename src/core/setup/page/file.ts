import type { Change } from "./change.js";
import { accepts, isPlayed, valueOf, type Option } from "./options.js";

/** What a file of ours says it is, and the version of what it holds. */
const KIND = "gardien.settings";
const VERSION = 1;
/** More than a file of ours will ever be, in characters. */
const MOST = 200_000;
/** Names of settings that are told; a file may hold anything. */
const LONGEST = 60;

/** The table's options as a file that another table can take. */
export function fileOf(options: readonly Option[], system: string): string {
  const told = options.filter(isPlayed).map((option) => [option.key, valueOf(option)] as const);
  const written = new Date().toISOString();
  return `${JSON.stringify({ kind: KIND, version: VERSION, system, written, settings: Object.fromEntries(told) }, null, 2)}\n`;
}

/** Why a file cannot be read at all. */
export type Unreadable = "large" | "json" | "kind" | "newer" | "empty";

/** What a file would change here, and what of it is left alone. */
export interface Read {
  readonly written: Date | null;
  readonly changes: readonly Change[];
  /** Settings that are not known here. */
  readonly unknown: readonly string[];
  /** Options that may not say what the file does, with what it says. */
  readonly refused: readonly { readonly option: Option; readonly value: string }[];
  readonly same: number;
}

/** Reads a file, which anybody may have written; changes nothing. */
export function readFile(text: string, options: readonly Option[]): Read | Unreadable {
  if (text.length > MOST) return "large";
  const held = parsed(text);
  if (held === undefined) return "json";
  if (!isRecord(held) || held["kind"] !== KIND || !isRecord(held["settings"])) return "kind";
  if (typeof held["version"] !== "number" || held["version"] > VERSION) return "newer";
  const told = Object.entries(held["settings"]);
  if (told.length === 0) return "empty";
  const byKey = new Map(options.filter(isPlayed).map((option) => [option.key, option]));
  const known = told.flatMap(([key, value]) => {
    const option = byKey.get(key);
    return option ? [{ option, value }] : [];
  });
  const fitting = known.flatMap(({ option, value }) => (accepts(option, value) ? [{ option, to: value }] : []));
  const changes = fitting.filter(({ option, to }) => valueOf(option) !== to);
  return {
    written: dateIn(held["written"]),
    changes,
    unknown: told.flatMap(([key]) => (byKey.has(key) ? [] : key.slice(0, LONGEST))),
    refused: known
      .filter(({ option, value }) => !accepts(option, value))
      .map(({ option, value }) => ({ option, value: (JSON.stringify(value) ?? "").slice(0, LONGEST) })),
    same: fitting.length - changes.length,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // whoever asked says so
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function dateIn(value: unknown): Date | null {
  const date = new Date(typeof value === "string" ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
