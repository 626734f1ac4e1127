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
  textAt,
  word,
} from "../../../core/browser/columns.js";
import type { Column, Kind, Reader } from "../../../core/browser/contract.js";
import { decimal, signed, t } from "../../../core/text/i18n.js";
import { HAZARD_KINDS } from "../data/items/hazard.js";
import { knownMaximum } from "../data/items/known-maximum.js";
import { WEAPON_CATEGORIES } from "../data/items/weapon.js";
import { abilityLabel, categoryLabel, featKeyLabel, hazardKindLabel, profileLabel, spellKindLabel } from "../labels.js";
import { lethality } from "../rules/attack/lethality.js";
import { SPELL_KINDS } from "../rules/attack/spells.js";
import { ABILITIES } from "../rules/vocabulary.js";

/** GB-16, GB-17 — lethality of a weapon in nobody's hands. */
const LETHAL: Column = column(
  "lethality",
  "GARDIEN.GB.BROWSER.lethality",
  ["damage", "threatMin", "multiplier", "maxDamageOverride", "lethality.override"],
  (read) => {
    const override = numberAt(read, "lethality.override");
    const maxDamage = numberAt(read, "maxDamageOverride") ?? knownMaximum(textAt(read, "damage")) ?? 0;
    const figures = { threatMin: numberAt(read, "threatMin") ?? 20, multiplier: numberAt(read, "multiplier") ?? 2 };
    const total = override ?? lethality({ maxDamage, ...figures }).total;
    return { text: signed(total), order: total };
  },
);

const CRITICAL: Column = column("critical", wordKey("critical"), ["threatMin", "multiplier"], (read) => {
  const [least, times] = [numberAt(read, "threatMin") ?? 20, numberAt(read, "multiplier") ?? 2];
  return { text: `${least < 20 ? `${least}–20` : "20"} ×${times}`, order: (21 - least) * times };
});

const ZONES = ["head", "torso", "abdomen", "armRight", "armLeft", "legRight", "legLeft"];
const zonePaths = ZONES.map((zone) => `zones.${zone}`);
const bestZone = (read: Reader) => Math.max(0, ...zonePaths.map((path) => numberAt(read, path) ?? 0));

const weaponSieves = [
  byWord("category", wordKey("category"), WEAPON_CATEGORIES, categoryLabel),
  byFacts("hands", wordKey("hands"), {
    one: { label: "1", paths: ["hands"], holds: (read) => (numberAt(read, "hands") ?? 1) < 2 },
    two: { label: "2", paths: ["hands"], holds: (read) => numberAt(read, "hands") === 2 },
  }),
];

/** What can be given or carried, and what befalls people. */
export const THINGS: readonly Kind[] = [
  {
    id: "weapons",
    label: kindKey("weapons"),
    types: ["gbWeapon"],
    columns: [
      leading(dice("damage", wordKey("damage"))),
      LETHAL,
      CRITICAL,
      metres("increment", wordKey("range")),
      number("magazine.max", wordKey("magazine")),
      word("category", wordKey("category"), categoryLabel),
    ],
    sieves: weaponSieves,
    figures: [
      number("hands", wordKey("hands")),
      flag("nonLethal", "GARDIEN.GB.WEAPON.FIELDS.nonLethal.label", "GARDIEN.BROWSER.yes"),
    ],
  },
  {
    id: "armors",
    label: kindKey("armors"),
    types: ["gbArmor"],
    columns: [
      leading(
        column("best", "GARDIEN.GB.BROWSER.ac", zonePaths, (read) => ({
          text: signed(bestZone(read)),
          order: bestZone(read),
        })),
      ),
      column("zones", "GARDIEN.GB.BROWSER.covers", zonePaths, (read) => {
        const covered = ZONES.filter((zone) => (numberAt(read, `zones.${zone}`) ?? 0) > 0);
        return cellOf(t("GARDIEN.GB.BROWSER.zones", { count: covered.length }), covered.length);
      }),
      number("maxDex", "GARDIEN.GB.BROWSER.maxDex", { told: signed }),
      bonus("checkPenalty", wordKey("penalty")),
      number("weight", wordKey("weight"), {
        told: (kg) => t("GARDIEN.BROWSER.kilograms", { value: decimal(kg, 2) }),
        zero: false,
      }),
    ],
    sieves: [
      byBand("best", "GARDIEN.GB.BROWSER.ac", zonePaths, [1, 3, 5, 7], bestZone),
      byWord("kind", wordKey("category"), ["armor", "shield"], (id) => `GARDIEN.GB.ARMOR.kind.${id}`),
    ],
  },
  {
    id: "feats",
    label: kindKey("feats"),
    types: ["gbFeat"],
    columns: [word("key", "GARDIEN.GB.BROWSER.effect", featKeyLabel)],
  },
  {
    id: "skills",
    label: kindKey("skills"),
    types: ["gbSkill"],
    columns: [
      leading(word("ability", wordKey("ability"), abilityLabel)),
      flag("trainedOnly", "GARDIEN.GB.SKILL.FIELDS.trainedOnly.label", "GARDIEN.BROWSER.yes"),
      flag("armorPenalty", "GARDIEN.GB.SKILL.FIELDS.armorPenalty.label", "GARDIEN.BROWSER.yes"),
    ],
    sieves: [byWord("ability", wordKey("ability"), ABILITIES, abilityLabel)],
  },
  {
    id: "spells",
    label: kindKey("spells"),
    types: ["gbSpell"],
    columns: [word("kind", wordKey("category"), spellKindLabel), number("casterLevel", wordKey("level"))],
    sieves: [byWord("kind", wordKey("category"), SPELL_KINDS, spellKindLabel)],
    texts: ["note"],
  },
  {
    id: "hazards",
    label: kindKey("hazards"),
    types: ["gbHazard"],
    columns: [
      leading(dice("damage", wordKey("damage"))),
      word("kind", wordKey("category"), hazardKindLabel),
      flag("repeats", "GARDIEN.GB.HAZARD.FIELDS.repeats.label", "GARDIEN.BROWSER.yes"),
    ],
    sieves: [byWord("kind", wordKey("category"), HAZARD_KINDS, hazardKindLabel)],
  },
  {
    id: "bodies",
    label: kindKey("bodies"),
    types: ["gbProfile"],
    columns: [word("basedOn", "GARDIEN.GB.PROFILE_ITEM.FIELDS.basedOn.label", profileLabel)],
  },
  {
    id: "gear",
    label: kindKey("gear"),
    types: ["gbGear"],
    columns: [number("quantity", wordKey("quantity")), number("weight", wordKey("weight"), { zero: false })],
  },
  { id: "wounds", label: kindKey("wounds"), types: ["gbWound"], columns: [] },
];
