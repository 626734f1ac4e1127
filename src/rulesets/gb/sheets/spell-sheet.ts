import { signed, t } from "../../../core/i18n.js";
import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { GbSpell } from "../data/spell.js";
import { spellKindLabel } from "../labels.js";
import { maximumDamage } from "../rules/lethality.js";
import { SPELL_KINDS } from "../rules/spells.js";
import { choices } from "./choices.js";
import { enriched } from "./enriched.js";
import { refusesFormula } from "./formula-boxes.js";
import { shared, template } from "./paths.js";

/** A spell's card: the conversion the table agreed on. Formulas may name the caster's level. */
export class GbSpellSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["gb"], position: { width: 480 } };
  static override PARTS = {
    body: { template: template("spell"), templates: [template("item-head"), template("item-text"), shared("select")] },
  };

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    const system: unknown = this.item.system;
    if (!(system instanceof GbSpell)) return context;
    const { kind } = system;
    return Object.assign(context, {
      kinds: choices(SPELL_KINDS, spellKindLabel),
      heals: kind === "heal",
      harms: kind !== "heal" && kind !== "other",
      formulas: kind !== "other",
      lethality: kind === "harmTouch" || kind === "harmRanged" ? signed(system.lethality) : null,
      level: system.level,
      formulaError: system.formulaError === null ? null : formulaMessage(system.formulaError),
      note: await enriched(system.note, this.item),
    });
  }

  protected override _onChangeForm(config: object, event: Event): void {
    const { system } = this.item;
    const reads = (text: string) => !(system instanceof GbSpell) || maximumDamage(system.filled(text)) !== undefined;
    const boxes = BOXES.map((name) => ({ name, reads, message: formulaMessage }));
    if (!refusesFormula(this.element, event, boxes)) super._onChangeForm(config, event);
  }
}

const BOXES = ["system.pvFormula", "system.pfFormula", "system.maxDamageFormula"];

function formulaMessage(formula: string): string {
  return t("GARDIEN.GB.SPELL.formulaError", { formula });
}
