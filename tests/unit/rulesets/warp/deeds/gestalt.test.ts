import { expect, test } from "vitest";
import { announce } from "../../../../../src/core/types/hooks.js";
import { doDeed, earlier, hindrance, openTable, procedure } from "./table.js";

const tick = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [`with-${id}`, true]));

function gestaltTable() {
  const table = openTable();
  table.settings.set("warpGestaltCombat", true);
  announce("gardien.settingChanged", "warpGestaltCombat");
  return table;
}

test.each([
  [[9, 5], [6, 7], "players"],
  [[9, 5], [7, 8], "keeper"],
  [[9, 5], [7, 7], "draw"],
])("WP-76: %j against %j: %s", async (ours, theirs, winner) => {
  const { hero } = gestaltTable();
  const ids = [
    ...(await Promise.all(ours.map((total) => earlier("check", "Ada", { total, npc: false })))),
    ...(await Promise.all(theirs.map((total) => earlier("check", "Brute", { total, npc: true })))),
  ];
  const { outcome, view } = await doDeed("gestalt", hero, tick(ids));
  expect(outcome).toMatchObject({ winner, players: 14 });
  expect(view.total).toBe(14);
  const theirTotal = view.facts.find(({ label }) => label.key.endsWith("theirTotal"));
  expect(theirTotal?.audience).toBe("keeper");
});

test("WP-76: needs the table to play it, and somebody on each side", async () => {
  const { hero } = openTable();
  expect(hindrance("gestalt", hero)).toBe("noGestalt");
  const { hero: other } = gestaltTable();
  const id = await earlier("check", "Ada", { total: 9, npc: false });
  expect(hindrance("gestalt", other, tick([id]))).toBe("twoSides");
  const theirs = await earlier("check", "Brute", { total: 9, npc: true });
  expect(hindrance("gestalt", other, tick([theirs]))).toBe("twoSides");
  expect(hindrance("gestalt", other, tick([id, theirs]))).toBeNull();
});

test("more rolls are offered than of other earlier deeds, and its window follows the chat", async () => {
  const { hero } = gestaltTable();
  for (let i = 0; i < 12; i++) await earlier("check", `P${i}`, { total: i, npc: i % 2 === 0 });
  expect(procedure("gestalt").fields([hero], {})).toHaveLength(12);
  expect(procedure("gestalt").followsLog).toBe(true);
});
