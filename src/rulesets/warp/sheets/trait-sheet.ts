import { cardOf } from "../../../core/sheets/drawn-item-sheet.js";
import { WarpTrait } from "../data/trait.js";
import { template } from "./paths.js";
import { WarpItemSheet } from "./warp-item-sheet.js";

/** The card of a trait or a flaw: a flaw has no score, and says how it weighs (WP-20…WP-25). */
export class WarpTraitSheet extends WarpItemSheet {
  static override DEFAULT_OPTIONS: object = {
    position: { width: 500 },
    actions: { toggleFace: WarpTraitSheet.#toggleFace },
  };
  static override PARTS = cardOf(template("trait"), template("trait-uses"));

  /** WP-25 — a face that brings the flaw's trouble, or does so no more. */
  static async #toggleFace(this: WarpTraitSheet, _event: Event, target: HTMLElement): Promise<void> {
    const system: unknown = this.item.system;
    const face = Number(target.dataset["face"]);
    if (!this.isEditable || !(system instanceof WarpTrait)) return;
    await this.item.update({ "system.flawFaces": toggled(system.flawFaces, face).toSorted() } as never);
  }
}

function toggled(faces: readonly number[], face: number): number[] {
  return faces.includes(face) ? faces.filter((one) => one !== face) : [...faces, face];
}
