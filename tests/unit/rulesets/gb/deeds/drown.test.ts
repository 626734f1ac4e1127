import { describe, expect, test } from "vitest";
import { doDeed, hindrance, openTable, points, systemOf } from "./table.js";

/** Constitution 14: 28 rounds of breath, +2 to the check. */
const LAST_BREATH = {
  abilities: { con: { value: 14 } },
  pv: { value: 10 },
  pf: { value: 10 },
  drowning: { active: true, breath: 28 },
};

describe("under water (GB-61)", () => {
  test("GB-61: the breath lasts two rounds for each point of Constitution; rounds stop at the first check", async () => {
    const { hero } = await openTable();
    const { outcome, view } = await doDeed("drowning", hero, { rounds: 100 });
    expect(outcome).toMatchObject({ phase: "breath", breath: 28, step: 0, round: 0 });
    expect(view.facts[0]?.value.data).toEqual({ used: 28, rounds: 28 });
    expect(systemOf(hero).drowning).toMatchObject({ active: true, breath: 28 });
    expect(points(hero)).toEqual({ pv: 10, pf: 10 });
  });

  test("GB-61: each check passed makes the next harder by 1", async () => {
    const { hero } = await openTable(LAST_BREATH);
    expect((await doDeed("drowning", hero, {}, [8])).outcome).toMatchObject({
      dc: 10,
      total: 10,
      passed: true,
      step: 1,
    });
    expect((await doDeed("drowning", hero, {}, [8])).outcome).toMatchObject({
      dc: 11,
      total: 10,
      passed: false,
      round: 1,
    });
  });

  test("GB-61, D-39: a failed check empties the PF, without a save; then a PV a round, death on the 11th", async () => {
    const { hero } = await openTable(LAST_BREATH);
    await doDeed("drowning", hero, {}, [1]);
    expect(points(hero)).toEqual({ pv: 10, pf: 0 });
    expect(systemOf(hero).state).toBe("unconscious");
    await doDeed("drowning", hero, { rounds: 9 });
    expect(points(hero)).toEqual({ pv: 1, pf: 0 });
    await doDeed("drowning", hero, { rounds: 5 });
    expect(points(hero).pv).toBe(0);
    expect(systemOf(hero)).toMatchObject({ state: "dead", drowning: { round: 11 } });
  });

  test("is taken back, round by round", async () => {
    const { hero } = await openTable(LAST_BREATH);
    const { undo } = await doDeed("drowning", hero, {}, [1]);
    await undo();
    expect(points(hero)).toEqual({ pv: 10, pf: 10 });
    expect(systemOf(hero)).toMatchObject({ state: "active", drowning: { active: true, breath: 28, round: 0 } });
  });

  test("D-39: out of the water it stops", async () => {
    const { hero } = await openTable(LAST_BREATH);
    const { view } = await doDeed("drowning", hero, { act: "out" });
    expect(systemOf(hero).drowning).toMatchObject({ active: false, breath: 0, step: 0, round: 0 });
    expect(view.tone).toBe("good");
    expect(hindrance("drowning", hero, { act: "out" })).toBe("notDrowning");
  });

  test("who does not breathe does not drown, nor do the dead", async () => {
    const { hero, beast } = await openTable();
    await beast.update({ system: { breathes: false } } as never);
    expect(hindrance("drowning", beast)).toBe("noBreath");
    await hero.update({ system: { pv: { value: -2 } } } as never);
    expect(hindrance("drowning", hero)).toBe("dead");
  });
});
