import { describe, expect, test } from "vitest";
import { turns } from "../../../../src/rulesets/d20d100/fight/turns.js";
import { investigator } from "../../../support/models/d20d100-models.js";

const step = (previous: readonly [number, number], current: readonly [number, number] | null) => ({
  combatId: "fight",
  previous: { round: previous[0], turn: previous[1] },
  current: current && { round: current[0], turn: current[1] },
});
const actor = (system: object) => ({ system: investigator(system), type: "d20d100Investigator" }) as unknown as Actor;
const fight = { combatId: "fight", round: 1, engaged: false, surprised: false, spent: 0, attacks: 0, readied: "" };

describe("what turns bring", () => {
  test("DD-130: whoever has had a turn is au dépourvu no more", () => {
    expect(turns(actor({}), 1, step([1, 1], [1, 2]))).toMatchObject({
      fight: { combatId: "fight", round: 1, engaged: true },
    });
    expect(turns(actor({}), 2, step([1, 1], [1, 2]))).toBeNull();
    expect(turns(actor({ fight: { ...fight, engaged: true } }), 1, step([1, 1], [1, 2]))).toBeNull();
  });

  test("DD-119: whoever loses a turn to surprise has had none; the next one counts", () => {
    const surprised = actor({ fight: { ...fight, surprised: true } });
    expect(turns(surprised, 0, step([1, 0], [1, 1]))).toBeNull();
    expect(turns(surprised, 0, step([2, 0], [2, 1]))).toMatchObject({ fight: { surprised: false, engaged: true } });
    expect(turns(actor({ fight }), 0, step([0, 0], [1, 0]))).toBeNull();
  });

  test("DD-91, DD-152, DD-159: shock, stance and being open end, each in its turn", () => {
    const shaken = actor({
      states: { shock: true, stunned: true, shockEnds: { combatId: "fight", round: 2, turn: 0 } },
      defence: { stance: "total", forceFlatFooted: true },
      fight: { ...fight, engaged: true },
    });
    expect(turns(shaken, 0, step([1, 2], [2, 0]))).toEqual({ defence: { stance: "none", forceFlatFooted: false } });
    expect(turns(shaken, 0, step([2, 0], [2, 1]))).toMatchObject({ states: { shock: false, stunned: false } });
  });

  test("DD-161: whoever had somebody behind them turns round with their next turn; who was tied stays so", () => {
    const stolen = actor({ states: { helpless: true, stolenBy: "Actor.thief" }, fight: { ...fight, engaged: true } });
    expect(turns(stolen, 1, step([1, 0], [1, 1]))).toEqual({ states: { helpless: false, stolenBy: "" } });
    const tied = actor({ states: { helpless: true }, fight: { ...fight, engaged: true } });
    expect(turns(tied, 1, step([1, 0], [1, 1]))).toBeNull();
  });

  test("DD-157: what was readied waits until one's next turn, and no longer", () => {
    const waiting = actor({ fight: { ...fight, engaged: true, readied: "the door opens" } });
    expect(turns(waiting, 0, step([1, 0], [1, 1]))).toBeNull();
    expect(turns(waiting, 0, step([1, 2], [2, 0]))).toMatchObject({ fight: { engaged: true, readied: "" } });
  });

  test("DD-91, DD-130: nothing of it counts once the fight is over", () => {
    const fighter = actor({ states: { shock: true }, fight: { ...fight, engaged: true } });
    expect(turns(fighter, 0, step([3, 1], null))).toMatchObject({
      states: { shock: false },
      fight: { combatId: "", engaged: false },
    });
    expect(turns(actor({}), 0, step([3, 1], null))).toBeNull();
  });
});
