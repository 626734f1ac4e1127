import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Line } from "../../../../../src/core/play/contract/modifiers.js";
import { WarpChainRoll } from "../../../../../src/rulesets/warp/dice/chain-roll.js";
import { DICE_ROLLS, WarpDiceRoll } from "../../../../../src/rulesets/warp/dice/dice-roll.js";
import { lineOf } from "../../../../../src/rulesets/warp/dice/lines.js";
import { POOL_ROLLS, WarpPoolRoll } from "../../../../../src/rulesets/warp/dice/pool-roll.js";
import { diceSpec, poolSpec } from "../../../../../src/rulesets/warp/dice/roll-pool.js";
import type { PoolRequest } from "../../../../../src/rulesets/warp/dice/roll-pool.js";
import { evaluate } from "../../../../../src/core/play/roll/roll.js";
import { chainOf, poolRolls, resultIn } from "../../../../../src/rulesets/warp/dice/specs.js";
import { WarpRoll } from "../../../../../src/rulesets/warp/dice/warp-roll.js";
import { PLAIN_DICE } from "../../../../../src/rulesets/warp/rules/checks/pool-result.js";
import type { PoolResult } from "../../../../../src/rulesets/warp/rules/checks/pool-result.js";
import type { PoolModifier } from "../../../../../src/rulesets/warp/rules/checks/pool.js";
import { reloaded } from "../../../../support/dice/dice.js";
import { cardOf, thrownAs } from "../../../../support/dice/drawn-roll.js";
import { diceFall } from "./world.js";

const line = (id: PoolModifier["id"], kind: PoolModifier["kind"], count = 1): Line => ({
  ...lineOf({ id, kind, count }),
  on: true,
  by: "rules",
  reason: "",
});
const request = (base: number, lines: readonly Line[] = [], rules = {}): PoolRequest => ({
  what: "attack",
  base,
  lines,
  rules: { ...PLAIN_DICE, ...rules },
});

/** The rolls of a pool, one after the other as each calls for the next. */
async function rollPool(asked: PoolRequest): Promise<readonly foundry.dice.Roll[]> {
  const rolls: foundry.dice.Roll[] = [];
  for (let spec = poolRolls("pool", asked)[0] ?? null; spec;) {
    const roll = await evaluate(spec);
    rolls.push(roll);
    spec = spec.next?.(facesOf(roll)) ?? null;
  }
  return rolls;
}

/** What the rolls of a pool come to. */
function resultOf([first, next]: readonly foundry.dice.Roll[], asked: PoolRequest): PoolResult | null {
  const dice = { ...(first && { pool: facesOf(first) }), ...(next && { [chainOf("pool")]: facesOf(next) }) };
  return resultIn(dice, "pool", asked);
}

function facesOf(roll: foundry.dice.Roll): readonly number[] {
  return roll instanceof WarpRoll ? (roll.faces ?? []) : [];
}

/** What the card of a roll is drawn from. */
function context(roll: foundry.dice.Roll | undefined, isPrivate = false): Promise<Record<string, unknown>> {
  if (!roll) throw new Error("nothing was rolled");
  return cardOf(roll, isPrivate);
}

test("every roll has a title", () => {
  const { GARDIEN } = JSON.parse(readFileSync("lang/fr.json", "utf8")) as {
    GARDIEN: { WARP: { ROLL: Record<string, string> } };
  };
  expect(Object.keys(GARDIEN.WARP.ROLL)).toEqual([...POOL_ROLLS, ...DICE_ROLLS, "chain"].toSorted());
});

describe("a pool", () => {
  test("WP-02, WP-03: what is kept is what the rules keep, and Foundry's total agrees", async () => {
    for (const kind of ["bonus", "malus"] as const) {
      diceFall(4, 2, 6, 1);
      const asked = request(3, [line("advantage", kind)]);
      const rolls = await rollPool(asked);
      expect(rolls).toHaveLength(1);
      expect(resultOf(rolls, asked)).toMatchObject(
        kind === "bonus" ? { kept: [6, 4, 2], dropped: [1], total: 12 } : { kept: [4, 2, 1], dropped: [6], total: 7 },
      );
      expect(rolls[0]?.total).toBe(resultOf(rolls, asked)?.total);
    }
  });

  test("WP-06: without a die of its own nothing is rolled (WD-15)", async () => {
    diceFall();
    const asked = request(0, [line("advantage", "bonus", 2)]);
    expect(poolSpec(asked)).toBeNull();
    expect(await rollPool(asked)).toEqual([]);
    expect(resultOf([], asked)).toBeNull();
  });

  test("WP-37: nothing but sixes among the dice that count goes on, in a roll of its own", async () => {
    diceFall(6, 6, 2, 6, 5);
    const asked = request(2, [line("advantage", "bonus")], { everUpward: true });
    const rolls = await rollPool(asked);
    expect(rolls.map(({ formula }) => formula)).toEqual(["3d6kh2", "1d6x6"]);
    expect(resultOf(rolls, asked)).toMatchObject({ kept: [6, 6], extraDice: [6, 5], total: 23, exploded: true });
  });

  test("WP-37: what went on is told apart from the pool where both are stored: a dot in a key would unfold there", () => {
    const dice = { pool: [6, 6], [chainOf("pool")]: [6, 3] };
    expect(foundry.utils.expandObject({ targets: [{ dice }] })).toEqual({ targets: [{ dice }] });
    const [spec] = poolRolls("pool", request(2, [], { everUpward: true }));
    expect([spec?.id, spec?.next?.([6, 6])?.id]).toEqual(Object.keys(dice));
  });

  test("WP-37: without the option, or with a five among them, nothing follows", async () => {
    diceFall(6, 6);
    expect(await rollPool(request(2))).toHaveLength(1);
    diceFall(6, 5);
    expect(await rollPool(request(2, [], { everUpward: true }))).toHaveLength(1);
  });

  test("WP-36: a critical failure is read from the dice that count", async () => {
    diceFall(5, 1, 1, 1);
    const asked = request(3, [line("hindrance", "malus")], { criticalFailure: true });
    expect(resultOf(await rollPool(asked), asked)).toMatchObject({ kept: [1, 1, 1], criticalFailure: true });
  });

  test("survives a reload with its class, its dice and its lines", async () => {
    diceFall(6, 6, 6, 6, 1);
    const asked = request(3, [line("wounded", "malus")], { everUpward: true, irresistibleSixes: true });
    const rolls = await rollPool(asked);
    const again = rolls.map(reloaded);
    expect(again.map((roll) => roll.constructor)).toEqual([WarpPoolRoll, WarpChainRoll]);
    expect(resultOf(again, asked)).toEqual(resultOf(rolls, asked));
    expect(resultOf(again, asked)).toMatchObject({ total: 19, sixes: 3 });
  });

  test("of other dice than its lines come to is not believed", async () => {
    diceFall(6, 6, 6, 6);
    const options = poolSpec(request(3))?.options ?? {};
    for (const formula of ["4d6kh3", "3d8"]) {
      const forged = await evaluate({ roll: "WarpPoolRoll", formula, options });
      expect([facesOf(forged), resultOf([forged], request(3))]).toEqual([[], null]);
    }
  });

  test("that lost its options on the way is a plain one of nothing, and harms nobody", () => {
    diceFall();
    const bare = new (WarpPoolRoll as unknown as new (formula: string) => WarpPoolRoll)("3d6");
    expect(bare.faces).toBeUndefined();
  });

  test("shows each die, those that do not count as such, and every line in words", async () => {
    diceFall(4, 2, 6, 1);
    const [roll] = await rollPool(request(3, [line("wounded", "malus")]));
    const shown = await context(roll);
    expect(shown).toMatchObject({
      die: null,
      title: "GARDIEN.WARP.ROLL.attack",
      dice: [4, 2, 1, 6].map((value) => ({ faces: 6, value, counts: value !== 6 })),
      lines: [
        {
          name: "GARDIEN.WARP.DICE.wounded.name",
          rule: "WP-57",
          value: expect.stringContaining("malus.one") as string,
        },
      ],
    });
  });

  test("shows nothing to whoever it is hidden from", async () => {
    diceFall(4, 2, 6);
    const [roll] = await rollPool(request(3));
    expect(await context(roll, true)).toMatchObject({ die: null, dice: [], lines: [] });
  });
});

describe("a chain", () => {
  test("WP-37: is sixes and the die that ends them", async () => {
    diceFall(6, 6, 2);
    const chain = await thrownAs(WarpChainRoll, { roll: "WarpChainRoll", formula: "1d6x6", options: {} });
    expect([chain.faces, chain.total]).toEqual([[6, 6, 2], 14]);
  });

  test("WP-37: of another formula is none", async () => {
    diceFall(2);
    const chain = await thrownAs(WarpChainRoll, { roll: "WarpChainRoll", formula: "1d6", options: {} });
    expect(chain.faces).toBeUndefined();
  });
});

describe("plain dice", () => {
  test("WP-61: armour is as many dice as are worn, and none is none", async () => {
    expect(diceSpec("armourRegular", 0)).toBeNull();
    diceFall(4, 3);
    const spec = diceSpec("armourRegular", 2);
    if (!spec) throw new Error("two dice are two dice");
    const roll = await thrownAs(WarpDiceRoll, spec);
    expect([roll.faces, roll.total]).toEqual([[4, 3], 7]);
    expect(await context(reloaded(roll))).toMatchObject({ title: "GARDIEN.WARP.ROLL.armourRegular" });
  });
});
