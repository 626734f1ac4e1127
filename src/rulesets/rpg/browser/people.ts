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
import type { Column, Kind, Reader } from "../../../core/browser/contract.js";
import { LOCATION_CHOICES } from "../data/actors/actor-schema.js";
import { locationTableLabel } from "../labels.js";

const HP_PATHS = ["hp.maxOverride", "hp.value"];
const hitPoints = (read: Reader) => numberAt(read, "hp.maxOverride") ?? numberAt(read, "hp.value");
const hp: Column = leading(column("hp", wordKey("hp"), HP_PATHS, (read) => figureOf(hitPoints(read))));

/** Where the bands of threat begin, in hit points. */
const THREATS = [1, 11, 21, 31];

/** Creatures and characters. */
export const PEOPLE: readonly Kind[] = [
  {
    id: "creatures",
    label: kindKey("creatures"),
    types: ["rpgCreature"],
    columns: [
      hp,
      number("actions", "GARDIEN.RPG.BROWSER.actions"),
      word("locationTable", "GARDIEN.RPG.BROWSER.body", locationTableLabel),
      text("numberAppearing", "GARDIEN.RPG.BROWSER.appearing"),
    ],
    sieves: [
      byBand("threat", wordKey("hp"), HP_PATHS, THREATS, hitPoints),
      byWord(
        "locationTable",
        "GARDIEN.RPG.BROWSER.body",
        LOCATION_CHOICES.filter((id) => id !== "custom"),
        locationTableLabel,
      ),
    ],
    texts: ["special", "biography"],
  },
  {
    id: "characters",
    label: kindKey("characters"),
    types: ["rpgCharacter"],
    columns: [hp, text("people", "GARDIEN.RPG.BROWSER.people"), text("occupation", wordKey("occupation"))],
    texts: ["biography"],
  },
];
