import { describe, expect, test } from "vitest";
import { actionsTold, halvesLeft } from "../../../../src/rulesets/d20d100/fight/actions-told.js";
import { fightWritten } from "../../../../src/rulesets/d20d100/fight/fight-now.js";
import { figuresOf } from "../../../../src/rulesets/d20d100/data/reading.js";
import type { FightState } from "../../../../src/rulesets/d20d100/rules/fight/fight-state.js";
import { havingSpent } from "../../../../src/rulesets/d20d100/rules/fight/fight-spent.js";
import { inRound, openRing } from "./attack/table.js";

/** Writes what somebody remembers of the fight, as a card would. */
function remember(actor: Actor, change: (state: FightState) => FightState): void {
  const values = fightWritten(actor, change).map(({ path, after }) => [path, after] as const);
  actor.updateSource(foundry.utils.expandObject(Object.fromEntries(values)) as never);
  actor.prepareData();
}
const words = (actor: Actor) => actionsTold(figuresOf(actor)).map(({ key }) => key.split(".").at(-1));

describe("what is left of a round", () => {
  test("outside a fight nobody counts, and nothing is remembered", () => {
    const { hero } = openRing();
    expect([halvesLeft(figuresOf(hero)), words(hero), fightWritten(hero, (state) => state)]).toEqual([null, [], []]);
  });

  test("DD-120: two simple actions, one, none, and more than there are, which is told and not forbidden", () => {
    const { hero } = openRing();
    inRound(1);
    const told: unknown[] = [words(hero)];
    for (let times = 0; times < 3; times += 1) {
      remember(hero, (state) => havingSpent(state, 1));
      told.push(words(hero));
    }
    expect(told).toEqual([["two"], ["one"], ["none"], ["over"]]);
  });

  test("DD-119: in the round of a surprise the others have one simple action, whoever is surprised none", () => {
    const { hero, foe } = openRing();
    inRound(1);
    remember(foe, (state) => ({ ...state, surprised: true }));
    expect([words(hero), words(foe)]).toEqual([["one"], ["none"]]);
    inRound(2);
    expect([words(hero), words(foe)]).toEqual([["two"], ["two"]]);
  });

  test("DD-91: a shock counts for the next turn, not for a round in which one has acted already", () => {
    const { hero } = openRing();
    const shock = (round: number) => {
      const shockEnds = { combatId: "f".repeat(16), round, turn: 0 };
      hero.updateSource({ system: { states: { shock: true, shockEnds } } } as never);
      hero.prepareData();
    };
    inRound(1);
    remember(hero, (state) => havingSpent(state, 2));
    shock(2);
    expect(words(hero)).toEqual(["none"]);
    inRound(2);
    expect(words(hero)).toEqual(["one"]);
    shock(2);
    expect(words(hero)).toEqual(["one"]);
  });

  test("DD-157: with what is readied", () => {
    const { hero } = openRing();
    inRound(1);
    remember(hero, (state) => ({ ...state, readied: "la porte s’ouvre" }));
    expect(actionsTold(figuresOf(hero)).at(-1)?.data).toEqual({ trigger: "la porte s’ouvre" });
  });
});
