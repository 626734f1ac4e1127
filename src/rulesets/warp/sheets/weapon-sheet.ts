import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { WarpWeapon } from "../data/weapon.js";
import { withRange } from "./own-ranges.js";
import { template } from "./paths.js";
import { WarpItemSheet } from "./warp-item-sheet.js";

/** The card of a weapon; the boxes of its magazine and its own ranges appear where it has them. */
export class WarpWeaponSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 500 } };
  static override PARTS = cardOf(template("weapon"));

  /** The ranges are a list of numbers: an update replaces it whole. */
  protected override _onChangeForm(config: object, event: Event): void {
    const box = event.target as HTMLInputElement;
    const { range } = box.dataset;
    if (range === undefined) super._onChangeForm(config, event);
    else if (box.reportValidity()) void this.#setRange(Number(range), Number(box.value));
  }

  async #setRange(column: number, metres: number): Promise<void> {
    const system: unknown = this.item.system;
    if (!this.isEditable || !(system instanceof WarpWeapon)) return;
    await this.item.update({ "system.customRange": withRange(system.customRange, column, metres) } as never);
  }
}
