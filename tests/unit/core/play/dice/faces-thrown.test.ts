import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  areDue,
  diceOf,
  dueOf,
  facesThrown,
  shownDice,
  totalOf,
  unfolded,
} from "../../../../../src/core/play/dice/read-faces.js";
import type { RollRecord } from "../../../../../src/core/play/dice/read-faces.js";
import type { DiceGroup, Keep, RollSpec } from "../../../../../src/core/play/contract/dice.js";

const spec = (more: Partial<RollSpec> = {}): RollSpec => ({
  ...{ id: "pool", who: "defender" as const, roll: "PoolRoll", formula: "3d6", faces: [6, 6, 6], plus: 0, options: {} },
  ...more,
});
const roll = (results: readonly number[], modifiers = "", faces = 6): RollRecord => ({
  ...{ roll: "PoolRoll", formula: "3d6", total: 0 },
  dice: [{ faces, plain: modifiers === "", modifiers, results }],
});
const best: Keep = { mode: "kh", count: 2 };

test("dice are kept under ids that Foundry does not take for paths: one with a dot is refused", () => {
  expect(diceOf([spec({ id: "pool-chain" })], [roll([1, 2, 3])])).toEqual({ "pool-chain": [1, 2, 3] });
  expect(() => diceOf([spec({ id: "pool.chain" })], [roll([1, 2, 3])])).toThrow("pool.chain");
});

test("no ruleset gives a roll an id with a dot", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const dotted = sources.flatMap((path) => {
    const text = readFileSync(`src/${path}`, "utf8");
    if (!/\bRollSpec\b/.test(text)) return [];
    const ids = text.matchAll(/\bid(?:: string\): string =>|:) *["`]([^"`\n]*)["`]/g);
    return [...ids]
      .filter(([, id = ""]) => id.replaceAll(/\$\{[^}]*\}/g, "").includes("."))
      .map(([id]) => `${path}: ${id}`);
  });
  expect(dotted).toEqual([]);
});

describe("a pool of which some dice count", () => {
  test("is believed with all its dice, kept as it was called for", () => {
    expect(facesThrown(spec({ keep: best }), roll([1, 6, 3], "kh2"))).toEqual([1, 6, 3]);
  });

  test.each([
    ["other dice are kept", roll([1, 6, 3], "kl2")],
    ["more dice are kept", roll([1, 6, 3], "kh3")],
    ["nothing is kept", roll([1, 6, 3])],
    ["a die is missing", roll([1, 6], "kh2")],
    ["a face is none of its die", roll([1, 7, 3], "kh2")],
  ])("is not where %s", (_what, thrown) => {
    expect(facesThrown(spec({ keep: best }), thrown)).toBeUndefined();
  });

  test("is not where it was called for plain and the worst die is gone", () => {
    expect(facesThrown(spec(), roll([1, 6, 3], "kh2"))).toBeUndefined();
    expect(facesThrown(spec(), { dice: [{ faces: 6, plain: false, results: [1, 6, 3] }] })).toBeUndefined();
  });

  test("comes to what its dice that count come to", () => {
    expect(totalOf(spec({ keep: best, plus: 1 }), [1, 6, 3])).toBe(10);
    expect(totalOf(spec({ keep: { mode: "kl", count: 2 } }), [1, 6, 3])).toBe(4);
    expect(totalOf(spec(), [1, 6, 3])).toBe(10);
    expect(totalOf(spec({ plus: 1, total: ([first = 0]) => Math.floor(first / 2) }), [5])).toBe(2);
  });

  test("is shown with those first, and no die more or less", () => {
    expect(shownDice({ keep: best }, roll([1, 6, 3], "kh2"))).toEqual([
      { faces: 6, value: 6, counts: true },
      { faces: 6, value: 3, counts: true },
      { faces: 6, value: 1, counts: false },
    ]);
    const pools = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pools, fc.nat(12), fc.constantFrom("kh" as const, "kl" as const), (faces, count, mode) => {
        const keep = { mode, count };
        const shown = shownDice({ keep }, roll(faces));
        const counted = shown.filter((die) => die.counts).reduce((sum, { value }) => sum + value, 0);
        expect(counted).toBe(totalOf({ keep, plus: 0 }, faces));
        expect(shown.map(({ value }) => value).sort()).toEqual([...faces].sort());
      }),
    );
  });
});

describe("a die that goes on", () => {
  const chain = spec({ id: "chain", formula: "1d6x6", faces: [6], chain: true });

  test.each([
    [[3], true],
    [[6, 6, 2], true],
    [[6, 6], false],
    [[3, 2], false],
    [[], false],
  ])("%j fell: %s", (faces, believed) => {
    expect(facesThrown(chain, roll(faces, "x6"))).toEqual(believed ? faces : undefined);
  });
});

describe("a roll that calls for another", () => {
  const chain = spec({ id: "chain", formula: "1d6x6", faces: [6], chain: true });
  const pool = spec({ next: (faces) => (faces.every((face) => face === 6) ? chain : null) });
  const armour = spec({ id: "armour", faces: [6] });

  test("does so by what it shows", () => {
    const ids = (rolls: readonly RollRecord[]) => unfolded([pool, armour], rolls).map(({ id }) => id);
    expect(ids([roll([6, 6, 6]), roll([6, 1], "x6"), roll([2])])).toEqual(["pool", "chain", "armour"]);
    expect(ids([roll([6, 6, 5]), roll([2])])).toEqual(["pool", "armour"]);
    expect(ids([])).toEqual(["pool", "armour"]);
  });

  test("is read with it", () => {
    const rolls = [roll([6, 6, 6]), roll([6, 1], "x6"), roll([2])];
    expect(diceOf(unfolded([pool, armour], rolls), rolls)).toEqual({ pool: [6, 6, 6], chain: [6, 1], armour: [2] });
  });

  test("is not believed without it", () => {
    const rolls = [roll([6, 6, 6]), roll([2])];
    expect(diceOf(unfolded([pool, armour], rolls), rolls)).toBeUndefined();
  });
});

describe("a roll that may wait", () => {
  const damage = (when: "now" | "later"): RollSpec => spec({ id: "damage", faces: [8], when });
  const blow = (when: "now" | "later"): RollSpec => spec({ id: "blow", faces: [20], next: () => damage(when) });
  const ids = (when: "now" | "later", ...rolls: RollRecord[]) => unfolded([blow(when)], rolls).map(({ id }) => id);

  test.each(["now", "later"] as const)("is taken where it was thrown, and not missed where it was not (%s)", (when) => {
    expect(ids(when, roll([4], "", 20), roll([7], "", 8))).toEqual(["blow", "damage"]);
    expect(ids(when, roll([4], "", 20))).toEqual(["blow"]);
  });

  test("is not any roll that follows", () => {
    expect(ids("later", roll([4], "", 20), roll([4], "", 20))).toEqual(["blow"]);
  });
});

describe("dice of which what falls calls for more", () => {
  /** So many dice; each six grants another. */
  const group = (count: number, manner: string): DiceGroup => ({
    ...{ faces: 6, manner },
    take: (results) => {
      let due = count;
      for (let i = 0; i < due; i += 1) {
        if (i >= results.length) return null;
        if (results[i] === 6) due += 1;
      }
      return due;
    },
  });
  const grouped = spec({ groups: [group(2, "x6cs>=4"), group(1, "x6cs>=5")], faces: [6, 6, 6] });
  const dice = (...results: readonly (readonly number[])[]) => ({
    dice: results.map((of, i) => ({ faces: 6, plain: false, modifiers: i === 0 ? "x6cs>=4" : "x6cs>=5", results: of })),
  });

  test("are believed group by group, with all that was granted and no more", () => {
    expect(facesThrown(grouped, dice([6, 1, 3], [2]))).toEqual([6, 1, 3, 2]);
    for (const wrong of [[[6, 1], [2]], [[1, 1, 1], [2]], [[1, 1]], [[1, 7], [2]], [[1, 1], [2], [3]]]) {
      expect(facesThrown(grouped, dice(...wrong))).toBeUndefined();
    }
    expect(facesThrown(grouped, { dice: [...dice([1, 1], [2]).dice].reverse() })).toBeUndefined();
  });

  test("are taken from the first of those thrown, as many as are due", () => {
    expect([dueOf(grouped, [6, 1, 3, 2, 5]), dueOf(grouped, [6, 1, 3])]).toEqual([[6, 1, 3, 2], null]);
    expect([areDue(grouped, [1, 1, 2]), areDue(grouped, [6, 1, 2]), areDue(grouped, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([areDue(spec(), [1, 2, 3]), areDue(spec(), [1]), areDue(spec({ chain: true }), [6, 6])]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("are shown as they fell, each told whether it counts", () => {
    const counts = (faces: readonly number[]) => faces.map((face) => face > 3);
    const short = shownDice({ counts, fallShort: true }, dice([6, 1]));
    expect(short.map(({ short: pale }) => pale)).toEqual([false, true]);
    const shown = shownDice({ counts }, dice([6, 1], [4]));
    expect(shown.map(({ value, counts }) => `${value}${counts ? "+" : ""}`)).toEqual(["6+", "1", "4+"]);
  });
});
