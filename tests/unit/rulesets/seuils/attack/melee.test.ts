import { describe, expect, test } from "vitest";
import { seuilsAttacks } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import { armed, BLADE, BLADES, fight, openRing, seuilsGuard, strike, systemOf } from "./table.js";

describe("SE-22: an attack in melee", () => {
  test("SE-10, SE-29: four dice, a Spécialité counts from 4 on; the defender's Difficulté is the result", () => {
    const { hero, foe } = openRing([BLADES, BLADE]);
    const blow = strike(armed(hero, "blade"), foe, { attack: [4, 3, 5, 9] });
    expect(seuilsGuard.asks(blow)).toBe(true);
    expect(seuilsGuard.facts(blow)[0]?.value.data).toEqual({ count: 3 });
  });

  test("SE-26, SE-27, SE-42, SE-64: margin 4 brings two dice; one circle is filled and bleeds, and comes back", async () => {
    const { hero, foe } = openRing();
    // 5 successes (one explodes) against 1: 3D + 2D, keep 1
    const { outcome, undo } = await fight(armed(hero, "blade"), foe, {
      attack: [6, 7, 8, 10, 9],
      answer: [6, 1, 2, 3, 2, 2, 7, 3, 1],
    });
    expect(outcome).toMatchObject({ end: "hit", margin: 4, bonusDice: 2, wounds: ["blesse"], stateAfter: "blesse" });
    expect(systemOf(foe)).toMatchObject({
      wounds: { blesse: { lethal: 1 } },
      care: { firstAid: "pending", bleeding: true },
    });
    await undo();
    expect(systemOf(foe)).toMatchObject({
      wounds: { blesse: { lethal: 0 } },
      care: { firstAid: "none", bleeding: false, woundedAt: null },
    });
  });

  test("SE-26: a defence that reaches the result holds", async () => {
    const { hero, foe } = openRing();
    const { outcome, view } = await fight(armed(hero, "blade"), foe, { attack: [6, 7, 1, 2], answer: [6, 6, 1, 1] });
    expect(outcome).toMatchObject({ end: "defended", wounds: [] });
    expect(view.tone).toBe("mute");
  });

  test("SE-32: whoever lets it come is hit, even with no success, and spends nothing", async () => {
    const { hero, foe } = openRing();
    const { outcome } = await fight(armed(hero, "blade"), foe, {
      attack: [1, 2, 3, 4],
      refused: true,
      answer: [9, 1, 1],
    });
    expect(outcome).toMatchObject({
      end: "hit",
      defence: null,
      wounds: ["tue"],
      stateAfter: "mourant",
    });
  });
});

describe("F10: taking back", () => {
  const WOUND = { attack: [6, 1, 1, 1], refused: true, answer: [7, 1, 1] };

  test("an earlier wound leaves the later one its care, which goes with the last circle", async () => {
    const { hero, foe } = openRing();
    const first = await fight(armed(hero, "blade"), foe, WOUND);
    const second = await fight(armed(hero, "blade"), foe, WOUND);
    expect(systemOf(foe)).toMatchObject({ wounds: { blesse: { lethal: 2 } }, care: { bleeding: true } });
    await first.undo();
    expect(systemOf(foe)).toMatchObject({
      wounds: { blesse: { lethal: 1 } },
      care: { firstAid: "pending", bleeding: true },
    });
    await second.undo();
    expect(systemOf(foe)).toMatchObject({
      wounds: { blesse: { lethal: 0 } },
      care: { firstAid: "none", bleeding: false, woundedAt: null },
    });
  });
});

describe("what a card names", () => {
  test("numbers and values of the sheet by their names, all that care remembers by one", () => {
    const named = (path: string) => seuilsAttacks.valueLabel(path)?.key;
    expect([named("system.care.firstAid"), named("system.clocks.bledAt")]).toEqual(
      Array(2).fill("GARDIEN.SEUILS.FIGHT.value.care"),
    );
    expect(named("system.suffers.held")).toBe("GARDIEN.CONDITION.seuilsHeld");
    expect(named("system.biography")).toBeUndefined();
    expect(seuilsAttacks.numberLabel("system.wounds.tue.lethal")).toMatchObject({
      data: { row: { key: "GARDIEN.SEUILS.ROW.tue" } },
    });
    expect(seuilsAttacks.numberLabel("system.round.extraDefences").key).toMatch(/number\.extraDefences$/);
  });
});
