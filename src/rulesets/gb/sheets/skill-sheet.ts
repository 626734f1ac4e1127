import { signed } from "../../../core/i18n.js";
import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { GbSkill } from "../data/skill.js";
import { abilityLabel, skillPartLabel } from "../labels.js";
import { ABILITIES } from "../rules/vocabulary.js";
import { choices } from "./choices.js";
import { enriched } from "./enriched.js";
import { shared, template } from "./paths.js";

/** A skill's card, with the sum it comes to for whoever has it. */
export class GbSkillSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["gb"], position: { width: 460 } };
  static override PARTS = {
    body: { template: template("skill"), templates: [template("item-head"), template("item-text"), shared("select")] },
  };

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    const system: unknown = this.item.system;
    if (!(system instanceof GbSkill)) return context;
    const label = (id: string) => (id === "ability" ? abilityLabel(system.ability) : skillPartLabel(id));
    return Object.assign(context, {
      abilities: choices(ABILITIES, abilityLabel),
      total: this.item.actor ? signed(system.total) : null,
      parts: system.parts.map(({ id, value }) => ({ label: label(id), value: signed(value) })),
      untrained: !system.usable,
      description: await enriched(system.description, this.item),
    });
  }
}
