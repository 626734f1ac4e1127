import { RULESETS } from "../../rulesets/index.js";
import type { AttackProcedure } from "./procedure.js";

/** The procedure of a ruleset id. Throws for one that is not played here. */
export function procedureOf(id: string): AttackProcedure {
  const ruleset = RULESETS.find((one) => one.id === id);
  if (!ruleset) throw new Error(`no ruleset ${id}`);
  return ruleset.attack;
}
