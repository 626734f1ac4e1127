import { expect } from "vitest";
import type { Text } from "../../src/core/text/text.js";
import { french } from "../golden/support/french.js";

/** Expects a French reader to have words for each of some keys, and no two of them the same. */
export function expectOwnWords(keys: readonly string[]): void {
  const words = keys.map((key) => [key, french(key)] as const);
  expect(words.filter(([, text]) => typeof text !== "string")).toEqual([]);
  expect(new Set(words.map(([, text]) => text)).size).toBe(words.length);
}

/** What a line of a roll is called, and where it comes from. */
interface Explained {
  readonly name: Pick<Text, "key">;
  readonly source: Pick<Text, "key">;
}

/** Expects words for each line of a ruleset's rolls; the number of its rule stands beside them, not in them. */
export function expectLinesTold(ids: readonly string[], explain: (line: { readonly id: string }) => Explained): void {
  for (const id of ids) {
    const { name, source } = explain({ id });
    expect([id, typeof french(name.key), typeof french(source.key)]).toEqual([id, "string", "string"]);
    expect(french(source.key)).not.toMatch(/\b[A-Z]{2}-\d/);
  }
}
