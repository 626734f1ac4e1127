import { expect, test } from "vitest";
import { doDeed, earlier, hindrance, openTable } from "./table.js";

const join = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [`with-${id}`, true]));
const rolls = async () => [
  await earlier("check", "Ada", { total: 9 }),
  await earlier("check", "Bob", { total: 5 }),
  await earlier("check", "Cléo", { total: 12 }),
];

test.each([
  ["sum", 26, []],
  ["weakest", 5, []],
  ["xor", 12, [3]],
])("WP-41, WP-43, WP-44: rolls put together by %s come to %i", async (way, total, faces) => {
  const { hero } = openTable();
  const ids = await rolls();
  const { outcome } = await doDeed("group", hero, { way, ...join(ids), difficulty: "average" }, faces);
  expect(outcome).toMatchObject({ total, people: ["Ada", "Bob", "Cléo"], target: 7 });
  expect(outcome.result).toBe(total > 7 ? "success" : "failure");
});

test("WP-43: who alone counts is the keeper's to tell", async () => {
  const { hero } = openTable();
  const { view } = await doDeed("group", hero, { way: "xor", ...join(await rolls()) }, [1]);
  expect(view.facts.find(({ label }) => label.key.endsWith("picked"))).toMatchObject({
    audience: "keeper",
    value: { data: { name: "Ada" } },
  });
});

test("needs somebody who joins", async () => {
  const { hero } = openTable();
  await rolls();
  expect(hindrance("group", hero)).toBe("nobodyJoins");
});
