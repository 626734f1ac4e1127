import { describe, expect, test } from "vitest";
import { CONDITIONS } from "../../../../../src/rulesets/rpg/conditions.js";
import { character } from "../../../../support/models/rpg-models.js";

const managed = CONDITIONS.filter((condition) => condition.managed).map(({ id }) => id);
const ALIVE = managed.filter((id) => id !== "dead");
/** Nothing but a clock brings somebody's death nearer. */
const BY_HAND = ALIVE.filter((id) => id !== "rpgDying");

interface Change {
  readonly conditions: readonly object[];
}

describe("a condition", () => {
  test.each(BY_HAND)("set by hand holds, and ends by hand: %s", (id) => {
    const hale = character();
    expect(hale.stateStatuses).toEqual([]);
    const set = hale.conditionChange(id, true) as Change;
    const struck = character(set);
    expect(struck.stateStatuses).toContain(id);
    expect(struck.conditionChange(id, true)).toBeNull();
    expect(struck.conditionChange(id, false)).toEqual({ conditions: [] });
    expect(hale.conditionChange(id, false)).toBeNull();
  });

  test("RP-27: death is told, or follows from points; the dead show nothing else", () => {
    const hale = character();
    expect(hale.conditionChange("dead", true)).toEqual({ hp: { dead: true } });
    expect(character({ hp: { dead: true } }).stateStatuses).toEqual(["dead"]);
    expect(character({ hp: { value: -6 } }).stateStatuses).toEqual(["dead"]);
    expect(character({ hp: { value: -6 } }).conditionChange("dead", false)).toBeNull();
  });

  test("RP-27: whoever has no points left lies senseless, whatever a hand says", () => {
    const fallen = character({ hp: { value: -1 } });
    expect(fallen.stateStatuses).toEqual(["unconscious", "prone"]);
    for (const id of fallen.stateStatuses) {
      expect([fallen.conditionChange(id, true), fallen.conditionChange(id, false)]).toEqual([null, null]);
    }
  });

  test("RP-58: a countdown shows, and may be stopped by hand", () => {
    const state = { type: "dying", avert: "care" };
    const dying = character({
      conditions: [{ state, span: { clock: "world", first: 0, last: 4 }, ends: "care", wound: "w" }],
    });
    expect(dying.stateStatuses).toEqual(["rpgDying"]);
    expect(dying.conditionChange("rpgDying", false)).toEqual({ conditions: [] });
    expect(character().conditionChange("rpgDying", true)).toBeNull();
  });

  test("RP-61: one that is taken by hand leaves the others", () => {
    const both = character({
      ...(character(character().conditionChange("rpgBleed", true) as Change).conditionChange(
        "rpgInert",
        true,
      ) as Change),
    });
    expect(both.stateStatuses).toEqual(["rpgInert", "rpgBleed"]);
    const left = character(both.conditionChange("rpgInert", false) as Change);
    expect(left.stateStatuses).toEqual(["rpgBleed"]);
  });

  test("RP-61: of a limb lost for good shows, and no hand takes it away", () => {
    const maimed = character({ sequels: [{ part: "arm", side: "left" }, { part: "legs" }] });
    expect(maimed.stateStatuses).toEqual(["rpgCrawl", "rpgLimb"]);
    expect(maimed.conditionChange("rpgLimb", false)).toBeNull();
  });
});
