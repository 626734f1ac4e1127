import { record, text, type Read } from "../../shape/shape.js";

const SHAPE = record({ id: text, name: text });

/** The encounter that a token was placed with: id of its journal, and its name at the time; empty for none. */
export type EncounterOfToken = Read<typeof SHAPE>;

/** Reads which encounter a token was placed with. */
export function encounterOf(token: TokenDocument | null): EncounterOfToken {
  return SHAPE.read((token?.flags as { gardien?: { encounter?: unknown } } | undefined)?.gardien?.encounter);
}
