import { kindKey, wordKey } from "../../../core/sheets/block.js";
import { byBand, byFacts, leading, number, numberAt, text } from "../../../core/browser/columns.js";
import type { Kind } from "../../../core/browser/contract.js";

const hp = leading(number("hp.max", wordKey("hp")));
const psy = number("psy.max", "GARDIEN.WARP.BROWSER.psy", { zero: false });

/** Where the bands of threat begin, in hit points: a person of each rank of the book has so many. */
const THREATS = [1, 15, 22, 29];

/** The keeper's people and characters. */
export const PEOPLE: readonly Kind[] = [
  {
    id: "npcs",
    label: kindKey("npcs"),
    types: ["warpNpc"],
    columns: [hp, number("average", "GARDIEN.WARP.BROWSER.average"), psy, text("concept", wordKey("concept"))],
    sieves: [
      byBand("threat", wordKey("hp"), ["hp.max"], THREATS, (read) => numberAt(read, "hp.max")),
      byFacts("psy", "GARDIEN.WARP.BROWSER.has", {
        powers: {
          label: "GARDIEN.WARP.BROWSER.powers",
          paths: ["psy.max"],
          holds: (read) => (numberAt(read, "psy.max") ?? 0) > 0,
        },
      }),
    ],
    texts: ["publicNotes", "equipmentNotes"],
  },
  {
    id: "characters",
    label: kindKey("characters"),
    types: ["warpCharacter"],
    columns: [hp, psy, text("concept", wordKey("concept"))],
    texts: ["history", "equipmentNotes"],
  },
];
