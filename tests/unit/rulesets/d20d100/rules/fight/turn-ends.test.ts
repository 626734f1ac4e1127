import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  endedStates,
  isBefore,
  type LimitedStates,
} from "../../../../../../src/rulesets/d20d100/rules/fight/turn-ends.js";
import { type Moment } from "../../../../../../src/rulesets/d20d100/rules/body/shock-end.js";
import { nextTurn } from "../../../../../../src/rulesets/d20d100/rules/fight/next-turn.js";

const NONE: LimitedStates = {
  shock: false,
  stunned: false,
  shockEnds: { combatId: "", round: 0, turn: 0 },
  stance: "none",
  forceFlatFooted: false,
  stolenUpon: false,
};
const at = (round: number, turn: number): Moment => ({ round, turn });
const step = (previous: Moment, current: Moment | null) => ({ combatId: "fight", previous, current });

describe("what turns end", () => {
  test("DD-91: a shock lasts through the next turn of whom it befell, be it in this round or the next", () => {
    const shaken = (now: Moment, place: number) => ({
      ...NONE,
      shock: true,
      stunned: true,
      shockEnds: { combatId: "fight", ...nextTurn(now, place) },
    });
    // struck in somebody's turn 0, with turn 2 still to come
    const early = shaken(at(1, 0), 2);
    expect(endedStates(early, 2, step(at(1, 1), at(1, 2)))).toEqual({});
    expect(endedStates(early, 2, step(at(1, 2), at(1, 3)))).toEqual({ shock: false, stunned: false });
    // struck in their own turn: it is the one of the next round that counts
    const own = shaken(at(1, 2), 2);
    expect(endedStates(own, 2, step(at(1, 2), at(2, 0)))).toEqual({});
    expect(endedStates(own, 2, step(at(2, 2), at(3, 0)))).toEqual({ shock: false, stunned: false });
  });

  test("DD-91: a shock from before the fight ends with the first own turn, and any with the fight", () => {
    const shaken = { ...NONE, shock: true };
    expect(endedStates(shaken, 1, step(at(1, 0), at(1, 1)))).toEqual({});
    expect(endedStates(shaken, 1, step(at(1, 1), at(2, 0)))).toEqual({ shock: false });
    expect(endedStates(shaken, 1, step(at(1, 0), null))).toEqual({ shock: false });
  });

  test("DD-152, DD-153, DD-159: stances and being open after a charge last until the next own turn begins", () => {
    const open = { ...NONE, stance: "defensive", forceFlatFooted: true } as const;
    expect(endedStates(open, 1, step(at(1, 1), at(1, 2)))).toEqual({});
    expect(endedStates(open, 1, step(at(1, 2), at(2, 0)))).toEqual({});
    expect(endedStates(open, 1, step(at(2, 0), at(2, 1)))).toEqual({ stance: "none", forceFlatFooted: false });
    expect(endedStates(open, 1, step(at(1, 2), at(3, 0)))).toEqual({ stance: "none", forceFlatFooted: false });
  });

  test("DD-91: nothing ends that does not hold, and the next turn is always ahead", () => {
    const moment = fc.record({ round: fc.integer({ min: 1, max: 9 }), turn: fc.nat(5) });
    fc.assert(
      fc.property(moment, moment, fc.nat(5), (previous, current, place) => {
        expect(endedStates(NONE, place, step(previous, current))).toEqual({});
        expect(isBefore(previous, nextTurn(previous, place))).toBe(true);
      }),
    );
  });
});
