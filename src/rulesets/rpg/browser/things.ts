import { kindKey, wordKey } from "../../../core/sheets/block.js";
import {
  bonus,
  byBand,
  byFacts,
  byWord,
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
} from "../../../core/browser/columns.js";
import type { Column, Kind } from "../../../core/browser/contract.js";
import { SPELL_KINDS } from "../data/items/spell.js";
import {
  afflictionKindLabel,
  intervalLabel,
  reloadLabel,
  rootLabel,
  skillLabel,
  spellKindLabel,
  weaponModeLabel,
} from "../labels.js";
import { AFFLICTION_KINDS, ROOTS, WEAPON_MODES } from "../rules/vocabulary.js";

const YES = "GARDIEN.BROWSER.yes";
const weight = number("weight", wordKey("weight"), { zero: false });
const price = text("price", wordKey("price"));

const SKILL: Column = column("skill", wordKey("skill"), ["skill"], (read) =>
  cellOf(wordOf(textAt(read, "skill"), skillLabel)),
);

/** RP-65 — the numbers of the die of places that a piece covers. */
const COVERS: Column = column("coverage", "GARDIEN.RPG.BROWSER.covers", ["coverage"], (read) => {
  const numbers = read("coverage");
  return Array.isArray(numbers) ? cellOf(numbers.map(String).join(" "), numbers.length) : null;
});

/** What people have and carry, and what befalls them. */
export const THINGS: readonly Kind[] = [
  {
    id: "weapons",
    label: kindKey("weapons"),
    types: ["rpgWeapon"],
    columns: [
      leading(dice("formula", wordKey("damage"))),
      SKILL,
      metres("range", wordKey("range")),
      number("hands", wordKey("hands")),
      word("mode", wordKey("category"), weaponModeLabel),
      word("reload", "GARDIEN.RPG.WEAPON.FIELDS.reload.label", reloadLabel),
    ],
    sieves: [
      byWord("mode", wordKey("category"), WEAPON_MODES, weaponModeLabel),
      byFacts("hands", wordKey("hands"), {
        one: { label: "1", paths: ["hands"], holds: (read) => numberAt(read, "hands") === 1 },
        two: { label: "2", paths: ["hands"], holds: (read) => numberAt(read, "hands") === 2 },
      }),
    ],
    figures: [weight, price],
  },
  {
    id: "armors",
    label: kindKey("armors"),
    types: ["rpgArmor"],
    columns: [leading(dice("formula", wordKey("armour"))), COVERS, weight, price],
    sieves: [
      byBand("covers", "GARDIEN.RPG.BROWSER.covered", ["coverage"], [1, 3, 6], (read) => {
        const numbers = read("coverage");
        return Array.isArray(numbers) ? numbers.length : null;
      }),
    ],
  },
  {
    id: "shields",
    label: kindKey("shields"),
    types: ["rpgShield"],
    columns: [
      leading(bonus("difficultyModifier", "GARDIEN.RPG.SHIELD.FIELDS.difficultyModifier.label")),
      weight,
      price,
    ],
  },
  {
    id: "skills",
    label: kindKey("skills"),
    types: ["rpgSkill"],
    columns: [leading(word("root", "GARDIEN.RPG.SKILL.FIELDS.root.label", rootLabel))],
    sieves: [byWord("root", "GARDIEN.RPG.SKILL.FIELDS.root.label", ROOTS, rootLabel)],
  },
  {
    id: "spells",
    label: kindKey("spells"),
    types: ["rpgSpell"],
    columns: [
      leading(number("hpCost", wordKey("cost"), { zero: false })),
      bonus("difficulty", wordKey("difficulty")),
      metres("range", wordKey("range")),
      text("duration", wordKey("duration")),
      dice("damage", wordKey("damage")),
      flag("resisted", "GARDIEN.RPG.SPELL.FIELDS.resisted.label", YES),
      word("kind", wordKey("category"), spellKindLabel),
    ],
    sieves: [
      byWord("kind", wordKey("category"), SPELL_KINDS, spellKindLabel),
      byBand("cost", wordKey("cost"), ["hpCost"], [0, 1, 2, 3], (read) => numberAt(read, "hpCost")),
    ],
    figures: [dice("heal", "GARDIEN.RPG.SPELL.FIELDS.heal.label")],
  },
  {
    id: "afflictions",
    label: kindKey("afflictions"),
    types: ["rpgAffliction"],
    columns: [
      leading(dice("damage", wordKey("damage"))),
      word("kind", wordKey("category"), afflictionKindLabel),
      word("interval", "GARDIEN.RPG.AFFLICTION.FIELDS.interval.label", intervalLabel),
      text("vector", "GARDIEN.RPG.AFFLICTION.FIELDS.vector.label"),
      text("ends", "GARDIEN.RPG.AFFLICTION.FIELDS.ends.label"),
    ],
    sieves: [byWord("kind", wordKey("category"), AFFLICTION_KINDS, afflictionKindLabel)],
  },
  {
    id: "gear",
    label: kindKey("gear"),
    types: ["rpgGear"],
    columns: [
      dice("healFormula", "GARDIEN.RPG.GEAR.FIELDS.healFormula.label"),
      number("quantity", wordKey("quantity")),
      weight,
      price,
    ],
  },
];
