import { expect, test } from "vitest";
import {
  readMind,
  sending,
  telekinesis,
  telekineticFist,
  telepathy,
  wanderingEye,
} from "../../../../../../src/rulesets/warp/rules/powers/power-effects.js";

const ACROSS_THE_BAR = { distance: 7, inView: true, resistance: 3 };

test("WP-114: across a bar, 3 makes no contact and 4 does", () => {
  expect(readMind({ ...ACROSS_THE_BAR, total: 3 })).toEqual({ reach: 6, contact: false, level: "none" });
  expect(readMind({ ...ACROSS_THE_BAR, total: 4 })).toEqual({ reach: 8, contact: true, level: "thoughts" });
});

test("WP-114: more than the resistance tells thoughts, twice as much clear ones, equality nothing (WD-62)", () => {
  const levels = [4, 5, 6].map((total) => readMind({ total, distance: 1, inView: true, resistance: 3 }).level);
  expect(levels).toEqual(["thoughts", "thoughts", "clear"]);
  expect(readMind({ total: 3, distance: 1, inView: true, resistance: 3 }).level).toBe("none");
  expect(readMind({ total: 1, distance: 1, inView: true, resistance: null }).level).toBe("clear");
});

test("WP-114: out of view the reach is the total itself, and its end is still contact", () => {
  expect(readMind({ total: 7, distance: 7, inView: false, resistance: 3 }).contact).toBe(true);
  expect(readMind({ total: 6, distance: 7, inView: false, resistance: 3 }).contact).toBe(false);
});

test("WP-116: an eye wanders 100 m for each point, as many turns, or sees as many hours back", () => {
  expect(wanderingEye(7)).toEqual({ metres: 700, turns: 7, pastHours: 7 });
});

test("WP-117, WP-121: telepathy reaches half as far as sending does, for strangers and friends", () => {
  expect(sending(6)).toEqual({ minutes: 6, strangerMetres: 60, knownMetres: 6000 });
  expect(telepathy(6)).toEqual({ readMetres: 6, inViewMetres: 30, knownMetres: 3000 });
});

test("WP-119: kilograms, a tenth of them in the air, metres and seconds", () => {
  expect(telekinesis(7)).toEqual({ pushKg: 7, liftKg: 0.7, metres: 7, seconds: 7 });
});

test("WP-120: the total is damage and reach; a dodge must not equal it (WD-44)", () => {
  expect([telekineticFist(9, 9), telekineticFist(9, 10)]).toEqual([9, null]);
  expect([telekineticFist(9, 1, 8), telekineticFist(9, 1, 9)]).toEqual([9, null]);
});
