import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { work } from "../../../core/ui/button-busy.js";
import { startDeed } from "../../../core/deed/start.js";
import { GbHazard } from "../data/hazard.js";
import { befallDeed } from "./befall.js";
import { DAMAGE_BOX, refusesFormula } from "./formula-boxes.js";
import { GbItemSheet } from "./gb-item-sheet.js";
import { template } from "./paths.js";

/** The card of a natural cause: its usual dice, and the bonus they give the d10. */
export class GbHazardSheet extends GbItemSheet {
  static override DEFAULT_OPTIONS: object = {
    position: { width: 460 },
    actions: { inflict: GbHazardSheet.#inflict },
  };
  static override PARTS = cardOf(template("hazard"));

  /** The keeper gives it to those selected on the scene, else to those targeted. */
  static #inflict(this: GbHazardSheet, event: Event, target: HTMLElement): void {
    const { item } = this;
    const system: unknown = item.system;
    if (!(system instanceof GbHazard)) return;
    work(target, "deed", () => startDeed(...befallDeed(item, system, []), { event }));
  }

  protected override _onChangeForm(config: object, event: Event): void {
    if (!refusesFormula(this.element, event, [DAMAGE_BOX])) super._onChangeForm(config, event);
  }
}
