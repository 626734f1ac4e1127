import { ABILITIES, type Ability, type Save } from "../../rules/vocabulary.js";

/** A save, or a check of one ability, which is rolled and shown alike. */
export type Check = Save | Ability;

const CHECKS: readonly Check[] = ["fort", "ref", "will", ...ABILITIES];

/** The check of an id; Fortitude for one that is none. */
export function checkFrom(id: unknown): Check {
  return CHECKS.find((check) => check === id) ?? "fort";
}
