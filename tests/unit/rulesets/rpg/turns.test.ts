import { describe, expect, test } from "vitest";
import { roundBegun, roundKept } from "../../../../src/rulesets/rpg/data/actors/round.js";
import type { RpgActor } from "../../../../src/rulesets/rpg/data/actors/rpg-actor.js";
import { openPlans } from "../../../../src/rulesets/rpg/rules/fight/round-spending.js";
import { turns } from "../../../../src/rulesets/rpg/fight/turns.js";
import { character } from "../../../support/models/rpg-models.js";

const step = (previous: readonly [number, number], current: readonly [number, number] | null) => ({
  combatId: "fight",
  previous: { round: previous[0], turn: previous[1] },
  current: current && { round: current[0], turn: current[1] },
});
const patient = (conditions: readonly object[], more: object = {}) =>
  ({ system: character({ conditions, ...more }) }) as unknown as Actor;
const condition = (state: object, last: number | null, more: object = {}) => ({
  state,
  span: { clock: "round", first: 1, last },
  ends: "rounds",
  wound: "w",
  ...more,
});
const NEW_ROUND = (round: number) => ({ ...roundBegun({ combatId: "fight", round }), lastRound: character().round });

describe("a new round", () => {
  test("RP-38: forgets what was done in the last one; a new turn or a step back does not", () => {
    expect(turns(patient([]), 0, step([1, 3], [2, 0]))).toEqual(NEW_ROUND(2));
    expect(turns(patient([]), 0, step([1, 0], [1, 1]))).toBeNull();
    expect(turns(patient([]), 0, step([3, 0], [2, 4]))).toBeNull();
  });

  test("RP-37, RP-38: what was declared and done in this one, and in the last, is known as long as that", () => {
    const now = (round: number) => ({ combatId: "fight", round });
    const fighter = (data: object) => patient([], data).system as unknown as RpgActor;
    const begun = fighter({ round: { ...now(1), section: "magic", attacks: 1 } });
    expect(roundKept(begun, now(1))).toMatchObject({ round: { round: 1, section: "magic", attacks: 1 } });
    const second = fighter(turns({ system: begun } as never, 0, step([1, 3], [2, 0])) ?? {});
    expect(roundKept(second, now(1))).toMatchObject({ round: { round: 1, section: "magic", attacks: 1 } });
    expect(roundKept(second, now(2))).toMatchObject({ round: { round: 2, section: null, attacks: 0 } });
    expect([roundKept(second, now(3)), roundKept(second, { combatId: "other", round: 1 })]).toEqual([null, null]);
  });

  test("RP-61: ends what lasted so long and leaves the rest", () => {
    const [inert, bleeding] = [condition({ type: "inert" }, 1), condition({ type: "bleed", formula: "1d4" }, null)];
    expect(turns(patient([inert, bleeding]), 0, step([1, 0], [2, 0]))).toEqual({
      ...NEW_ROUND(2),
      conditions: [bleeding],
    });
    expect(turns(patient([bleeding]), 0, step([1, 0], [2, 0]))).toEqual(NEW_ROUND(2));
  });

  test("RP-58, RP-76: leaves deaths and awakenings to the clock, which has a card for them", () => {
    const dying = condition({ type: "dying", avert: "none" }, 3);
    const out = condition({ type: "unconscious" }, 3, { regain: 4 });
    expect(turns(patient([dying, out]), 0, step([3, 0], [4, 0]))).toEqual(NEW_ROUND(4));
  });

  test("RP-31: finds nobody surprised after the first, whenever they were taken unawares", () => {
    const before = character().conditionChange("rpgSurprised", true) as { readonly conditions: readonly object[] };
    expect(turns(patient(before.conditions), 0, step([1, 0], [2, 0]))).toMatchObject({ conditions: [] });
  });
});

test("RP-61: with the fight ends what lasts as long; rounds that are left go on in seconds", () => {
  const trunk = condition({ type: "restrict", mode: "parryOnly" }, null, { ends: "combatEnd" });
  const bola = condition({ type: "inert" }, 6);
  expect(turns(patient([trunk, bola]), 0, step([4, 2], null))).toEqual({
    conditions: [{ ...bola, span: { clock: "world", first: -3, last: 2 } }],
  });
  expect(turns(patient([]), 0, step([4, 2], null))).toBeNull();
});

test("RP-38, RP-39: what was parried early in a round counts when a plan is chosen, and no longer in the next", () => {
  const now = { combatId: "fight", round: 2 };
  const fighter = character({ round: { ...now, parries: 1 } });
  expect(openPlans(fighter.roundAt(now))).toEqual(["AP", "PP"]);
  const begun = turns({ system: fighter } as unknown as Actor, 0, step([2, 4], [3, 0])) ?? {};
  expect(openPlans(character(begun).roundAt({ ...now, round: 3 }))).toEqual(["AA", "AP", "PP"]);
});
