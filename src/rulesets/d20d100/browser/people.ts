import { kindKey, wordKey } from "../../../core/sheets/block.js";
import {
  byBand,
  byWord,
  cellOf,
  column,
  dice,
  leading,
  number,
  numberAt,
  text,
  textAt,
  word,
} from "../../../core/browser/columns.js";
import type { Kind } from "../../../core/browser/contract.js";
import { categoryLabel } from "../labels.js";
import { ADVERSARY_CATEGORIES } from "../rules/vocabulary.js";

const mp = number("mp.max", "GARDIEN.D20D100.BROWSER.mp");

/** Where the bands of threat begin, in points of life. */
const THREATS = [1, 11, 16, 31, 61];

/** DD-106 — what meeting it costs the mind. */
const SANITY = column(
  "sanity",
  "GARDIEN.D20D100.BROWSER.sanity",
  ["sanityLoss.success", "sanityLoss.failure"],
  (read) => {
    const [success, failure] = [textAt(read, "sanityLoss.success"), textAt(read, "sanityLoss.failure")];
    return success === "0" && failure === "0" ? null : cellOf(`${success}/${failure}`);
  },
);

/** Adversaries and investigators. */
export const PEOPLE: readonly Kind[] = [
  {
    id: "adversaries",
    label: kindKey("adversaries"),
    types: ["d20d100Adversary"],
    columns: [
      leading(number("hp.max", wordKey("hp"))),
      dice("damageBonus", "GARDIEN.D20D100.BROWSER.bonus"),
      SANITY,
      text("move", wordKey("speed")),
      mp,
      word("category", wordKey("category"), categoryLabel),
    ],
    sieves: [
      byBand("threat", wordKey("hp"), ["hp.max"], THREATS, (read) => numberAt(read, "hp.max")),
      byWord("category", wordKey("category"), ADVERSARY_CATEGORIES, categoryLabel),
    ],
    texts: ["special"],
  },
  {
    id: "investigators",
    label: kindKey("investigators"),
    types: ["d20d100Investigator"],
    columns: [
      leading(number("hp.value", wordKey("hp"))),
      number("sanity.value", "GARDIEN.D20D100.BROWSER.sanity"),
      text("details.profession", wordKey("occupation")),
    ],
    texts: ["details.description", "details.history"],
  },
];
