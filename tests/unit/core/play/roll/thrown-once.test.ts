import { expect, test, vi } from "vitest";
import type { RollSpec } from "../../../../../src/core/play/contract/dice.js";
import { countedFor, ownedRecordOf, rollOnce, sharedBy } from "../../../../../src/core/play/roll/shared-roll.js";
import { table } from "../../../../support/dice/dice.js";

const { GardienRoll } = await import("../../../../../src/core/dice/gardien-roll.js");
class PlainRoll extends GardienRoll {
  protected override get title() {
    return { key: "" };
  }
  protected override explainer() {
    return Promise.resolve(() => ({ name: { key: "" }, source: { key: "" } }));
  }
}

const spec = (id: string, faces: number, more: Partial<RollSpec> = {}): RollSpec => ({
  ...{ id, who: "attacker", roll: PlainRoll.name, formula: `1d${faces}`, faces: [faces], plus: 0, options: {} },
  ...more,
});

/** A throw; one that fails scatters once for all, then everybody has damage of their own. */
const thrown = (): RollSpec => {
  const damage = spec("damage", 8);
  const scatter = spec("scatter", 6, { shared: true, next: () => damage });
  return spec("throw", 20, { next: ([face = 0]) => (face < 10 ? scatter : damage) });
};

test("what is thrown once for all is thrown once, each target's own dice for each", async () => {
  table(
    [PlainRoll as never],
    [
      [20, 4],
      [6, 3],
      [8, 5],
      [8, 6],
    ],
    [8, 1],
  );
  const records = (await rollOnce([[thrown()], [thrown()]])).map(ownedRecordOf);
  expect(records.map(({ formula, target }) => [formula, target])).toEqual([
    ["1d20", null],
    ["1d6", null],
    ["1d8", 0],
    ["1d8", 1],
  ]);
  expect(sharedBy(records, 1).map(({ total }) => total)).toEqual([4, 3, 6]);
  expect([countedFor(records, 2), countedFor([], 8)]).toEqual([6, 0]);
  vi.unstubAllGlobals();
});

test("nothing but the dice called for is thrown", async () => {
  table(
    [PlainRoll as never],
    [
      [20, 12],
      [8, 5],
    ],
    [8, 1],
  );
  expect((await rollOnce([[thrown()]])).map(({ formula }) => formula)).toEqual(["1d20", "1d8"]);
  expect(await rollOnce([[], []])).toEqual([]);
});
