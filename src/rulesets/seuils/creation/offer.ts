import { object, text } from "../../../core/shape/heal.js";
import type { Entry } from "../../../core/creation/procedure.js";
import { t } from "../../../core/text/i18n.js";
import { say, type Text } from "../../../core/text/text.js";
import { attackTypeLabel, characteristicLabel, damageText } from "../labels.js";
import { MOST_RARITY } from "../rules/creation.js";
import { protectionTexts } from "../sheets/protection-text.js";
import {
  attackTypeOf,
  bonusOf,
  characteristicOf,
  damageOf,
  equipmentDiceOf,
  isMedical,
  isNatural,
  protectionOf,
  rarityOf,
  valueOf,
} from "./entries.js";
import { word } from "./fields.js";

/** A word on what a thing is, and what it costs. */
export function noteOf(entry: Entry): string {
  return [...figuresOf(entry), ...priceOf(entry)].join(" · ");
}

function figuresOf(entry: Entry): readonly string[] {
  switch (entry.type) {
    case "seuilsCharacter":
      return [text(object(entry.system["identity"])["concept"])];
    case "seuilsSpecialty":
      return [
        t(characteristicLabel(characteristicOf(entry))),
        ...(isMedical(entry) ? [say(word("note.medical"))] : []),
      ];
    case "seuilsWeapon":
      return [say(damageText(damageOf(entry))), t(attackTypeLabel(attackTypeOf(entry)))];
    case "seuilsArmor":
      return protectionTexts(protectionOf(entry)).map(say);
    case "seuilsShield":
      return [say(sheetText("shieldBonus", bonusOf(entry)))];
    default:
      return equipmentDiceOf(entry) > 0 ? [say(sheetText("equipmentDice", equipmentDiceOf(entry)))] : [];
  }
}

/** SE-74 — Rareté and Valeur of what is bought. */
function priceOf(entry: Entry): readonly string[] {
  if (["seuilsCharacter", "seuilsSpecialty"].includes(entry.type) || isNatural(entry)) return [];
  const rarity = rarityOf(entry);
  return [
    say(rarity > MOST_RARITY ? word("note.tooRare", { n: rarity }) : sheetText("rarity", rarity)),
    say(sheetText("value", valueOf(entry))),
  ];
}

function sheetText(id: string, n: number): Text {
  return { key: `GARDIEN.SEUILS.SHEET.${id}`, data: { n } };
}
