import { expect, it } from "vitest";
import { warpAttack } from "../../../../support/play/attacks.js";
import { creature } from "../../../../support/models/gb-models.js";
import { character } from "../../../../support/models/warp-models.js";

const scaleOf = (path: string, system: object) => warpAttack.numberScale?.(path, { system } as never) ?? null;

it("WP-57…WP-59: hit points go from the maximum to as many below zero, by way of shock and of being down", () => {
  const hero = character({ hp: { max: 21, value: 21 } });
  expect(scaleOf("system.hp.value", hero)).toEqual({ least: -21, most: 21, marks: [0, 10] });
  expect(scaleOf("system.hp.temp", hero)).toBeNull();
});

it("knows no scale for somebody of other rules", () => {
  expect(scaleOf("system.hp.value", creature())).toBeNull();
});
