import type { Entry } from "../../../core/creation/procedure.js";
import { t } from "../../../core/text/i18n.js";
import { say, type Text } from "../../../core/text/text.js";
import { attackTypeLabel, characteristicLabel, damageText } from "../labels.js";
import { MOST_RARITY } from "../rules/character/creation.js";
import { protectionTexts } from "../sheets/views/protection-text.js";
import { listed } from "./entries.js";
import { word } from "./fields.js";

/** A word on what a thing is, and what it costs. */
export function noteOf(entry: Entry): string {
  return [...figuresOf(entry), ...priceOf(entry)].join(" · ");
}

function figuresOf(entry: Entry): readonly string[] {
  const figures = listed(entry);
  switch (entry.type) {
    case "seuilsCharacter":
      return [figures.identity.concept];
    case "seuilsSpecialty":
      return [t(characteristicLabel(figures.characteristic)), ...(figures.medical ? [say(word("note.medical"))] : [])];
    case "seuilsWeapon":
      return [say(damageText(figures.damage)), t(attackTypeLabel(figures.attackType))];
    case "seuilsArmor":
      return protectionTexts(figures).map(say);
    case "seuilsShield":
      return [say(sheetText("shieldBonus", figures.bonus))];
    default:
      return figures.equipmentDice > 0 ? [say(sheetText("equipmentDice", figures.equipmentDice))] : [];
  }
}

/** SE-74 — Rareté and Valeur of what is bought. */
function priceOf(entry: Entry): readonly string[] {
  const { natural, rarity, value } = listed(entry);
  if (["seuilsCharacter", "seuilsSpecialty"].includes(entry.type) || natural) return [];
  return [
    say(rarity > MOST_RARITY ? word("note.tooRare", { n: rarity }) : sheetText("rarity", rarity)),
    say(sheetText("value", value)),
  ];
}

function sheetText(id: string, n: number): Text {
  return { key: `GARDIEN.SEUILS.SHEET.${id}`, data: { n } };
}
