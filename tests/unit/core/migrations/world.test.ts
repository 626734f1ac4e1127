import { afterEach, expect, test, vi } from "vitest";
import { migrateWorld } from "../../../../src/core/migrations/world.js";
import "../../../support/rulesets.js";

afterEach(() => vi.unstubAllGlobals());

/** A world without documents, of the oldest shape; what its settings are told. */
async function open(isActiveGM: boolean, mayStamp: boolean): Promise<unknown[]> {
  const set = vi.fn(() => Promise.resolve());
  vi.stubGlobal("game", {
    user: { isActiveGM, can: (permission: string) => permission !== "SETTINGS_MODIFY" || mayStamp },
    settings: { get: () => 0, set },
    actors: { contents: [] },
    items: [],
  });
  await migrateWorld();
  return set.mock.calls;
}

test("one keeper who may change settings brings a world up to date, and stamps it", async () => {
  expect(await open(true, true)).toHaveLength(1);
});

test.each([
  ["another keeper does it", false, true],
  ["an assistant may not change settings", true, false],
])("nothing is written where %s", async (_why, isActiveGM, mayStamp) => {
  expect(await open(isActiveGM, mayStamp)).toEqual([]);
});
