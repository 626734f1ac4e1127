import { kindKey, wordKey } from "../../../core/sheets/block.js";
import {
  byBand,
  byFacts,
  byWord,
  cellOf,
  column,
  flag,
  leading,
  number,
  numberAt,
  text,
  textAt,
  word,
} from "../../../core/browser/columns.js";
import type { Column, Kind } from "../../../core/browser/contract.js";
import { WEAPON_CATEGORIES } from "../data/items/weapon.js";
import {
  ammoLabel,
  categoryLabel,
  fireModeLabel,
  rangeRowLabel,
  resistModeLabel,
  scaleLabel,
  traitKindLabel,
} from "../labels.js";
import { RESIST_MODES } from "../data/items/power.js";
import { printedScore, SCALES, type Scale } from "../rules/character/scales.js";
import { TRAIT_KINDS } from "../rules/vocabulary.js";

const YES = "GARDIEN.BROWSER.yes";

/** WP-11 — the score as it is printed; none of a flaw. */
const SCORE: Column = column("score", "GARDIEN.WARP.BROWSER.score", ["score", "scale", "kind"], (read) => {
  const score = numberAt(read, "score");
  if (score === null || textAt(read, "kind") === "flaw") return null;
  const scale = SCALES.find((one) => one === textAt(read, "scale")) ?? ("standard" satisfies Scale);
  return cellOf(printedScore(score, scale), score);
});

const resisted = word("resistMode", "GARDIEN.WARP.POWER.FIELDS.resistMode.label", resistModeLabel);
const resistance = byWord("resistMode", "GARDIEN.WARP.POWER.FIELDS.resistMode.label", RESIST_MODES, resistModeLabel);

/** What people have and carry. */
export const THINGS: readonly Kind[] = [
  {
    id: "traits",
    label: kindKey("traits"),
    types: ["warpTrait"],
    columns: [
      leading(SCORE),
      word("kind", wordKey("category"), traitKindLabel),
      word("scale", "GARDIEN.WARP.TRAIT.FIELDS.scale.label", scaleLabel),
      text("sign", "GARDIEN.WARP.TRAIT.FIELDS.sign.label"),
    ],
    sieves: [
      byWord("kind", wordKey("category"), TRAIT_KINDS, traitKindLabel),
      byWord("scale", "GARDIEN.WARP.TRAIT.FIELDS.scale.label", SCALES, scaleLabel),
    ],
    texts: ["coverage"],
  },
  {
    id: "powers",
    label: kindKey("powers"),
    types: ["warpPower"],
    columns: [text("range", wordKey("range")), text("duration", wordKey("duration")), resisted, SCORE],
    sieves: [resistance],
    texts: ["coverage"],
  },
  {
    id: "spells",
    label: kindKey("spells"),
    types: ["warpSpell"],
    columns: [
      leading(number("level", wordKey("level"))),
      text("range", wordKey("range")),
      text("duration", wordKey("duration")),
      resisted,
    ],
    sieves: [byBand("level", wordKey("level"), ["level"], [1, 7, 13], (read) => numberAt(read, "level")), resistance],
    texts: ["effect"],
  },
  {
    id: "weapons",
    label: kindKey("weapons"),
    types: ["warpWeapon"],
    columns: [
      leading(number("factor", "GARDIEN.WARP.BROWSER.factor", { told: (factor) => `×${factor}` })),
      word("category", wordKey("category"), categoryLabel),
      word("rangeRow", wordKey("range"), rangeRowLabel),
      number("magazine", wordKey("magazine"), { zero: false }),
      word("fireMode", "GARDIEN.WARP.WEAPON.FIELDS.fireMode.label", fireModeLabel),
    ],
    sieves: [
      byWord("category", wordKey("category"), WEAPON_CATEGORIES, categoryLabel),
      byBand("factor", "GARDIEN.WARP.BROWSER.factor", ["factor"], [1, 2, 3, 4, 5], (read) => numberAt(read, "factor")),
    ],
  },
  {
    id: "armors",
    label: kindKey("armors"),
    types: ["warpArmor"],
    columns: [
      leading(number("regularDice", "GARDIEN.WARP.ARMOR.FIELDS.regularDice.label", { zero: false })),
      number("regularPoints", "GARDIEN.WARP.ARMOR.FIELDS.regularPoints.label", { zero: false }),
      number("ballisticDice", "GARDIEN.WARP.ARMOR.FIELDS.ballisticDice.label", { zero: false }),
      flag("heavy", "GARDIEN.WARP.ARMOR.FIELDS.heavy.label", YES),
    ],
    sieves: [
      byFacts("heavy", wordKey("weight"), {
        heavy: { label: "GARDIEN.WARP.BROWSER.heavy", paths: ["heavy"], holds: (read) => read("heavy") === true },
        light: { label: "GARDIEN.WARP.BROWSER.light", paths: ["heavy"], holds: (read) => read("heavy") !== true },
      }),
    ],
  },
  {
    id: "ammo",
    label: kindKey("ammo"),
    types: ["warpAmmo"],
    columns: [word("ammoType", wordKey("category"), ammoLabel), number("quantity", wordKey("quantity"))],
  },
  {
    id: "gear",
    label: kindKey("gear"),
    types: ["warpGear"],
    columns: [text("value", wordKey("price")), number("quantity", wordKey("quantity"))],
  },
  { id: "wounds", label: kindKey("wounds"), types: ["warpWound"], columns: [] },
];
