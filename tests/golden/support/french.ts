import { readFileSync } from "node:fs";

const texts = JSON.parse(readFileSync("lang/fr.json", "utf8")) as Record<string, unknown>;

/** What a French reader sees for a language key; `undefined` where there is no such text. */
export function french(key: string): unknown {
  return key.split(".").reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], texts);
}
