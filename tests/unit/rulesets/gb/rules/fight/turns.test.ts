import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  isBefore,
  nextTurn,
  shockTime,
  stanceArmor,
  type LimitedStates,
} from "../../../../../../src/rulesets/gb/rules/fight/turns.js";
import { shockPassed } from "../../../../../../src/rulesets/gb/rules/body/shock-passed.js";
import { endedStates, type TurnChange } from "../../../../../../src/rulesets/gb/rules/fight/turn-ends.js";

const FIGHT = "fight";
const at = (round: number, turn: number) => ({ round, turn });
const from = (previous: [number, number], current: [number, number] | null): TurnChange => ({
  combatId: FIGHT,
  previous: at(...previous),
  current: current && at(...current),
});
const calm: LimitedStates = {
  shock: { kind: "none", until: { combatId: "", round: 0, turn: 0, time: 0 } },
  stance: "none",
  barred: false,
};
const shocked = (until: { round: number; turn: number } | null): LimitedStates => ({
  ...calm,
  shock: { kind: "violent", until: until ? { combatId: FIGHT, ...until, time: 0 } : calm.shock.until },
});

test("GB-21: a charge costs two points of armour class, fighting defensively brings two", () => {
  expect([stanceArmor("none"), stanceArmor("charge"), stanceArmor("defensive")]).toEqual([0, -2, 2]);
});

describe("GB-34: the victim's next turn", () => {
  it("is in this round when it is still to come", () => expect(nextTurn(at(2, 0), 3)).toEqual(at(2, 3)));
  it("is in the next round once it has begun", () => {
    expect(nextTurn(at(2, 3), 3)).toEqual(at(3, 3));
    expect(nextTurn(at(2, 3), 1)).toEqual(at(3, 1));
  });
});

test("GB-34, D-58: outside of a fight a shock is over a round later, not before", () => {
  const until = { combatId: "", round: 0, turn: 0, time: shockTime(100.5) };
  const over = (kind: "none" | "violent", now: number) => shockPassed({ kind, until }, now);
  expect([over("violent", 105), over("violent", 106), over("none", 106)]).toEqual([false, true, false]);
});

describe("GB-34, GB-35: a shock", () => {
  const states = shocked(nextTurn(at(1, 0), 1));

  it("lasts while the victim's next turn is played, and ends with it", () => {
    expect(endedStates(states, 1, from([1, 0], [1, 1]))).toEqual({});
    expect(endedStates(states, 1, from([1, 1], [1, 2]))).toEqual({ shock: "none" });
  });

  it("of one who was just playing lasts a round more", () => {
    const own = shocked(nextTurn(at(1, 1), 1));
    expect(endedStates(own, 1, from([1, 1], [1, 2]))).toEqual({});
    expect(endedStates(own, 1, from([2, 1], [2, 2]))).toEqual({ shock: "none" });
  });

  it("ends when its turn is skipped", () => {
    expect(endedStates(states, 1, from([1, 0], [2, 0]))).toEqual({ shock: "none" });
  });

  it("is counted at the turn the victim has now, wherever somebody who joined has pushed it", () => {
    expect(endedStates(states, 2, from([1, 1], [1, 2]))).toEqual({});
    expect(endedStates(states, 2, from([1, 2], [2, 0]))).toEqual({ shock: "none" });
  });

  it("given outside the fight ends with the first turn of the victim that ends", () => {
    expect(endedStates(shocked(null), 1, from([1, 0], [1, 1]))).toEqual({});
    expect(endedStates(shocked(null), 1, from([1, 1], [1, 2]))).toEqual({ shock: "none" });
  });
});

test("GB-21: a stance ends when the bearer's next turn begins", () => {
  const charging = { ...calm, stance: "charge" as const };
  expect(endedStates(charging, 1, from([1, 1], [1, 2]))).toEqual({});
  expect(endedStates(charging, 1, from([1, 2], [2, 0]))).toEqual({});
  expect(endedStates(charging, 1, from([2, 0], [2, 1]))).toEqual({ stance: "none" });
});

test("GB-69: a barred action is barred until that turn ends", () => {
  const barred = { ...calm, barred: true };
  expect(endedStates(barred, 1, from([1, 0], [1, 1]))).toEqual({});
  expect(endedStates(barred, 1, from([1, 1], [1, 2]))).toEqual({ barred: false });
});

test("the end of a fight ends them all", () => {
  const all: LimitedStates = { ...shocked(at(9, 0)), stance: "defensive", barred: true };
  expect(endedStates(all, 0, from([1, 0], null))).toEqual({ shock: "none", stance: "none", barred: false });
});

test("step by step or all at once, what ends is the same", () => {
  const place = fc.integer({ min: 0, max: 4 });
  const start = fc.record({ round: fc.integer({ min: 1, max: 3 }), turn: place });
  fc.assert(
    fc.property(start, place, fc.integer({ min: 1, max: 14 }), (now, bearer, steps) => {
      const states: LimitedStates = { ...shocked(nextTurn(now, bearer)), stance: "charge", barred: true };
      const moments = [now];
      for (let i = 0; i < steps; i++) {
        const { round, turn } = moments[i] ?? now;
        moments.push(turn === 4 ? at(round + 1, 0) : at(round, turn + 1));
      }
      const slowly = moments
        .slice(1)
        .map((current, i) => endedStates(states, bearer, { combatId: FIGHT, previous: moments[i] ?? now, current }));
      const current = moments.at(-1) ?? now;
      const jump = endedStates(states, bearer, { combatId: FIGHT, previous: now, current });
      expect(isBefore(now, current)).toBe(true);
      expect(jump).toEqual(Object.assign({}, ...slowly));
    }),
  );
});
