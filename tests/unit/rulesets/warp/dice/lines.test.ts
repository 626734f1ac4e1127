import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Line } from "../../../../../src/core/play/contract/modifiers.js";
import { explain, lineOf } from "../../../../../src/rulesets/warp/dice/lines.js";
import { amountOf, poolOf } from "../../../../../src/rulesets/warp/dice/line-dice.js";
import { actionModifiers } from "../../../../../src/rulesets/warp/rules/checks/action-dice.js";
import { attackModifiers, defenceModifiers } from "../../../../../src/rulesets/warp/rules/attack/attack-dice.js";
import { pool, poolParts } from "../../../../../src/rulesets/warp/rules/checks/pool.js";
import { REASONS } from "../../../../../src/rulesets/warp/rules/checks/reasons.js";
import type { PoolModifier } from "../../../../../src/rulesets/warp/rules/checks/pool.js";

const line = (modifier: PoolModifier, more: Partial<Line> = {}): Line => ({
  ...lineOf(modifier),
  on: true,
  by: "rules",
  reason: "",
  ...more,
});

describe("the lines of a pool", () => {
  const all = [
    ...actionModifiers({
      advantage: 2,
      hindrance: 1,
      experience: 1,
      flaws: 1,
      wounded: true,
      armour: 2,
      extraActions: 3,
    }),
    ...attackModifiers({
      outnumbering: true,
      surprise: 2,
      betterWeapon: true,
      betterPosition: true,
      edge: true,
      predictable: true,
      recoil: 1,
      tactic: { bonus: 1, malus: 0, factor: 1 },
      strike: 2,
    }),
    ...defenceModifiers({ desperate: true, preReaction: 1 }),
  ];

  test("WP-14: every reason the rules know survives as a line, with the rule it comes from", () => {
    expect(
      poolOf(
        4,
        all.map((one) => line(one)),
      ),
    ).toEqual(pool(poolParts(4, all)));
    expect(all.map((one) => explain(one).name.key)).toEqual(all.map(({ id }) => `GARDIEN.WARP.DICE.${id}.name`));
  });

  test("every reason has a name and an explanation", () => {
    const { GARDIEN } = JSON.parse(readFileSync("lang/fr.json", "utf8")) as {
      GARDIEN: { WARP: { DICE: Record<string, { name?: string; source?: string }> } };
    };
    const told = Object.entries(GARDIEN.WARP.DICE).filter(([, { name, source }]) => name && source);
    expect(told.map(([id]) => id)).toEqual(Object.keys(REASONS).toSorted());
  });

  test("a line that is switched off weighs nothing", () => {
    const wounded = line({ id: "wounded", kind: "malus", count: 1 }, { on: false });
    expect(poolOf(3, [wounded]).formula).toBe("3d6");
  });

  test("a line added by hand is bonus dice above 0 and malus dice below", () => {
    const own = { id: "own", rule: "", facts: {}, on: true, by: "player", reason: "le vent" } as const;
    expect(poolOf(3, [{ ...own, value: 2 }]).formula).toBe("5d6kh3");
    expect(poolOf(3, [{ ...own, value: -1 }]).formula).toBe("4d6kl3");
  });

  test("a line says how many dice of which kind", () => {
    const told = (kind: PoolModifier["kind"], count: number) => amountOf(line({ id: "surprise", kind, count }));
    expect(told("bonus", 1)).toEqual({ key: "GARDIEN.WARP.DIE.bonus.one", data: { count: "+1" } });
    expect(told("malus", 2)).toEqual({ key: "GARDIEN.WARP.DIE.malus.other", data: { count: "−2" } });
    expect(told("dice", -1)).toEqual({ key: "GARDIEN.WARP.DIE.dice.one", data: { count: "−1" } });
  });
});
