import fc from "fast-check";
import { expect, test } from "vitest";
import { delayed, initiativeOrder, seatingOrder } from "../../../../../src/rulesets/warp/rules/initiative.js";

test("WP-46: highest first; on a tie a player's character, then the larger pool, then as they came (WD-39)", () => {
  const order = initiativeOrder([
    { id: "guard", total: 9, score: 5 },
    { id: "late", total: 4, pc: true, score: 4 },
    { id: "small", total: 9, pc: true, score: 2 },
    { id: "large", total: 9, pc: true, score: 3 },
    { id: "twin", total: 9, pc: true, score: 3 },
    { id: "first", total: 14 },
  ]);
  expect(order).toEqual(["first", "large", "twin", "small", "guard", "late"]);
});

test("WP-46: around the table, the keeper first or last", () => {
  expect(seatingOrder(["Inès", "Marc"], ["videur"], true)).toEqual(["videur", "Inès", "Marc"]);
  expect(seatingOrder(["Inès", "Marc"], ["videur"], false)).toEqual(["Inès", "Marc", "videur"]);
});

const TURN = [
  { id: "a", initiative: 12 },
  { id: "b", initiative: 9 },
  { id: "c", initiative: 7 },
];
const ids = (turn: readonly { id: string }[]) => turn.map(({ id }) => id);

test("WP-47: whoever waits acts right after another, with the initiative they had", () => {
  expect(delayed(TURN, "a", "b")).toEqual([TURN[1], TURN[0], TURN[2]]);
});

test("WP-47: whoever waits for nobody of this turn acts last", () => {
  expect(ids(delayed(TURN, "a", "gone"))).toEqual(["b", "c", "a"]);
});

test("WP-47: waiting for oneself, or somebody who is not in the fight, changes nothing", () => {
  expect(delayed(TURN, "a", "a")).toEqual(TURN);
  expect(delayed(TURN, "gone", "a")).toEqual(TURN);
});

test("WP-47: nobody is lost or doubled by waiting", () => {
  const anyone = fc.constantFrom("a", "b", "c", "gone");
  fc.assert(
    fc.property(anyone, anyone, (id, after) => {
      expect(ids(delayed(TURN, id, after)).toSorted()).toEqual(["a", "b", "c"]);
    }),
  );
});
