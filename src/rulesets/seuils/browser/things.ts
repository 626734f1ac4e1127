import { kindKey, wordKey } from "../../../core/sheets/block.js";
import {
  byBand,
  byWord,
  byWords,
  cellOf,
  column,
  leading,
  number,
  numberAt,
  word,
  wordOf,
  wordsAt,
} from "../../../core/browser/columns.js";
import type { Column, Kind } from "../../../core/browser/contract.js";
import { decimal } from "../../../core/text/i18n.js";
import { say } from "../../../core/text/text.js";
import {
  attackTypeLabel,
  characteristicLabel,
  damageText,
  damageTypeLabel,
  natureLabel,
  traitLabel,
  weaponGroupLabel,
} from "../labels.js";
import { ATTACK_TYPES, CHARACTERISTICS, DAMAGE_TYPES, WEAPON_GROUPS } from "../rules/vocabulary.js";

const price = [
  number("value", wordKey("value"), { zero: false }),
  number("rarity", wordKey("rarity"), { zero: false }),
];
const equipment = number("equipmentDice", "GARDIEN.SEUILS.BROWSER.equipment", { zero: false });

/** SE-39 — as it is written: XD/Y; sorted by the dice that are kept, then by those that are thrown. */
const DAMAGE: Column = column("damage", wordKey("damage"), ["damage.dice", "damage.keep"], (read) => {
  const [thrown, keep] = [numberAt(read, "damage.dice"), numberAt(read, "damage.keep")];
  return thrown === null || keep === null ? null : cellOf(say(damageText({ dice: thrown, keep })), keep * 100 + thrown);
});

const BANDS = ["ranges.short", "ranges.medium", "ranges.extreme"];
/** SE-24 — the farthest distance of each band, in metres. */
const RANGES: Column = column("ranges", wordKey("range"), BANDS, (read) => {
  const limits = BANDS.flatMap((path) => numberAt(read, path) ?? []);
  return cellOf(limits.map((limit) => decimal(limit)).join(" / "), Math.max(0, ...limits));
});

const TYPES: Column = column("damageTypes", "GARDIEN.SEUILS.BROWSER.types", ["damageTypes"], (read) =>
  cellOf(
    wordsAt(read, "damageTypes")
      .map((type) => wordOf(type, damageTypeLabel))
      .join(", "),
  ),
);

const index = leading(number("index", "GARDIEN.SEUILS.BROWSER.index"));

/** What people have and carry, and what creatures are. */
export const THINGS: readonly Kind[] = [
  {
    id: "weapons",
    label: kindKey("weapons"),
    types: ["seuilsWeapon"],
    columns: [leading(DAMAGE), RANGES, TYPES, number("hands", wordKey("hands")), ...price],
    sieves: [
      byWord("attackType", wordKey("category"), ATTACK_TYPES, attackTypeLabel),
      byWord("group", "GARDIEN.SEUILS.WEAPON.FIELDS.group.label", WEAPON_GROUPS, weaponGroupLabel),
      byWords("damageTypes", wordKey("damage"), DAMAGE_TYPES, damageTypeLabel),
    ],
    figures: [
      word("attackType", wordKey("category"), attackTypeLabel),
      word("group", "GARDIEN.SEUILS.WEAPON.FIELDS.group.label", weaponGroupLabel),
      word("nature", "GARDIEN.SEUILS.WEAPON.FIELDS.nature.label", natureLabel),
      equipment,
    ],
  },
  {
    id: "armors",
    label: kindKey("armors"),
    types: ["seuilsArmor"],
    columns: [index, ...price],
    sieves: [byBand("index", "GARDIEN.SEUILS.BROWSER.index", ["index"], [1, 2, 3], (read) => numberAt(read, "index"))],
  },
  {
    id: "shields",
    label: kindKey("shields"),
    types: ["seuilsShield"],
    columns: [leading(number("bonus", wordKey("bonus"))), ...price],
  },
  {
    id: "specialties",
    label: kindKey("specialties"),
    types: ["seuilsSpecialty"],
    columns: [leading(word("characteristic", wordKey("ability"), characteristicLabel))],
    sieves: [byWord("characteristic", wordKey("ability"), CHARACTERISTICS, characteristicLabel)],
  },
  {
    id: "gear",
    label: kindKey("gear"),
    types: ["seuilsGear"],
    columns: [equipment, ...price],
  },
  {
    id: "traits",
    label: kindKey("traits"),
    types: ["seuilsTrait"],
    columns: [word("key", "GARDIEN.SEUILS.BROWSER.rule", traitLabel), number("value", wordKey("difficulty"))],
  },
];
