import { kindKey, wordKey } from "../../../core/sheets/block.js";
import {
  byBand,
  byWord,
  column,
  figureOf,
  leading,
  number,
  numberAt,
  text,
  word,
} from "../../../core/browser/columns.js";
import type { Kind, Reader } from "../../../core/browser/contract.js";
import { creatureKindLabel } from "../labels.js";
import { CREATURE_KINDS, ROWS } from "../rules/vocabulary.js";

const circlePaths = ROWS.map((row) => `wounds.${row}.max`);
const circles = (read: Reader) => circlePaths.reduce((sum, path) => sum + (numberAt(read, path) ?? 0), 0);
const CIRCLES = leading(
  column("circles", "GARDIEN.SEUILS.BROWSER.circles", circlePaths, (read) => figureOf(circles(read))),
);

/** Where the bands of threat begin, in circles. */
const THREATS = [1, 6, 10, 16];

/** Creatures and characters. */
export const PEOPLE: readonly Kind[] = [
  {
    id: "creatures",
    label: kindKey("creatures"),
    types: ["seuilsCreature"],
    columns: [
      CIRCLES,
      number("attacksPerRound", wordKey("attacks")),
      number("actionsPerRound", "GARDIEN.SEUILS.BROWSER.actions"),
      number("hide.index", "GARDIEN.SEUILS.BROWSER.hide", { zero: false }),
      word("kind", wordKey("category"), creatureKindLabel),
    ],
    sieves: [
      byBand("threat", "GARDIEN.SEUILS.BROWSER.circles", circlePaths, THREATS, circles),
      byWord("kind", wordKey("category"), CREATURE_KINDS, creatureKindLabel),
    ],
    texts: ["biography"],
  },
  {
    id: "characters",
    label: kindKey("characters"),
    types: ["seuilsCharacter"],
    columns: [CIRCLES, text("identity.concept", wordKey("concept")), number("wealth", wordKey("value"))],
    texts: ["biography"],
  },
];
