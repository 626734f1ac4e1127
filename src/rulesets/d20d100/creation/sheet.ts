import type { Desk } from "../../../core/creation/procedure.js";
import type { D20d100Investigator } from "../data/actors/investigator.js";

/** The investigator that is made, as its sheet has it. */
export function sheetOf({ actor }: Pick<Desk, "actor">): D20d100Investigator {
  return actor.system as D20d100Investigator;
}
