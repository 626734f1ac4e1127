import { deedOf } from "../loaded/deeds.js";
import type { DeedCall } from "../record/deed-call.js";
import { procedureOf } from "../loaded/attacks.js";
import type { Outcome } from "../contract/outcome.js";
import type { OutcomeView } from "../contract/view.js";
import type { AttackProcedure } from "../contract/attack.js";

/** What a card asks of the procedure behind it, an attack's or a deed's. */
export type Teller = Pick<AttackProcedure, "explain" | "view" | "numberLabel" | "valueLabel" | "numberScale" | "seal">;

/** What the reader may see of an outcome: of a sealed one, players see what is open. */
export function toldOf(outcome: Outcome, sealed: boolean, teller: Teller): OutcomeView {
  return sealed && teller.seal && !game.user.isGM ? teller.seal.view(outcome) : teller.view(outcome);
}

/** Whoever can tell what a message or a verdict is about. Throws for what is not played here. */
export function tellerOf(ruleset: string, deed: DeedCall | null): Teller {
  const attack = procedureOf(ruleset);
  if (!deed) return attack;
  const procedure = deedOf(ruleset, deed.id);
  return {
    explain: (modifier) => procedure.explain(modifier),
    view: (outcome) => procedure.view(outcome),
    numberLabel: (path) => attack.numberLabel(path),
    valueLabel: (path) => attack.valueLabel(path),
    numberScale: (path, actor) => attack.numberScale(path, actor),
    seal: null,
  };
}
