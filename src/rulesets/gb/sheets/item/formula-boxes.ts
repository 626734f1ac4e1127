import { isA } from "../../../../core/ui/pages.js";
import { t } from "../../../../core/text/i18n.js";
import { maximumDamage } from "../../rules/attack/lethality.js";

/** A box that holds a formula: whether a text can be read, and what is said when it cannot. */
export interface FormulaBox {
  readonly name: string;
  readonly reads: (text: string) => boolean;
  readonly message: (text: string) => string;
}

/**
 * Whether a change leaves a formula that cannot be read in its box. The sheet's own place for errors says so; nothing
 * is written until it is right.
 */
export function refusesFormula(sheet: HTMLElement, event: Event, boxes: readonly FormulaBox[]): boolean {
  const { target } = event;
  if (!isA(target, "input")) return false;
  const box = boxes.find(({ name }) => name === target.name);
  if (!box) return false;
  const wrong = !box.reads(target.value);
  target.setAttribute("aria-invalid", String(wrong));
  const note = sheet.querySelector<HTMLElement>("[data-error]");
  if (note) note.textContent = wrong ? box.message(target.value) : null;
  return wrong;
}

/** The box of a weapon's or a natural cause's dice. */
export const DAMAGE_BOX: FormulaBox = {
  name: "system.damage",
  reads: (text) => maximumDamage(text) !== undefined,
  message: damageMessage,
};

export function damageMessage(formula: string): string {
  return t("GARDIEN.GB.WEAPON.damageError", { formula });
}

/** The same of a spell's formulas. */
export function formulaMessage(formula: string): string {
  return t("GARDIEN.GB.SPELL.formulaError", { formula });
}
