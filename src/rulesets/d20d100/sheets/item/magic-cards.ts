import { t } from "../../../../core/text/i18n.js";
import { choices } from "../../../../core/sheets/choices.js";
import { nameAt } from "../../../../core/world/world.js";
import type { D20d100Spell } from "../../data/items/spell.js";
import type { D20d100Tome } from "../../data/items/tome.js";
import { actionCostLabel, componentLabel } from "../../labels.js";
import { ACTION_COSTS, SPELL_COMPONENTS } from "../../rules/vocabulary.js";

/** DD-174, DD-175 — the card of a spell. */
export function spellCard({ components, cost }: D20d100Spell): object {
  return {
    actionCosts: choices(ACTION_COSTS, actionCostLabel),
    components: SPELL_COMPONENTS.map((id) => ({ id, label: componentLabel(id), on: components.has(id) })),
    badge: cost,
    badgeLabel: "GARDIEN.D20D100.CARD.badge.cost",
  };
}

/** DD-111, DD-174 — the card of a tome, with the spells that it holds. */
export function tomeCard({ spells, mythosGain }: D20d100Tome): object {
  return {
    spells: spells.map((uuid) => {
      const name = nameAt(uuid);
      return { uuid, name, gone: name === null, off: t("GARDIEN.D20D100.CARD.removeSpell", { name: name ?? uuid }) };
    }),
    badge: mythosGain > 0 ? t("GARDIEN.D20D100.SHEET.percent", { n: mythosGain }) : "",
    badgeLabel: "GARDIEN.D20D100.CARD.badge.mythos",
  };
}
