import { beforeEach, describe, expect, test, vi } from "vitest";
import { actionWritten } from "../../../../src/rulesets/seuils/fight/round-written.js";
import { actionsNow } from "../../../../src/rulesets/seuils/data/reading.js";
import { turns } from "../../../../src/rulesets/seuils/fight/turns.js";
import { character } from "../../../support/models/seuils-models.js";

const step = (previous: readonly [number, number], current: readonly [number, number] | null) => ({
  combatId: "fight",
  previous: { round: previous[0], turn: previous[1] },
  current: current && { round: current[0], turn: current[1] },
});
const actor = (system: object) => ({ system: character(system), type: "seuilsCharacter" }) as unknown as Actor;
const done = { attacks: 1, defences: 1, others: 0, extraDefences: 1 };
const nothing = { attacks: 0, defences: 0, others: 0, extraDefences: 0 };

describe("SE-14, SE-19: a new round", () => {
  const round = { combatId: "fight", round: 1, ...done };

  test("gives all actions again, and keeps the last one for a keeper who steps back", () => {
    expect(turns(actor({ round }), 0, step([1, 3], [2, 0]))).toEqual({
      round: { combatId: "fight", round: 2, ...nothing },
      lastRound: round,
    });
    expect(turns(actor({ round }), 0, step([1, 0], [1, 1]))).toBeNull();
    expect(turns(actor({ round: { ...round, round: 2 } }), 0, step([1, 3], [2, 0]))).toBeNull();
  });

  test("finds nobody surprised any more, nor does the end of a fight", () => {
    const surprised = { suffers: { surprised: true, held: true } };
    expect(turns(actor(surprised), 0, step([1, 3], [2, 0]))).toMatchObject({ suffers: { surprised: false } });
    expect(turns(actor(surprised), 0, step([1, 0], [1, 1]))).toBeNull();
    expect(turns(actor(surprised), 0, step([3, 1], null))).toEqual({ suffers: { surprised: false } });
    expect(turns(actor(surprised), 0, step([0, 0], [1, 0]))).not.toHaveProperty("suffers");
    expect(turns(actor({}), 0, step([3, 1], null))).toBeNull();
  });

  test("is none any more once the fight is over: what was done in it counts for no other", () => {
    expect(turns(actor({ round }), 0, step([3, 1], null))).toEqual({ round: { combatId: "", round: 0, ...nothing } });
  });
});

describe("SE-14…SE-18: an action", () => {
  let fighter: Actor;
  const inFight = (system: object) => {
    fighter = actor(system);
    const fight = { id: "fight", round: 2, started: true, combatants: [{ actor: fighter }] };
    vi.stubGlobal("game", { combats: [fight] });
  };
  beforeEach(() => inFight({}));
  const now = { combatId: "fight", round: 2 };

  test("is counted as what it is; a defence beyond the last action as an extra one", () => {
    const counted = (deed: "attack" | "defence" | "other") => actionWritten(fighter, deed).numbers[0];
    inFight({ round: { ...now, attacks: 1 } });
    expect([counted("defence"), counted("other")]).toMatchObject([
      { path: "system.round.defences", after: 1 },
      { path: "system.round.others", after: 1 },
    ]);
    inFight({ round: { ...now, defences: 2, extraDefences: 1 } });
    expect(counted("defence")).toEqual({
      ...{ path: "system.round.extraDefences", after: 2 },
      while: { path: "system.round", is: { combatId: "fight", round: 2 } }, // what was done in a round is given back in no other
    });
    expect(actionWritten(fighter, "defence").values).toEqual([]);
  });

  test("begins the round of whoever is quicker than the arbiter", () => {
    inFight({ round: { combatId: "fight", round: 1, attacks: 1, defences: 1 } });
    const { numbers, values } = actionWritten(fighter, "attack");
    expect(numbers).toMatchObject([{ path: "system.round.attacks", after: 1 }]);
    expect(values).toEqual(
      [
        { path: "system.round.round", after: 2 },
        { path: "system.round.defences", after: 0 },
        { path: "system.lastRound.combatId", after: "fight" },
        { path: "system.lastRound.round", after: 1 },
        { path: "system.lastRound.attacks", after: 1 },
        { path: "system.lastRound.defences", after: 1 },
      ].map((value) => ({ ...value, stays: true })), // others of the round rest on it
    );
  });

  test("outside a fight is counted by nobody", () => {
    expect(actionsNow(fighter)).toMatchObject({ spent: 0, actions: 2 });
    vi.stubGlobal("game", { combats: [] });
    expect([actionsNow(fighter), actionWritten(fighter, "attack")]).toEqual([null, { numbers: [], values: [] }]);
  });
});
