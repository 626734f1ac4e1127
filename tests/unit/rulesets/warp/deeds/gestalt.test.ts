import { expect, test } from "vitest";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { Gathering } from "../../../../../src/core/play/contract/deed.js";
import { announce } from "../../../../../src/core/foundry/types/hooks.js";
import { asPlayer, doDeed, hindrance, openTable, procedure } from "./table.js";

function gestaltTable() {
  const table = openTable();
  table.settings.set("warpGestaltCombat", true);
  announce("gardien.settingChanged", "warpGestaltCombat");
  return table;
}

function fight(...rolls: readonly (readonly [string, Outcome])[]): Gathering {
  const joined = rolls.map(([name, outcome]) => ({
    id: name,
    deed: "join",
    actor: null,
    name,
    outcome,
    secret: false,
  }));
  return { choices: {}, outcome: { way: "gestalt" }, joined };
}

const ours = (total: number) => ["Ada", { total, side: "ours" }] as const;
const theirs = (total: number) => ["Brute", { total, side: "theirs", npc: true }] as const;

test.each([
  [[9, 5], [6, 7], "players"],
  [[9, 5], [7, 8], "keeper"],
  [[9, 5], [7, 7], "draw"],
])("WP-76: %j against %j: %s", async (mine, other, winner) => {
  const { hero } = gestaltTable();
  const { outcome, view } = await doDeed(
    "concludeGestalt",
    hero,
    {},
    [],
    fight(...mine.map(ours), ...other.map(theirs)),
  );
  expect(outcome).toMatchObject({ winner, players: 14 });
  expect(view.total).toBe(14);
  expect(view.facts.find(({ label }) => label.key.endsWith("theirTotal"))?.audience).toBe("keeper");
});

test("WP-76: players cannot know who wins, unless the keeper announces it", async () => {
  const { hero } = gestaltTable();
  const untold = await doDeed("concludeGestalt", hero, {}, [], fight(ours(9), theirs(5)));
  const told = await doDeed("concludeGestalt", hero, { announced: true }, [], fight(ours(9), theirs(5)));
  const { view } = procedure("concludeGestalt");
  expect(asPlayer(() => view(untold.outcome))).toMatchObject({ tone: "mute", total: 9 });
  expect(asPlayer(() => view(untold.outcome)).verdict.key).toMatch(/untold$/);
  expect(asPlayer(() => view(told.outcome)).verdict.key).toMatch(/players$/);
});

test("WP-76: the dice of their opponents stay the keeper's, whatever the table shows", async () => {
  const { hero, thug, settings } = gestaltTable();
  settings.set("warpNpcRolls", "full");
  announce("gardien.settingChanged", "warpNpcRolls");
  const { view } = procedure("join");
  const enemy = await doDeed("join", thug, {}, [6, 3], fight());
  expect(enemy.outcome).toMatchObject({ side: "theirs", total: 9 });
  expect(asPlayer(() => view(enemy.outcome))).toMatchObject({ total: null, dice: [] });
  const ally = await doDeed("join", thug, { side: "ours" }, [6, 3], fight());
  expect(asPlayer(() => view(ally.outcome)).total).toBe(9);
  const own = await doDeed("join", hero, {}, [6, 3], fight());
  expect(own.outcome).toMatchObject({ side: "ours" });
});

test("WP-76: needs the table to play it, and somebody on each side", () => {
  expect(hindrance("gestalt", openTable().hero)).toBe("noGestalt");
  const { hero } = gestaltTable();
  expect(hindrance("gestalt", hero)).toBeNull();
  expect(hindrance("concludeGestalt", hero)).toBe("nothingCalled");
  expect(hindrance("concludeGestalt", hero, {}, fight(ours(9)))).toBe("twoSides");
  expect(hindrance("concludeGestalt", hero, {}, fight(theirs(9)))).toBe("twoSides");
  expect(hindrance("concludeGestalt", hero, {}, fight(ours(9), theirs(9)))).toBeNull();
});
