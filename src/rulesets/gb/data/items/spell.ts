import { itemModel } from "../../../../core/documents/models.js";
import { harmingTouchDamage, healingTouchFormulas } from "../../rules/body/healing-touch.js";
import { casterLevel, SPELL_KINDS, spellLethality } from "../../rules/attack/spells.js";
import { choice, line, optionalWhole, prose } from "../fields.js";
import { GbInvestigator } from "../actors/investigator.js";
import { knownMaximum } from "./known-maximum.js";

/** GB-63, GB-64 — a formula may name the caster's level; Foundry's own notation. */
const LEVEL = /@casterLevel\b/g;

const schema = () => ({
  slug: line(),
  kind: choice(SPELL_KINDS, "other"),
  casterLevel: optionalWhole(1, 20),
  pvFormula: line(),
  pfFormula: line(),
  maxDamageFormula: line(),
  note: prose(),
});

/** A spell as the table has agreed to play it (GB-62…GB-64). */
export class GbSpell extends itemModel(schema, "GARDIEN.GB.SPELL") {
  /** Highest damage of the classic rules; 0 when the formula cannot be read. Derived. */
  declare maxDamage: number;
  /** GB-16, GB-64 — bonus to the attack roll of a spell that strikes like a weapon. Derived. */
  declare lethality: number;
  /** The first formula that cannot be read, as it stands; `null` when all is well. Derived. */
  declare formulaError: string | null;

  override prepareDerivedData(): void {
    this.maxDamage = knownMaximum(this.damage) ?? 0;
    this.lethality = spellLethality(this.maxDamage);
    const formulas = [this.pvFormula, this.pfFormula, this.maxDamageFormula];
    this.formulaError = formulas.find((formula) => knownMaximum(this.filled(formula)) === undefined) ?? null;
  }

  /** GB-63 — what a healing gives back, as formulas: its own, or those of the book where it tells none. */
  get healing(): { readonly pv: string; readonly pf: string } {
    const told = this.pvFormula !== "" || this.pfFormula !== "";
    return told
      ? { pv: this.filled(this.pvFormula), pf: this.filled(this.pfFormula) }
      : healingTouchFormulas(this.level);
  }

  /** GB-62, GB-64 — damage of the classic rules as a formula: its own, or that of the book for a touch that tells none. */
  get damage(): string {
    const touches = this.kind === "harmTouch" && this.maxDamageFormula === "";
    return touches ? String(harmingTouchDamage(this.level)) : this.filled(this.maxDamageFormula);
  }

  /** GB-62 — level it is cast at: its own, else its caster's. */
  get level(): number {
    const system: unknown = this.parent?.actor?.system;
    return casterLevel(this.casterLevel, system instanceof GbInvestigator ? system.level : null);
  }

  /** A formula with the caster's level in its place. */
  filled(formula: string): string {
    return formula.replace(LEVEL, String(this.level));
  }
}
