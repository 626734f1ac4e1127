import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OTHER_ACTIONS } from "../../../../../../src/rulesets/seuils/rules/fight/other-actions.js";
import { freshRound, type RoundActions } from "../../../../../../src/rulesets/seuils/rules/fight/round-actions.js";
import {
  actionRefused,
  actionSpent,
  actionsLeft,
  attackMade,
  attackRefused,
  defenceCostsAttack,
  defenceMade,
  heeded,
  nextExtraDefence,
} from "../../../../../../src/rulesets/seuils/rules/fight/round-spending.js";

const fresh = freshRound();

describe("two actions a round", () => {
  test("SE-14: two of them, one an attack; creatures have other numbers", () => {
    const struck = attackMade(fresh);
    expect([attackRefused(struck), actionRefused(struck), actionsLeft(struck)]).toEqual(["attackAlreadyMade", null, 1]);
    expect(attackRefused(attackMade(freshRound(3, 2)))).toBeNull();
    expect(attackRefused(freshRound(2, 0))).toBe("noAttack");
  });

  test("SE-15: the attack may be the second action", () => {
    expect(attackRefused(actionSpent(fresh))).toBeNull();
    expect(attackRefused(actionSpent(actionSpent(fresh)))).toBe("noActionLeft");
  });

  test("SE-16: two defences lose the attack, and the second one is told to", () => {
    expect([defenceCostsAttack(fresh), defenceCostsAttack(defenceMade(fresh))]).toEqual([false, true]);
    expect(attackRefused(defenceMade(defenceMade(fresh)))).toBe("noActionLeft");
    expect(defenceCostsAttack(attackMade(fresh))).toBe(false);
  });

  test("SE-17: with both actions spent defences are extra ones, counted from one", () => {
    let round = defenceMade(defenceMade(fresh));
    expect(nextExtraDefence(round)).toBe(1);
    round = defenceMade(round);
    expect([nextExtraDefence(round), round.extraDefences, round.spent]).toEqual([2, 1, 2]);
    expect(nextExtraDefence(defenceMade(fresh))).toBe(0);
  });

  test("SE-14: outside a fight nothing is counted and every defence is an ordinary one", () => {
    expect(nextExtraDefence(null)).toBe(0);
  });

  test("SE-14: a refusal stands, is told, or is nobody's business", () => {
    const refusal = "noActionLeft";
    expect(heeded(refusal)).toEqual({ refusal, warning: null });
    expect(heeded(refusal, { actionControl: "warn" })).toEqual({ refusal: null, warning: refusal });
    expect(heeded(refusal, { actionControl: "off" })).toEqual({ refusal: null, warning: null });
  });

  test("SE-14…SE-17: whatever is tried, nobody spends more than there is", () => {
    const steps: readonly ((round: RoundActions) => RoundActions)[] = [
      (round) => (attackRefused(round) ? round : attackMade(round)),
      (round) => (actionRefused(round) ? round : actionSpent(round)),
      defenceMade,
    ];
    const tried = fc.array(fc.constantFrom(...steps), { maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(6), tried, (actions, attacks, all) => {
        const round = all.reduce((now, step) => step(now), freshRound(actions, attacks));
        expect(round.spent).toBeLessThanOrEqual(actions);
        expect(round.attacks).toBeLessThanOrEqual(attacks);
        expect(actionsLeft(round)).toBe(actions - round.spent);
        expect(round.extraDefences === 0 || round.spent === actions).toBe(true);
      }),
    );
  });
});

test("SE-18: what the text names is proposed with an easy roll", () => {
  expect(Object.values(OTHER_ACTIONS).map(({ difficulty }) => difficulty)).toEqual([1, 1, 1]);
  expect(OTHER_ACTIONS.run.characteristic).toBe("rapidite");
});
