import { RULESETS } from "../../rulesets/index.js";
import type { DeedProcedure, Deeds } from "./procedure.js";

const loaded = new Map<string, Deeds>();

/** Fetches the deeds of a ruleset, once. Whoever draws, judges or starts a deed does so first; undefined for a ruleset not played here. */
export async function loadDeeds(ruleset: string): Promise<Deeds | undefined> {
  const known = loaded.get(ruleset);
  if (known) return known;
  const deeds = await RULESETS.find(({ id }) => id === ruleset)?.deeds();
  if (deeds) loaded.set(ruleset, deeds);
  return deeds;
}

/** The deeds of a ruleset by id; none before they are loaded. */
export function knownDeeds(ruleset: string): Deeds["procedures"] {
  return loaded.get(ruleset)?.procedures ?? {};
}

/** The procedure of a deed, once they are loaded. Throws for one that is not played here. */
export function deedOf(ruleset: string, id: string): DeedProcedure {
  const procedures = knownDeeds(ruleset);
  const procedure = Object.hasOwn(procedures, id) ? procedures[id] : undefined;
  if (!procedure) throw new Error(`no deed ${id} in ${ruleset}`);
  return procedure;
}
