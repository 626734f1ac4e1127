import { expect, test } from "vitest";
import { tacticEffect } from "../../../../../src/rulesets/warp/rules/fire.js";
import { FACTORS, factorParts, totalFactor } from "../../../../../src/rulesets/warp/rules/factors.js";

test("WP-52: fists and throwing knives 1, knives, pipes, crossbows and throwing axes 2, swords and axes 3", () => {
  const { unarmed, throwingKnife, knife, leadPipe, crossbow, throwingAxe, sword, axe } = FACTORS;
  expect([unarmed, throwingKnife].map(({ factor }) => factor)).toEqual([1, 1]);
  expect([knife, leadPipe, crossbow, throwingAxe].map(({ factor }) => factor)).toEqual([2, 2, 2, 2]);
  expect([sword, axe].map(({ factor }) => factor)).toEqual([3, 3]);
});

test("WP-84: guns from 3 for the small ones to 7 for a heavy rifle; submachine guns by size (WD-71)", () => {
  const { lightPistol, pistol, heavyPistol, lightSmg, smg, heavySmg } = FACTORS;
  expect([lightPistol, pistol, heavyPistol].map(({ factor }) => factor)).toEqual([3, 4, 5]);
  expect([lightSmg, smg, heavySmg].map(({ factor }) => factor)).toEqual([3, 4, 5]);
  const { assaultRifle, assaultCannon, lightRifle, heavyRifle } = FACTORS;
  expect([assaultRifle, assaultCannon, lightRifle, heavyRifle].map(({ factor }) => factor)).toEqual([4, 5, 6, 7]);
});

test("WP-60, WP-93: a taser's damage is temporary, a shotgun's spreads with the distance, no other weapon's", () => {
  const marked = (mark: string) => Object.entries(FACTORS).filter(([, row]) => mark in row);
  expect(marked("temporary")).toEqual([["taser", { factor: 5, temporary: true }]]);
  expect(marked("divideByRange")).toEqual([["shotgun", { factor: 10, divideByRange: true }]]);
});

test("WP-95: tactic and ammunition add to the factor, and to each other (WD-55)", () => {
  const parts = factorParts(3, { tactic: tacticEffect("burst", "short"), ammunition: "hollow" });
  expect(parts).toEqual([
    { id: "weapon", value: 3 },
    { id: "tactic", value: 1 },
    { id: "ammunition", value: 2 },
  ]);
  expect(totalFactor(parts)).toBe(6);
  expect(factorParts(3, { tactic: tacticEffect("burst", "long"), ammunition: "ap" })).toEqual([
    { id: "weapon", value: 3 },
  ]);
});
