import { afterEach, describe, expect, test, vi } from "vitest";
import { doDeed, openTable, procedure, settled, wound } from "./table.js";

afterEach(() => void vi.restoreAllMocks());

const { passes } = procedure("rest");

describe("the hours of a rest", () => {
  test("move the clock of the world where the keeper says so, and the card tells it", async () => {
    const { hero } = await openTable();
    expect(settled("rest", hero, {}).advance).toBe(true);
    const { outcome, view } = await doDeed("rest", hero, { hours: 8 });
    expect(passes?.(outcome)).toBe(8 * 3600);
    expect(view.facts).toContainEqual(
      expect.objectContaining({ value: { key: "GARDIEN.GB.DEED.rest.clock", data: { hours: 8 } } }),
    );
    expect(passes?.((await doDeed("rest", hero, { hours: 8, advance: false })).outcome)).toBe(0);
  });

  test("are not a player's to move it by", async () => {
    const { hero } = await openTable();
    const player = game.users.contents.find(({ isGM }) => !isGM) as typeof game.user;
    vi.spyOn(game, "user", "get").mockReturnValue(player);
    expect(settled("rest", hero, {})).not.toHaveProperty("advance");
    expect(passes?.((await doDeed("rest", hero)).outcome)).toBe(0);
  });

  test("are cut short by death", async () => {
    const { hero } = await openTable(undefined, [wound("open", { gb: 12, zone: "torso" })]);
    const { outcome } = await doDeed("rest", hero, { hours: 8 }, () => 100);
    expect([outcome.dead, passes?.(outcome)]).toEqual([true, 0]);
  });
});
