import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { WarpPower } from "../data/power.js";
import { POWER_EFFECTS } from "../rules/power-kinds.js";
import { template } from "./paths.js";
import { WarpItemSheet } from "./warp-item-sheet.js";

/** The card of a power: a trait with what it does and what is set against it (WP-98…WP-111). */
export class WarpPowerSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = {
    position: { width: 500 },
    actions: { toggleOpposed: WarpPowerSheet.#toggleOpposed },
  };
  static override PARTS = cardOf(template("power"), template("trait-uses"));

  /** WP-107 — a power it can be set against, or can no more. */
  static async #toggleOpposed(this: WarpPowerSheet, _event: Event, target: HTMLElement): Promise<void> {
    const system: unknown = this.item.system;
    const effect = POWER_EFFECTS.find((id) => id === target.dataset["effect"]);
    if (!this.isEditable || !effect || !(system instanceof WarpPower)) return;
    const opposes = POWER_EFFECTS.filter((id) => system.opposes.has(id) !== (id === effect));
    await this.item.update({ "system.opposes": opposes } as never);
  }
}
