import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ACTIONS,
  freshRound,
  type RoundActions,
} from "../../../../../../src/rulesets/rpg/rules/fight/round-actions.js";
import {
  MOST_PARRIES,
  actionsLeft,
  attackMade,
  mayAttackAgain,
  mayParryAgain,
  moveMade,
  openPlans,
  parryMade,
  planChosen,
  planFigures,
} from "../../../../../../src/rulesets/rpg/rules/fight/round-spending.js";
import { PLANS, SECTIONS } from "../../../../../../src/rulesets/rpg/rules/vocabulary.js";

const fresh = freshRound(ACTIONS, "melee");
const must = (state: RoundActions | null): RoundActions => {
  if (!state) throw new Error("refused");
  return state;
};

describe("two actions a round", () => {
  test("RP-38: a plan shares them out between attacks and parries", () => {
    expect(PLANS.map((plan) => planFigures(plan, ACTIONS))).toEqual([
      { attacks: 2, parries: 0 },
      { attacks: 1, parries: 1 },
      { attacks: 0, parries: 2 },
    ]);
  });

  test("RP-40: creatures have other numbers, and parry twice at most", () => {
    expect(PLANS.map((plan) => planFigures(plan, 4).attacks)).toEqual([4, 3, 2]);
    expect(openPlans(freshRound(1, "melee"))).toEqual(["AA", "AP"]);
    const octopus = must(parryMade(must(parryMade(freshRound(4, "melee")))));
    expect([mayParryAgain(octopus), openPlans(octopus)]).toEqual([false, ["PP"]]);
  });

  test("RP-38: blows wait for a plan, and a plan is chosen once", () => {
    expect(mayAttackAgain(fresh)).toBe(false);
    const planned = must(planChosen(fresh, "AP"));
    expect(mayAttackAgain(planned)).toBe(true);
    expect(planChosen(planned, "PP")).toBeNull();
  });

  test("RP-39: parries made before one's turn close the plans that keep fewer", () => {
    const once = must(parryMade(fresh));
    expect(openPlans(once)).toEqual(["AP", "PP"]);
    expect(planChosen(once, "AA")).toBeNull();
    expect(openPlans(must(parryMade(once)))).toEqual(["PP"]);
    const struck = must(attackMade(must(planChosen(once, "AP"))));
    expect([mayParryAgain(struck), mayAttackAgain(struck), actionsLeft(struck)]).toEqual([false, false, 0]);
  });

  test("RP-40: a shot or a spell is once a round, and leaves a parry", () => {
    const shot = must(attackMade(freshRound(ACTIONS, "missile")));
    expect([mayAttackAgain(shot), mayParryAgain(shot)]).toEqual([false, true]);
    expect(mayAttackAgain(shot, 2)).toBe(true); // where the table allows two shots (D-19)
    expect(mayAttackAgain(must(attackMade(freshRound(ACTIONS, "magic"), 2)), 2)).toBe(false);
    const guarded = must(parryMade(must(parryMade(freshRound(ACTIONS, "missile")))));
    expect(mayAttackAgain(guarded)).toBe(false);
  });

  test("RP-40: who only moves parries twice; moving is free, or costs an action", () => {
    const moving = freshRound(ACTIONS, "movement");
    expect(mayAttackAgain(moving)).toBe(false);
    expect(moveMade(moving, false)).toBe(moving);
    const paid = must(parryMade(must(moveMade(moving, true))));
    expect([mayParryAgain(paid), moveMade(paid, true)]).toEqual([false, null]);
  });

  test("RP-38…RP-40: whatever is tried, nobody spends more than there is", () => {
    const steps: readonly ((state: RoundActions) => RoundActions | null)[] = [
      (state) => attackMade(state),
      (state) => parryMade(state),
      (state) => moveMade(state, true),
      ...PLANS.map((plan) => (state: RoundActions) => planChosen(state, plan)),
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.constantFrom(...SECTIONS),
        fc.array(fc.constantFrom(...steps), { maxLength: 20 }),
        (actions, section, tried) => {
          const state = tried.reduce((now, step) => step(now) ?? now, freshRound(actions, section));
          expect(state.attacks + state.parries + state.moves).toBeLessThanOrEqual(actions);
          expect(state.parries).toBeLessThanOrEqual(MOST_PARRIES);
          expect(actionsLeft(state)).toBe(actions - state.attacks - state.parries - state.moves);
        },
      ),
    );
  });
});
