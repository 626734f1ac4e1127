import { kindKey, wordKey } from "../../../core/sheets/block.js";
import {
  averageOf,
  bonus,
  byBand,
  byWord,
  byWords,
  cellOf,
  column,
  dice,
  flag,
  leading,
  metres,
  number,
  numberAt,
  text,
  textAt,
  word,
  wordOf,
  wordsAt,
} from "../../../core/browser/columns.js";
import type { Column, Kind } from "../../../core/browser/contract.js";
import { typeAsRead, typeText } from "../data/items/type-text.js";
import {
  actionCostLabel,
  cadenceLabel,
  characteristicLabel,
  combatSkillLabel,
  damageKindLabel,
  familyLabel,
  traitKindLabel,
  weaponActionLabel,
} from "../labels.js";
import { ACTION_COSTS, CADENCES, COMBAT_SKILLS, SKILL_FAMILIES, TRAIT_KINDS } from "../rules/vocabulary.js";

const YES = "GARDIEN.BROWSER.yes";
const price = text("price", wordKey("price"));
const sanity = text("sanityCost", "GARDIEN.D20D100.BROWSER.sanity");

/** DD-131 — from which face, and how many times. */
const CRITICAL: Column = column("critical", wordKey("critical"), ["criticalMin", "criticalMultiplier"], (read) => {
  const [least, times] = [numberAt(read, "criticalMin") ?? 20, numberAt(read, "criticalMultiplier") ?? 2];
  return times <= 1 ? null : { text: `${least < 20 ? `${least}–20` : "20"}/×${times}`, order: (21 - least) * times };
});

const TYPE_PATHS = ["typeCode", "penetration", "recoil", "precision"];
/** DD-57 — Rev/D (4, 3, +1). */
const TYPE: Column = column("type", "GARDIEN.D20D100.BROWSER.type", TYPE_PATHS, (read) => {
  const [penetration, recoil, precision] = ["penetration", "recoil", "precision"].map(
    (path) => numberAt(read, path) ?? 0,
  );
  const told = typeText({
    typeCode: textAt(read, "typeCode"),
    ...{ penetration: penetration ?? 0, recoil: recoil ?? 0, precision: precision ?? 0 },
  });
  return told === null ? null : cellOf(typeAsRead(told));
});

/** What people have, know and carry. */
export const THINGS: readonly Kind[] = [
  {
    id: "weapons",
    label: kindKey("weapons"),
    types: ["d20d100Weapon"],
    columns: [
      leading(dice("damage", wordKey("damage"))),
      CRITICAL,
      metres("rangeIncrement", wordKey("range")),
      number("capacity", wordKey("magazine"), { zero: false }),
      TYPE,
      word("skill", wordKey("skill"), combatSkillLabel),
    ],
    sieves: [
      byWord("skill", wordKey("skill"), COMBAT_SKILLS, combatSkillLabel),
      byBand("damage", wordKey("damage"), ["damage"], [1, 4, 7, 10], (read) => averageOf(textAt(read, "damage"))),
      byWords("cadences", "GARDIEN.D20D100.BROWSER.cadence", CADENCES, cadenceLabel),
    ],
    figures: [
      word("action", "GARDIEN.D20D100.WEAPON.FIELDS.action.label", weaponActionLabel),
      word("damageKind", "GARDIEN.D20D100.WEAPON.FIELDS.damageKind.label", damageKindLabel),
      column("cadences", "GARDIEN.D20D100.BROWSER.cadence", ["cadences"], (read) =>
        cellOf(
          wordsAt(read, "cadences")
            .map((one) => wordOf(one, cadenceLabel))
            .join(", "),
        ),
      ),
      flag("twoHanded", "GARDIEN.D20D100.WEAPON.FIELDS.twoHanded.label", YES),
      text("era", "GARDIEN.D20D100.ITEM.FIELDS.era.label"),
      price,
      text("notes", wordKey("notes")),
    ],
  },
  {
    id: "armors",
    label: kindKey("armors"),
    types: ["d20d100Armor"],
    columns: [
      leading(number("protection", wordKey("armour"), { told: (faces) => (faces === 0 ? "0" : `1d${faces}`) })),
      bonus("penalty", wordKey("penalty")),
      price,
    ],
    sieves: [
      byBand("protection", wordKey("armour"), ["protection"], [4, 8, 12], (read) => numberAt(read, "protection")),
    ],
  },
  {
    id: "gear",
    label: kindKey("gear"),
    types: ["d20d100Gear"],
    columns: [number("quantity", wordKey("quantity")), price, text("era", "GARDIEN.D20D100.ITEM.FIELDS.era.label")],
  },
  {
    id: "skills",
    label: kindKey("skills"),
    types: ["d20d100Skill"],
    columns: [
      leading(word("family", wordKey("category"), familyLabel)),
      bonus("constant", "GARDIEN.D20D100.BROWSER.constant"),
      number("d100Base", "GARDIEN.D20D100.BROWSER.d100", { told: (percents) => `${percents} %` }),
      flag("asterisk", "GARDIEN.D20D100.SKILL.FIELDS.asterisk.label", YES),
    ],
    sieves: [byWord("family", wordKey("category"), SKILL_FAMILIES, familyLabel)],
  },
  {
    id: "professions",
    label: kindKey("professions"),
    types: ["d20d100Profession"],
    columns: [
      column("characteristics", wordKey("abilities"), ["characteristics"], (read) =>
        cellOf(
          wordsAt(read, "characteristics")
            .map((one) => wordOf(one, characteristicLabel))
            .join(", "),
        ),
      ),
    ],
    figures: [text("equipment", wordKey("belongings"))],
  },
  {
    id: "traits",
    label: kindKey("traits"),
    types: ["d20d100Trait"],
    columns: [
      leading(word("kind", wordKey("category"), traitKindLabel)),
      number("number", "GARDIEN.D20D100.BROWSER.number", { zero: false }),
    ],
    sieves: [byWord("kind", wordKey("category"), TRAIT_KINDS, traitKindLabel)],
  },
  {
    id: "spells",
    label: kindKey("spells"),
    types: ["d20d100Spell"],
    columns: [
      leading(text("cost", "GARDIEN.D20D100.BROWSER.mp")),
      sanity,
      text("range", wordKey("range")),
      text("duration", wordKey("duration")),
      word("actionCost", "GARDIEN.D20D100.SPELL.FIELDS.actionCost.label", actionCostLabel),
    ],
    sieves: [byWord("actionCost", "GARDIEN.D20D100.SPELL.FIELDS.actionCost.label", ACTION_COSTS, actionCostLabel)],
    figures: [text("castingTime", "GARDIEN.D20D100.SPELL.FIELDS.castingTime.label"), dice("damage", wordKey("damage"))],
  },
  {
    id: "powers",
    label: kindKey("powers"),
    types: ["d20d100Power"],
    columns: [leading(text("cost", "GARDIEN.D20D100.BROWSER.mp")), sanity],
  },
  {
    id: "tomes",
    label: kindKey("tomes"),
    types: ["d20d100Tome"],
    columns: [
      leading(number("mythosGain", "GARDIEN.D20D100.BROWSER.mythos", { told: (percents) => `+${percents} %` })),
      text("sanityLoss", "GARDIEN.D20D100.BROWSER.sanity"),
      number("weeks", "GARDIEN.D20D100.TOME.FIELDS.weeks.label"),
      text("language", "GARDIEN.D20D100.TOME.FIELDS.language.label"),
    ],
  },
];
