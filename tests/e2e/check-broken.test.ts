import { describe, expect, it } from "vitest";
import { brokenBy } from "./support/check-table.js";
import { KEEPER, openTable } from "./support/table.js";

const [keeper] = await openTable(KEEPER);

describe("a check whose subject is broken", () => {
  it.each([
    ["a sheet that throws", "sheets", "sheets.open:gb"],
    ["tabs that do not turn", "sheets", "sheets.tabs:gb"],
    ["a change that is not written", "sheets", "sheets.edit:gb"],
    ["pictures that are gone", "packs", "packs.images"],
    ["statuses that do not come", "tokens", "statuses.toggle:gb"],
    ["rolls that are read otherwise", "data", "rolls.stored:gb"],
    ["rolls that are read otherwise", "data", "rolls.formulas"],
    ["rolls that are read otherwise", "data", "rolls.message"],
    ["a change that is not written", "data", "data.replaced"],
    ["wounds that are not written", "attacks", "attacks.hit:gb"],
    ["an undo that gives nothing back", "attacks", "attacks.undo:gb"],
    ["an undo that gives nothing back", "attacks", "attacks.unlinked:gb"],
    ["rounds that are not announced", "rounds", "rounds.turn-change:gb"],
    ["rounds that are not announced", "rounds", "rounds.ends:rpg"],
    ["a step back that ends what lasts", "rounds", "rounds.back:gb"],
    ["places that are not rolled", "rounds", "rounds.initiative:gb"],
    ["places that are not rolled", "rounds", "rounds.actorless"],
    ["rounds that last no time", "rounds", "rounds.clock:gb"],
    ["whispers that all hear", "players", "players.secret-rolls"],
    ["whispers that all hear", "players", "players.secret-initiative"],
  ] as const)("%s: %s › %s goes red", async (broken, group, point) => {
    expect(await brokenBy(keeper, broken, group, point)).not.toBe("");
  });
});
