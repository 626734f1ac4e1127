import { work } from "../../../core/busy.js";
import { startDeed } from "../../../core/deeds/start.js";
import { signed, t } from "../../../core/i18n.js";
import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { GbHazard, HAZARD_KINDS, HAZARD_LOCATIONS } from "../data/hazard.js";
import { hazardKindLabel, hazardLocationLabel } from "../labels.js";
import { maximumDamage } from "../rules/lethality.js";
import { hazardChoices } from "../deeds/hazard-choices.js";
import { choices } from "./choices.js";
import { enriched } from "./enriched.js";
import { refusesFormula } from "./formula-boxes.js";
import { shared, template } from "./paths.js";

/** The card of a natural cause: its usual dice, and the bonus they give the d10. */
export class GbHazardSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["gb"],
    position: { width: 460 },
    actions: { inflict: GbHazardSheet.#inflict },
  };
  static override PARTS = {
    body: { template: template("hazard"), templates: [template("item-head"), template("item-text"), shared("select")] },
  };

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    const system: unknown = this.item.system;
    if (!(system instanceof GbHazard)) return context;
    return Object.assign(context, {
      kinds: choices(HAZARD_KINDS, hazardKindLabel),
      locations: choices(HAZARD_LOCATIONS, hazardLocationLabel),
      drowns: system.kind === "drowning",
      sum: t("GARDIEN.GB.HAZARD.sum", { bonus: system.bonus }),
      growth: system.repeats ? t("GARDIEN.GB.HAZARD.growth", { growth: system.growth }) : null,
      bonus: system.kind === "drowning" ? null : signed(system.bonus),
      damageError: system.damageError === null ? null : damageMessage(system.damageError),
      description: await enriched(system.description, this.item),
    });
  }

  /** The keeper gives it to those selected on the scene, else to those targeted. */
  static #inflict(this: GbHazardSheet, event: Event, target: HTMLElement): void {
    const { item } = this;
    const system: unknown = item.system;
    if (!(system instanceof GbHazard)) return;
    const [deed, choices] = system.kind === "drowning" ? ["drowning", {}] : ["hazard", hazardChoices(item, system)];
    work(target, "deed", () => startDeed(deed, [], choices, { event }));
  }

  protected override _onChangeForm(config: object, event: Event): void {
    if (!refusesFormula(this.element, event, BOXES)) super._onChangeForm(config, event);
  }
}

const BOXES = [
  { name: "system.damage", reads: (text: string) => maximumDamage(text) !== undefined, message: damageMessage },
];

function damageMessage(formula: string): string {
  return t("GARDIEN.GB.WEAPON.damageError", { formula });
}
