import { deedOf } from "../../deeds/loaded.js";
import type { DeedCall } from "../../deeds/intent.js";
import { procedureOf } from "../procedure-of.js";
import type { AttackProcedure } from "../procedure.js";

/** What a card asks of the procedure behind it, an attack's or a deed's. */
export type Teller = Pick<AttackProcedure, "explain" | "view" | "numberLabel">;

/** Whoever can tell what a message or a verdict is about. Throws for what is not played here. */
export function tellerOf(ruleset: string, deed: DeedCall | null): Teller {
  const attack = procedureOf(ruleset);
  if (!deed) return attack;
  const procedure = deedOf(ruleset, deed.id);
  return {
    explain: (modifier) => procedure.explain(modifier),
    view: (outcome) => procedure.view(outcome),
    numberLabel: (path) => attack.numberLabel(path),
  };
}
