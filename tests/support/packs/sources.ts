import { join } from "node:path";
import { rulesetOfPack } from "../../../src/core/settings/in-sight.js";
import { readPacks, type PackSource, type SourceData } from "../../../tools/packs/sources.mjs";
import { RULESETS } from "../rulesets.js";

/** The root of the project, under which images lie. */
export const ROOT = join(import.meta.dirname, "../../..");

/** All packs as their authors wrote them, read once by each worker: whoever changes something of them changes a clone. */
export const SOURCES = readPacks(ROOT);

/** A pack by its name. */
export function packNamed(name: string): PackSource {
  const pack = SOURCES.packs.find((candidate) => candidate.name === name);
  if (!pack) throw new Error(`no pack ${name}`);
  return pack;
}

/** The documents of a pack, as their authors wrote them. */
export function written(name: string): readonly SourceData[] {
  return packNamed(name).documents.map(({ data }) => data);
}

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
