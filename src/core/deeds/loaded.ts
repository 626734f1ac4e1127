import { RULESETS } from "../../rulesets/index.js";
import type { Ruleset } from "../../rulesets/ruleset.js";
import type { DeedProcedure, Deeds } from "./procedure.js";

/** What was fetched, by the way it was fetched. */
const loaded = new Map<Ruleset["deeds"], Deeds>();

function wayTo(ruleset: string): Ruleset["deeds"] | undefined {
  return RULESETS.find(({ id }) => id === ruleset)?.deeds;
}

/** Fetches the deeds of a ruleset, once. Whoever draws, judges or starts a deed does so first; undefined for a ruleset not played here. */
export async function loadDeeds(ruleset: string): Promise<Deeds | undefined> {
  const way = wayTo(ruleset);
  if (!way) return undefined;
  const deeds = loaded.get(way) ?? (await way());
  loaded.set(way, deeds);
  return deeds;
}

/** The deeds of a ruleset by id; none before they are loaded. */
export function knownDeeds(ruleset: string): Deeds["procedures"] {
  const way = wayTo(ruleset);
  return (way && loaded.get(way)?.procedures) ?? {};
}

/** The procedure of a deed, once they are loaded. Throws for one that is not played here. */
export function deedOf(ruleset: string, id: string): DeedProcedure {
  const procedures = knownDeeds(ruleset);
  const procedure = Object.hasOwn(procedures, id) ? procedures[id] : undefined;
  if (!procedure) throw new Error(`no deed ${id} in ${ruleset}`);
  return procedure;
}
