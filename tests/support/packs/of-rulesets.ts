import { rulesetOfPack } from "../../../src/core/settings/in-sight.js";
import { RULESETS } from "../rulesets.js";
import { SOURCES } from "./sources.js";

/** The packs of each ruleset. */
export const PACKS = RULESETS.map((ruleset) => ({
  ruleset,
  packs: SOURCES.packs.filter(({ name }) => rulesetOfPack(name) === ruleset),
}));

/** The documents of each ruleset's packs of some types, with its id for the name of a test. */
export function documentsOf(...types: readonly string[]) {
  return PACKS.map(({ ruleset, packs }) => {
    const asked = packs.filter(({ type }) => types.includes(type));
    const documents = asked.flatMap((pack) => pack.documents.map(({ data }) => data));
    return [ruleset.id, { ruleset, documents }] as const;
  });
}
