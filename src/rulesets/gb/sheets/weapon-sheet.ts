import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { DAMAGE_BOX, refusesFormula } from "./formula-boxes.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** A weapon's card. A damage formula that cannot be read is refused as it is typed. */
export class GbWeaponSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 480 } };
  static override PARTS = cardOf(template("weapon"));

  protected override _onChangeForm(config: object, event: Event): void {
    if (!refusesFormula(this.element, event, [DAMAGE_BOX])) super._onChangeForm(config, event);
  }
}
