import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { t, signed } from "../../../core/i18n.js";
import { GbWeapon, WEAPON_CATEGORIES } from "../data/weapon.js";
import { abilityLabel, categoryLabel } from "../labels.js";
import { maximumDamage } from "../rules/lethality.js";
import { choices } from "./choices.js";
import { enriched } from "./enriched.js";
import { refusesFormula } from "./formula-boxes.js";
import { shared, template } from "./paths.js";

/** A weapon's card. A damage formula that cannot be read is refused as it is typed. */
export class GbWeaponSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["gb"], position: { width: 480 } };
  static override PARTS = {
    body: { template: template("weapon"), templates: [template("item-head"), template("item-text"), shared("select")] },
  };

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    const { system } = this.item;
    if (!(system instanceof GbWeapon)) return context;
    return Object.assign(context, {
      categories: choices(WEAPON_CATEGORIES, categoryLabel),
      abilities: choices(["str", "dex"], abilityLabel),
      lethality: signed(system.lethality.total),
      damageError: system.damageError === null ? null : damageMessage(system.damageError),
      description: await enriched(system.description, this.item),
    });
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
