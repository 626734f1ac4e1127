import type { DeedProcedure } from "../../../core/deeds/procedure.js";
import { explain } from "./lines.js";

type Parts = Partial<DeedProcedure> & Pick<DeedProcedure, "icon" | "by" | "outcome" | "view">;

/** A deed of this ruleset: what it does not say is asked of nobody, rolled with no dice and changes nothing. */
export function deed(id: string, parts: Parts): DeedProcedure {
  return {
    name: { key: `GARDIEN.GB.DEED.${id}.name` },
    fields: () => [],
    obstacle: () => null,
    rolls: () => [],
    modifiers: () => [],
    explain,
    changes: () => null,
    ...parts,
  };
}
