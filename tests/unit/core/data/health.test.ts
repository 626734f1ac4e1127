import { expect, test } from "vitest";
import { healthIn } from "../../../../src/core/data/health.js";
import { creature } from "../../../support/models/gb-models.js";
import { character } from "../../../support/models/seuils-models.js";

test("health is what the pools hold together, never less than nothing, and nothing for the dead", () => {
  const pools = [
    { value: 4, max: 10 },
    { value: -3, max: 8 },
  ];
  expect(healthIn(pools, false)).toEqual({ value: 4, max: 18 });
  expect(healthIn(pools, true)).toEqual({ value: 0, max: 18 });
});

test("GB-43: where hit points are counted, they are the measure", () => {
  const beast = { hp: { value: 5, max: 12 }, mode: "traditional" };
  expect(creature(beast).health).toEqual({ value: 5, max: 12 });
  const { pv, pf, health } = creature({ ...beast, mode: "gravity" });
  expect(health).toEqual({ value: pv.value + pf.value, max: pv.max + pf.max });
});

test("SE-50: circles are", () => {
  const { health } = character({ wounds: { touche: { max: 4, lethal: 1 }, blesse: { max: 2 }, tue: { max: 1 } } });
  expect(health).toEqual({ value: 6, max: 7 });
});
