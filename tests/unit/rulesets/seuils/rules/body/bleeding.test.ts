import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bleedRounds,
  bleedSeconds,
  nextTick,
  type Bled,
  type Bleeder,
} from "../../../../../../src/rulesets/seuils/rules/body/bleeding.js";
import { NO_CARE } from "../../../../../../src/rulesets/seuils/rules/care/care.js";
import type { Rows } from "../../../../../../src/rulesets/seuils/rules/body/circles.js";
import { DEFAULTS } from "../../../../../../src/rulesets/seuils/rules/options.js";
import { stateOf } from "../../../../../../src/rulesets/seuils/rules/body/state.js";
import { ROWS } from "../../../../../../src/rulesets/seuils/rules/vocabulary.js";
import { anyRows, human } from "../support.js";

const bleeding = { ...NO_CARE, bleeding: true };
const hurt = (rows: Rows): Bleeder => ({ rows, surplus: 0, care: bleeding });
const told = ({ ticks }: Bled) => ticks.map(({ after, placed }) => [after, placed]);

describe("blood", () => {
  test("SE-69: a human with one Blessé and no help is dead after 23 rounds, or two minutes and 18 seconds", () => {
    const rounds = bleedRounds(hurt(human({ blesse: [1] })), 100);
    expect(told(rounds)).toEqual([
      [10, "blesse"],
      [20, "tue"],
      [23, "surplus"],
    ]);
    const seconds = bleedSeconds(hurt(human({ blesse: [1] })), 86_400);
    expect(told(seconds)).toEqual([
      [60, "blesse"],
      [120, "tue"],
      [138, "surplus"],
    ]);
    expect([rounds, seconds].map(({ rows, surplus }) => stateOf(rows, surplus))).toEqual(["mort", "mort"]);
  });

  test("SE-69: the next circle is told in seconds and in rounds, whatever has run already", () => {
    const care = { ...bleeding, bleedSeconds: 18 };
    expect(nextTick({ ...hurt(human({ blesse: [1] })), care })).toEqual({ row: "blesse", seconds: 42, rounds: 7 });
    const tue = { ...hurt(human({ tue: [1] })), care: { ...bleeding, bleedRounds: 1, bleedSeconds: 2 } };
    expect(nextTick(tue)).toEqual({ row: "tue", seconds: 10, rounds: 2 });
    expect([nextTick(hurt(human({ touche: [4] }))), nextTick({ ...tue, care: NO_CARE })]).toEqual([null, null]);
    expect(nextTick({ ...tue, surplus: 1 })).toBeNull();
  });

  test("SE-69: what is told of the next circle comes to pass", () => {
    fc.assert(
      fc.property(anyRows, fc.nat(59), fc.nat(2), (rows, seconds, rounds) => {
        const bleeder = { rows, surplus: 0, care: { ...bleeding, bleedSeconds: seconds, bleedRounds: rounds } };
        const next = nextTick(bleeder);
        if (!next) return;
        expect(bleedSeconds(bleeder, next.seconds).ticks).toHaveLength(1);
        if (next.seconds > 0) expect(bleedSeconds(bleeder, next.seconds - 1).ticks).toEqual([]);
        expect(bleedRounds(bleeder, next.rounds).ticks.length).toBeGreaterThan(0);
        expect(bleedRounds(bleeder, next.rounds - 1).ticks).toEqual([]);
      }),
    );
  });

  test("SE-69: Touché does not bleed, nor does a wound that was dressed, nor the dead", () => {
    expect(bleedRounds(hurt(human({ touche: [4] })), 99).ticks).toEqual([]);
    expect(bleedRounds({ ...hurt(human({ tue: [1] })), care: NO_CARE }, 99).ticks).toEqual([]);
    expect(bleedRounds({ ...hurt(human({ tue: [1] })), surplus: 1 }, 99).ticks).toEqual([]);
    expect(bleedRounds(hurt(human({ tue: [1] })), 99, { ...DEFAULTS, killedMeaning: "dead" }).ticks).toEqual([]);
  });

  test("SE-69: seconds that are left over are kept, and the clock of another row begins anew", () => {
    const options = { ...DEFAULTS, roundSeconds: 7 };
    const nine = bleedRounds(
      hurt({ ...human({ blesse: [1] }), blesse: { max: 6, lethal: 1, temporary: 0 } }),
      9,
      options,
    );
    expect([told(nine), nine.care.bleedSeconds]).toEqual([[[9, "blesse"]], 3]);
    const risen = bleedRounds(hurt(human({ blesse: [2] })), 9, options);
    expect([told(risen), risen.care.bleedSeconds, risen.care.bleedRounds]).toEqual([[[9, "tue"]], 3, 0]);
    expect(told(bleedRounds(hurt(human({ blesse: [2] })), 99, options))).toEqual([
      [9, "tue"],
      [12, "surplus"],
    ]);
    expect(bleedSeconds({ ...hurt(human({ blesse: [2] })), care: { ...bleeding, bleedSeconds: 59 } }, 1).care).toEqual(
      bleeding,
    );
  });

  test("SE-69: out of combat the rounds of Tué are made of seconds", () => {
    const { care, ticks } = bleedSeconds(hurt(human({ tue: [1] })), 16);
    expect([care.bleedRounds, care.bleedSeconds, ticks]).toEqual([2, 4, []]);
  });

  const time = fc.nat(80);

  test("SE-69: time that passes in two parts does the same as in one", () => {
    fc.assert(
      fc.property(anyRows, time, time, fc.integer({ min: 1, max: 60 }), (rows, first, second, roundSeconds) => {
        const options = { ...DEFAULTS, roundSeconds };
        for (const [bleed, unit] of [
          [bleedRounds, 1],
          [bleedSeconds, 7],
        ] as const) {
          const once = bleed(hurt(rows), (first + second) * unit, options);
          const half = bleed(hurt(rows), first * unit, options);
          const twice = bleed(half, second * unit, options);
          expect([twice.rows, twice.surplus, twice.care]).toEqual([once.rows, once.surplus, once.care]);
        }
      }),
    );
  });

  test("SE-69: where rounds divide a minute, rounds and seconds tick the same circles", () => {
    fc.assert(
      fc.property(anyRows, fc.nat(120), fc.constantFrom(1, 3, 6, 10, 60), (rows, rounds, roundSeconds) => {
        const options = { ...DEFAULTS, roundSeconds };
        const byRounds = bleedRounds(hurt(rows), rounds, options);
        const bySeconds = bleedSeconds(hurt(rows), rounds * roundSeconds, options);
        expect([bySeconds.rows, bySeconds.surplus]).toEqual([byRounds.rows, byRounds.surplus]);
      }),
    );
  });

  test("SE-53, SE-69: every tick is a circle filled, or the death of somebody", () => {
    fc.assert(
      fc.property(anyRows, time, (rows, rounds) => {
        const after = bleedRounds(hurt(rows), rounds * 10);
        const filled = ROWS.reduce((sum, row) => sum + after.rows[row].lethal - rows[row].lethal, 0);
        expect(filled + after.surplus).toBe(after.ticks.length);
        expect(after.surplus).toBeLessThanOrEqual(1);
      }),
    );
  });
});
