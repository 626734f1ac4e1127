import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pfCap, pfCeiling } from "../../../../../../src/rulesets/gb/rules/body/pools.js";
import { passTime, stabilisationDice } from "../../../../../../src/rulesets/gb/rules/body/time.js";
import type { Passing } from "../../../../../../src/rulesets/gb/rules/body/time.js";

const HOUR = 3600;
const DAY = 24 * HOUR;
const max = { pv: 10, pf: 10 };

function rested(pools: { pv: number; pf: number }, hours: number, rest: object = {}) {
  return passTime({
    pools,
    wounds: [],
    from: 0,
    until: hours * HOUR,
    rolls: [],
    rest: { max, cared: true, ...rest },
  });
}

describe("rest", () => {
  test("GB-13: a PF each full hour, and nothing for a part of one", () => {
    expect(rested({ pv: 10, pf: 8 }, 1.99).pools).toEqual({ pv: 10, pf: 9 });
  });

  test("GB-13: what is left of an hour and of a day is carried to the next rest", () => {
    const { carryMinutes, carryHours } = rested({ pv: 4, pf: 1 }, 1.5);
    expect({ carryMinutes, carryHours }).toEqual({ carryMinutes: 30, carryHours: 1.5 });
    expect(rested({ pv: 4, pf: 2 }, 0.5, { carryMinutes }).pools.pf).toBe(3);
    expect(rested({ pv: 4, pf: 2 }, 1, { carryHours: 23 }).pools.pv).toBe(5);
  });

  test("GB-13: a full pool carries nothing, and hours without care do not count towards a PV", () => {
    expect(rested({ pv: 10, pf: 10 }, 1.5)).toMatchObject({ carryMinutes: 0, carryHours: 0 });
    expect(rested({ pv: 4, pf: 1 }, 5, { cared: false, carryHours: 3 })).toMatchObject({ carryHours: 3 });
  });

  test("GB-13: in the hour that completes a day the PV comes first", () => {
    expect(rested({ pv: 3, pf: 3 }, 24)).toMatchObject({ pools: { pv: 4, pf: 5 }, regained: { pv: 1, pf: 2 } });
  });

  test("GB-13: the dead stay dead", () => {
    expect(rested({ pv: 0, pf: 3 }, 240).pools).toEqual({ pv: 0, pf: 3 });
  });

  test("GB-13, GB-14: nothing comes back above the maximum or the cap, and rest takes nothing", () => {
    const pool = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(pool, fc.integer({ min: -9, max: 10 }), fc.nat(200), fc.boolean(), (pv, start, hours, cared) => {
        const pf = Math.min(start, pfCap(pv));
        const { pools } = rested({ pv, pf }, hours, { cared });
        expect(pools.pv).toBeGreaterThanOrEqual(pv);
        expect(pools.pv).toBeLessThanOrEqual(Math.min(10, pv + Math.floor(hours / 24)));
        expect(pools.pf).toBeGreaterThanOrEqual(pf);
        expect(pools.pf).toBeLessThanOrEqual(Math.min(pfCeiling(pools.pv, 10), pf + hours));
      }),
    );
  });

  test("GB-13: hours that come to a second's fraction less than a whole one are whole", () => {
    expect((539 / 60) * HOUR).toBeLessThan(539 * 60);
    expect(rested({ pv: 1, pf: -9 }, 539 / 60, { carryMinutes: 1 }).pools.pf).toBe(0);
  });

  test("GB-13: two rests in a row are worth one that is as long", () => {
    const minutes = fc.nat(3000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), minutes, minutes, (pv, one, two) => {
        const first = rested({ pv, pf: -9 }, one / 60);
        const { carryMinutes, carryHours } = first;
        const second = rested(first.pools, two / 60, { carryMinutes, carryHours });
        const whole = rested({ pv, pf: -9 }, (one + two) / 60);
        if (first.pools.pf < 10) expect(second.pools).toEqual(whole.pools);
      }),
    );
  });
});

const leg = { id: "leg", interval: 60, lastTick: 0 };
const arm = { id: "arm", interval: 600, lastTick: 30 };

describe("bleeding", () => {
  test("GB-41: every wound has its own clock, and the earliest loss comes first", () => {
    const { ticks } = passTime({
      pools: { pv: 20, pf: 20 },
      wounds: [arm, leg],
      from: 0,
      until: 660,
      rolls: [],
    });
    expect(ticks).toHaveLength(12);
    expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).sort((a, b) => a - b));
    expect(ticks.find(({ wound }) => wound === "arm")?.at).toBe(630);
  });

  test("GB-39: a success stops the wound that bled, or all of them when the table plays it so (D-24)", () => {
    const passing: Passing = {
      pools: { pv: 20, pf: 20 },
      wounds: [leg, { ...arm, lastTick: 0 }],
      from: 0,
      until: 600,
      rolls: [1],
    };
    expect(passTime(passing).ticks.map(({ wound }) => wound)).toEqual(["leg", "arm"]);
    const one = passTime(passing, { scope: "character" });
    expect(one.ticks).toHaveLength(1);
    expect(one.wounds.every(({ stabilised }) => stabilised)).toBe(true);
  });

  test("GB-40: a wound remembers its last loss and what it took; nothing is charged twice", () => {
    const first = passTime({ pools: { pv: 8, pf: 8 }, wounds: [leg], from: 0, until: 90, rolls: [100] });
    expect(first.wounds).toEqual([{ id: "leg", lastTick: 60, pf: 1, pv: 1, stabilised: false }]);
    const wounds = first.wounds.map(({ id, lastTick }) => ({ id, lastTick, interval: 60 }));
    const second = passTime({ pools: first.pools, wounds, from: 90, until: 120, rolls: [100] });
    expect(second.ticks.map(({ at }) => at)).toEqual([120]);
  });

  test("GB-13, GB-40: wounds go on bleeding while their bearer sleeps, in the order of time", () => {
    const { pools, ticks } = passTime({
      pools: { pv: 6, pf: 4 },
      wounds: [{ id: "arm", interval: 600, lastTick: 0 }],
      from: 0,
      until: 2 * HOUR,
      rolls: [100, 100, 100, 1],
      rest: { max, cared: false },
    });
    expect(ticks.map(({ pv, pf }) => [pv, pf])).toEqual([
      [5, 3],
      [4, 2],
      [3, 1],
      [2, 0],
    ]);
    expect(pools).toEqual({ pv: 2, pf: 2 });
  });

  test("GB-41: pools that stop at 0 stay there (D-03), PF first where the table plays it so (D-23)", () => {
    const passing = { pools: { pv: 3, pf: 1 }, wounds: [leg], from: 0, until: 180, rolls: [] };
    expect(passTime(passing, { negativePools: false }).pools).toEqual({ pv: 0, pf: 0 });
    expect(passTime(passing, { mode: "pfFirst" }).pools).toEqual({ pv: 1, pf: 0 });
  });

  test("GB-41: bleeding ends: at death, at success or when no time is left, never with more dice than announced", () => {
    const wound = fc.record({ interval: fc.constantFrom(6, 60, 600, null), lastTick: fc.nat(1000) });
    const pool = fc.integer({ min: 1, max: 15 });
    fc.assert(
      fc.property(
        pool,
        pool,
        fc.array(wound, { maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 40 }),
        fc.constantFrom(0, 3600, DAY, 30 * DAY),
        fc.constantFrom("both", "pfFirst" as const),
        (pv, pf, list, rolls, until, mode) => {
          const wounds = list.map((one, i) => ({ ...one, id: String(i) }));
          const passing = { pools: { pv, pf: Math.min(pf, pfCap(pv)) }, wounds, from: 0, until };
          const { ticks, pools } = passTime({ ...passing, rolls }, { mode });
          expect(ticks.length).toBeLessThanOrEqual(pv + pf + 1);
          expect(ticks.filter(({ roll }) => roll !== null).length).toBeLessThanOrEqual(stabilisationDice(passing));
          expect(pools.pf).toBeLessThanOrEqual(pools.pv > 0 ? pfCap(pools.pv) : pf);
          expect(ticks.slice(0, -1).every(({ dead }) => !dead)).toBe(true);
        },
      ),
    );
  });

  test("GB-39: PV that come back during a rest may call for more dice", () => {
    const passing = {
      pools: { pv: 2, pf: 2 },
      wounds: [{ id: "arm", interval: 40_000, lastTick: 0 }],
      from: 0,
      until: 4 * DAY,
    };
    expect(stabilisationDice(passing)).toBe(1);
    expect(stabilisationDice({ ...passing, rest: { max, cared: true } })).toBe(5);
  });
});
