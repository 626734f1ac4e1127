import { rulesetById } from "../../rulesets.js";
import { FetchedPart } from "../../ui/lazy-part.js";
import type { DeedProcedure, Deeds } from "../contract/deed.js";

const parts = new FetchedPart((id) => rulesetById(id)?.deeds);

/** Fetches the deeds of a ruleset. Whoever draws, judges or starts a deed does so first; undefined for a ruleset not played here. */
export function loadDeeds(ruleset: string): Promise<Deeds | undefined> {
  return parts.load(ruleset);
}

/** The deeds of a ruleset by id; none before they are loaded. */
export function knownDeeds(ruleset: string): Deeds["procedures"] {
  return parts.known(ruleset)?.procedures ?? {};
}

/** The procedure of a deed, once they are loaded. Throws for one that is not played here. */
export function deedOf(ruleset: string, id: string): DeedProcedure {
  const procedures = knownDeeds(ruleset);
  const procedure = Object.hasOwn(procedures, id) ? procedures[id] : undefined;
  if (!procedure) throw new Error(`no deed ${id} in ${ruleset}`);
  return procedure;
}
