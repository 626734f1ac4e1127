import { startDeed } from "../../../../core/deed/start.js";
import type { CardClick, DrawnItemSheet } from "../../../../core/sheets/drawn-item-sheet.js";
import { work } from "../../../../core/ui/button-busy.js";
import { GbHazard } from "../../data/items/hazard.js";
import { GbSpell } from "../../data/items/spell.js";
import { GbWeapon } from "../../data/items/weapon.js";
import { maximumDamage } from "../../rules/attack/lethality.js";
import { befallDeed } from "../befall.js";
import { DAMAGE_BOX, formulaMessage, refusesFormula, type FormulaBox } from "./formula-boxes.js";

/** What clicks on a card do, by their `data-action`. */
export const clicks: Readonly<Record<string, CardClick>> = {
  /** The keeper gives a natural cause to those selected on the scene, else to those targeted. */
  inflict: (_, { item }, { event, button }) => {
    const system: unknown = item.system;
    if (!(system instanceof GbHazard)) return;
    work(button, "deed", () => startDeed(...befallDeed(item, system, []), { event }));
  },
};

/** Refuses a formula that cannot be read as it is typed. */
export function change(event: Event, { element, item }: DrawnItemSheet): boolean {
  return refusesFormula(element, event, formulasOf(item.system));
}

function formulasOf(system: unknown): readonly FormulaBox[] {
  if (system instanceof GbWeapon || system instanceof GbHazard) return [DAMAGE_BOX];
  if (!(system instanceof GbSpell)) return [];
  const reads = (text: string) => maximumDamage(system.filled(text)) !== undefined;
  const names = ["system.pvFormula", "system.pfFormula", "system.maxDamageFormula"];
  return names.map((name) => ({ name, reads, message: formulaMessage }));
}
