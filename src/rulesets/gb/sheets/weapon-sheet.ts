import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { t, signed } from "../../../core/i18n.js";
import { GbWeapon, WEAPON_CATEGORIES } from "../data/weapon.js";
import { abilityLabel, categoryLabel } from "../labels.js";
import { maximumDamage } from "../rules/lethality.js";
import { choices } from "./choices.js";
import { enriched } from "./enriched.js";
import { shared, template } from "./paths.js";

/** A weapon's card. A damage formula that cannot be read is refused as it is typed. */
export class GbWeaponSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["gb"], position: { width: 480 } };
  static override PARTS = {
    body: { template: template("weapon"), templates: [template("item-head"), shared("select")] },
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
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name === "system.damage") {
      const readable = maximumDamage(target.value) !== undefined;
      this.#tell(target, readable ? null : damageMessage(target.value));
      if (!readable) return;
    }
    super._onChangeForm(config, event);
  }

  /** The field itself says what is wrong; nothing is written until it is right. */
  #tell(input: HTMLInputElement, message: string | null): void {
    input.setAttribute("aria-invalid", String(message !== null));
    const note = this.element.querySelector<HTMLElement>("[data-error]");
    if (note) note.textContent = message;
  }
}

function damageMessage(formula: string): string {
  return t("GARDIEN.GB.WEAPON.damageError", { formula });
}
