/** More than anybody writes of a character, less than would hold up the table. */
const MOST = 20_000;

/** A text that may be long, as it was typed; `null` when nobody typed one. */
export function typedOrNull(value: unknown): string | null {
  return typeof value === "string" ? value.slice(0, MOST) : null;
}
