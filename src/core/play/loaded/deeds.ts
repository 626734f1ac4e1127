import { rulesetById } from "../../rulesets.js";
import { FetchedPart } from "../../ui/lazy-part.js";
import type { DeedProcedure, Deeds } from "../contract/deed.js";

const parts = new FetchedPart((id) => rulesetById(id)?.deeds);

/** Loads a ruleset's deeds, before one is drawn, judged or begun; undefined for a ruleset not played here. */
export function loadDeeds(ruleset: string): Promise<Deeds | undefined> {
  return parts.load(ruleset);
}

/** Returns a ruleset's deeds by id; none as long as they are not loaded. */
export function knownDeeds(ruleset: string): Deeds["procedures"] {
  return parts.known(ruleset)?.procedures ?? {};
}

/** Returns the procedure of a deed; undefined as long as it is not loaded, and for one not played here. */
export function knownDeed(ruleset: string, id: string): DeedProcedure | undefined {
  const procedures = knownDeeds(ruleset);
  return Object.hasOwn(procedures, id) ? procedures[id] : undefined;
}

/** Returns the procedure of a loaded deed. Throws for one not played here. */
export function deedOf(ruleset: string, id: string): DeedProcedure {
  const procedure = knownDeed(ruleset, id);
  if (!procedure) throw new Error(`no deed ${id} in ${ruleset}`);
  return procedure;
}
