import { expect, test } from "vitest";
import { doDeed, hindrance, item, openTable } from "./table.js";

test.each([
  [[3, 5], "good"],
  [[3, 4], "middling"],
  [[1, 5], "bad"],
])("WP-13: %j is %s for the players", async (faces, result) => {
  const { hero } = openTable();
  const { outcome, view } = await doDeed("fate", hero, {}, faces);
  expect(outcome.result).toBe(result);
  expect(view.verdict.key).toBe(`GARDIEN.WARP.DEED.fate.${result}`);
});

test("WP-13: the keeper may add dice to fate's", async () => {
  const { hero } = openTable();
  const { outcome } = await doDeed("fate", hero, { malus: 1 }, [6, 2, 1]);
  expect(outcome).toMatchObject({ kept: [2, 1], total: 3, result: "bad" });
});

test("WP-25: a flaw of chance strikes on its faces", async () => {
  const cursed = item("warpTrait", "cursed", { kind: "flaw", flawMode: "chance", flawFaces: [1, 2] });
  const { hero } = openTable({}, [cursed]);
  expect((await doDeed("flaw", hero, {}, [2])).outcome).toMatchObject({ flaw: "cursed", strikes: true });
  const { outcome, view } = await doDeed("flaw", hero, {}, [3]);
  expect(outcome.strikes).toBe(false);
  expect(view.tone).toBe("good");
});

test("WP-25: a flaw that is no matter of dice asks for none", () => {
  const { hero } = openTable({}, [item("warpTrait", "shy", { kind: "flaw" })]);
  expect(hindrance("flaw", hero)).toBe("noFlaw");
});
