import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesUnder } from "../../../support/files.js";

/** Where dice may be thrown; each of them puts its rolls into a message, which modules draw and nobody can throw again unseen. */
const DOORS = [
  "core/card/acts/throw-die", // a die of the keeper's correction
  "core/check", // the table check tries rolls that nobody plays with
  "core/creation/window", // dice of a new character
  "core/fight/rounds/round-dice", // places in a round, and ties
  "core/keeper/tables", // a roll table drawn for keepers
  "core/play/reroll/expected-rolls", // dice that a correction calls for
  "core/play/roll/roll", // attacks and deeds, with locations, gravities and tables
  "conversions/percent-investigator", // PER of somebody converted
];

test("dice are thrown where their message is written, and nowhere else", () => {
  const throwing = filesUnder("src", ".ts").filter((file) => {
    const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    return /\bevaluate(?:Sync)?\(|\.draw\(|\.roll\(\)|Math\.random|randomUniform/.test(code);
  });
  const dice = throwing.filter((file) => !/foundry\/types|rulesets\/d20d100\/(?:deeds|fight|rules)/.test(file));
  expect(dice.filter((file) => !DOORS.some((door) => file.startsWith(`src/${door}`)))).toEqual([]);
});
