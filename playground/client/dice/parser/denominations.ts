import { splitModifiers } from "./modifiers.js";

/** The dice known to `CONFIG.Dice.terms`: letter to the names of the modifiers they accept. */
export type Denominations = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The denomination that starts a text such as `fkh2`: the longest known one whose remainder is a list of its own
 * modifiers; `undefined` if the letters are no die.
 */
export function denominationAt(text: string, known: Denominations): string | undefined {
  const lower = text.toLowerCase();
  const candidates = [...known.keys()].filter((letters) => letters !== "d" && lower.startsWith(letters));
  candidates.sort((a, b) => b.length - a.length);
  return candidates.find((letters) => {
    const rest = text.slice(letters.length);
    return rest === "" || splitModifiers(rest, known.get(letters) ?? new Set()) !== undefined;
  });
}
