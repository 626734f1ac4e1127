/** WP-100, WP-123 — whether something about somebody is so; nobody may have found out yet. */
export const KNOWN = ["unknown", "yes", "no"] as const;
export type Known = (typeof KNOWN)[number];

/** What is stored of it, as a word. */
export function knownOf(stored: boolean | null): Known {
  if (stored === null) return "unknown";
  return stored ? "yes" : "no";
}

const STORED: ReadonlyMap<string, boolean | null> = new Map([
  ["unknown", null],
  ["yes", true],
  ["no", false],
]);

/** A word as it is stored; `undefined` for any other. */
export function storedOf(word: string): boolean | null | undefined {
  return STORED.get(word);
}
