import { describe, expect, test } from "vitest";
import { bandsOf, marksAfter, strikesOf } from "../../../../../src/rulesets/seuils/attack/outcome/pictures.js";
import { OUTCOME } from "../../../../../src/rulesets/seuils/attack/outcome/outcome-kept.js";
import { record } from "../../../../../src/core/shape/shape.js";

const row = (max: number, lethal = 0, temporary = 0) => ({ max, lethal, temporary });
const outcome = (kept: object) => record(OUTCOME).read(kept);
const thresholds = { touche: 5, blesse: 7, tue: 9 };

describe("the damage dice on a card", () => {
  test("SE-41, SE-42, SE-44: each tells what it does, or why it does nothing", () => {
    const damage = { rolled: 6, discardedFaces: [9], keptFaces: [9, 7, 6, 4], idleFaces: [2], thresholds };
    const told = strikesOf(outcome({ damage })).map(({ value, counts, level, word }) => [
      value,
      counts,
      level,
      word.key.split(".").at(-1),
    ]);
    expect(told).toEqual([
      [9, false, 0, "discarded"],
      [9, true, 4, "tue"],
      [7, true, 2, "blesse"],
      [6, true, 1, "touche"],
      [4, true, 0, "none"],
      [2, false, 0, "idle"],
    ]);
  });

  test("SE-42, SE-57: stand on the line of the target's Seuils, without a row that no die reaches", () => {
    const bands = (told: object) =>
      bandsOf(outcome({ damage: { thresholds: told } })).map(({ from, level }) => [from, level]);
    expect(bands(thresholds)).toEqual([
      [1, 0],
      [5, 1],
      [7, 2],
      [9, 4],
    ]);
    expect(bands({ touche: 1, blesse: 11, tue: 13 })).toEqual([[1, 1]]);
    expect(bandsOf(outcome({ damage: null }))).toEqual([]);
  });

  test("SE-45: there are none where nothing was rolled", () => {
    expect(strikesOf(outcome({ damage: null }))).toEqual([]);
  });
});

describe("the circles on a card", () => {
  const shown = (told: object) =>
    marksAfter(outcome(told)).map(({ marks }) =>
      marks.map(({ mark, isNew }) => `${mark.charAt(0)}${isNew ? "!" : ""}`).join(""),
    );

  test("SE-52, SE-55: those that the wounds ticked are new, filled ones before crosses", () => {
    const before = { touche: row(4, 1, 1), blesse: row(2), tue: row(1) };
    const after = { touche: row(4, 2, 1), blesse: row(2, 0, 1), tue: row(1) };
    expect(shown({ placed: ["touche", "blesse"], before, after })).toEqual(["ff!ce", "c!e", "e"]);
  });

  test("SE-55: a cross that was filled is new, and a row without circles is not drawn", () => {
    const before = { touche: row(0), blesse: row(1, 1), tue: row(2, 0, 2) };
    const after = { touche: row(0), blesse: row(1, 1), tue: row(2, 1, 1) };
    expect(shown({ placed: ["converted"], before, after })).toEqual(["f", "f!c"]);
  });

  test("SE-42: they are not drawn where nothing was ticked", () => {
    expect(shown({ placed: [], after: { touche: row(4), blesse: row(2), tue: row(1) } })).toEqual([]);
  });
});
