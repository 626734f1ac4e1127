import { expect, test } from "vitest";
import { bodyState } from "../../../../../../src/rulesets/rpg/rules/body/body-state.js";
import { capacitiesOf, isHelpless } from "../../../../../../src/rulesets/rpg/rules/body/capacities.js";
import { freed } from "../../../../../../src/rulesets/rpg/rules/body/condition-ends.js";
import {
  FREEING_DIFFICULTY,
  entangleEffects,
  needsLocation,
} from "../../../../../../src/rulesets/rpg/rules/attack/entangle.js";
import { settle } from "../../../../../../src/rulesets/rpg/rules/body/settle.js";
import { ZONES, type Side, type Zone } from "../../../../../../src/rulesets/rpg/rules/vocabulary.js";

const NOW = { round: 2, worldTime: 0 };
const caught = (weapon: "net" | "bola", zone: Zone, side: Side | null = null) =>
  settle(entangleEffects(weapon, zone), { moment: NOW, side, wound: weapon });
const bodyOf = ({ conditions }: ReturnType<typeof settle>) => bodyState(conditions, [], NOW);

test("RP-70: a net catches all of somebody, wherever it lands, without a test", () => {
  for (const zone of ZONES) {
    expect(isHelpless(bodyOf(caught("net", zone)))).toBe(true);
    expect(caught("net", zone).tests).toEqual([]);
  }
  expect([needsLocation("net"), needsLocation("bola")]).toEqual([false, true]);
});

test("RP-71: a bola holds an arm, both arms, or a leg, and may fell or strangle (D-44)", () => {
  expect(bodyOf(caught("bola", "arms", "left")).disabled).toEqual({ right: false, left: true });
  expect(capacitiesOf(bodyOf(caught("bola", "trunk")))).toMatchObject({ attack: false, parry: "none" });
  expect(capacitiesOf(bodyOf(caught("bola", "legs", "right"))).move).toBe("none");
  expect(caught("bola", "legs", "right").tests[0]).toMatchObject({ attribute: "agility", onFail: [{ type: "prone" }] });
  expect(caught("bola", "head").tests[0]).toMatchObject({ attribute: "body", onFail: [{ type: "choke" }] });
});

test("RP-70, RP-71: the way out is easier from a bola, and ends all it did", () => {
  expect(FREEING_DIFFICULTY).toEqual({ net: 0, bola: -2 });
  const strangled = settle([...entangleEffects("bola", "head"), { type: "choke" }], {
    moment: NOW,
    side: null,
    wound: "b",
  });
  expect(bodyOf(strangled).choking).toBe(true);
  expect(freed(strangled.conditions, "b").kept).toEqual([]);
});
