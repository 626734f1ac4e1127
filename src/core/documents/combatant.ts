import { rulesetOf } from "../rulesets.js";

/** A combatant whose initiative is rolled as its actor's ruleset has it. */
export class GardienCombatant extends foundry.documents.Combatant {
  protected override _getInitiativeFormula(): string {
    const ruleset = this.actor ? rulesetOf(this.actor.type) : undefined;
    return ruleset?.initiative.formula ?? super._getInitiativeFormula();
  }
}
