import type { DeedProcedure } from "../play/contract/deed.js";

type Parts = Partial<DeedProcedure> & Pick<DeedProcedure, "icon" | "by" | "outcome" | "view">;

/**
 * Makes the deeds of one ruleset: what a deed does not say is asked of nobody, rolled with no dice and changes nothing.
 * @param area where the ruleset keeps the words of its deeds, e.g. `GARDIEN.GB.DEED`
 * @param more what all of them have in common besides
 */
export function deedsNamed(
  area: string,
  explain: DeedProcedure["explain"],
  more: Pick<DeedProcedure, "rollsUnder"> = {},
): (id: string, parts: Parts) => DeedProcedure {
  return (id, parts) => ({
    name: { key: `${area}.${id}.name` },
    fields: () => [],
    obstacle: () => null,
    rolls: () => [],
    modifiers: () => [],
    explain,
    changes: () => null,
    ...more,
    ...parts,
  });
}
