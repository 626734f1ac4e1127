import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { GbSpell } from "../data/spell.js";
import { maximumDamage } from "../rules/lethality.js";
import { formulaMessage, refusesFormula } from "./formula-boxes.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** A spell's card: the conversion the table agreed on. Formulas may name the caster's level. */
export class GbSpellSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 480 } };
  static override PARTS = cardOf(template("spell"));

  protected override _onChangeForm(config: object, event: Event): void {
    const { system } = this.item;
    const reads = (text: string) => !(system instanceof GbSpell) || maximumDamage(system.filled(text)) !== undefined;
    const boxes = BOXES.map((name) => ({ name, reads, message: formulaMessage }));
    if (!refusesFormula(this.element, event, boxes)) super._onChangeForm(config, event);
  }
}

const BOXES = ["system.pvFormula", "system.pfFormula", "system.maxDamageFormula"];
