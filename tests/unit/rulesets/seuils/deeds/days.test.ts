import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { INFECTIONS } from "../../../../../src/rulesets/seuils/rules/vocabulary.js";
import {
  circles,
  doDeed,
  due,
  hindrance,
  letPass,
  openWard,
  procedure,
  setTime,
  sheetOf,
  wounds,
  written,
} from "./ward.js";

const DAY = 86_400;
const WATCHED = { care: { firstAid: "failed", attempts: 1, watch: true } };
const dueDays = (actor: Actor) => due(actor).filter(({ deed }) => deed === "day");

describe("the days of care (SE-71)", () => {
  test("SE-67, SE-71: a day brings a circle of Touché back; undo restores all", async () => {
    const { other } = openWard([], [], wounds(2, 0, 0, { care: { treatment: "success" } }));
    const before = written(other);
    const done = await doDeed("day", other, { clock: true });
    expect(done.outcome).toMatchObject({ recovered: 2, touche: 2, left: null });
    expect(circles(other)).toEqual([0, 0, 0]);
    expect(done.view).toMatchObject({ tone: "good", verdict: { key: "GARDIEN.SEUILS.DEED.day.recovery" } });
    await done.undo();
    expect(written(other)).toEqual(before);
  });

  test("SE-67: Blessé takes three days, and the card says which it is", async () => {
    const { other } = openWard([], [], wounds(0, 1));
    const days: number[] = [];
    for (let day = 1; day <= 3; day += 1)
      days.push((await doDeed("day", other, { clock: true })).outcome.day as number);
    expect([days, circles(other)]).toEqual([
      [1, 2, 0],
      [0, 0, 0],
    ]);
  });

  test("SE-63, SE-71: the keeper's people roll at once: a watch that holds, and a circle that ends it", async () => {
    const { other } = openWard([], [], wounds(1, 0, 0, WATCHED));
    // a malus of one: two dice, and not three successes to be had without a 10
    const test = procedure("day").rolls({ actor: other, choices: { clock: true } });
    expect(test).toMatchObject([{ id: "watch", formula: "2d10x>=10cs>=6" }]);
    const done = await doDeed("day", other, { clock: true }, [9, 9, 2, 2]);
    expect(done.outcome).toMatchObject({ success: false, severity: 0, worse: "grave", watchOver: true });
    expect(sheetOf(other).care).toMatchObject({ watch: false, infection: "grave", disease: "gangrene" });
    expect(circles(other), "no recovery with a grave infection").toEqual([1, 0, 0]);
    await done.undo();
    expect(sheetOf(other).care).toMatchObject({ watch: true, infection: "none", disease: "" });
  });

  test("SE-63: the keeper may say that the watch held, or how severe it is", async () => {
    const { other } = openWard([], [], wounds(1, 0, 0, WATCHED));
    const done = await doDeed("day", other, { clock: true }, [1, 1, 1, 1]);
    const held = await done.decide({ success: "yes" });
    expect([held.outcome.worse, circles(other)]).toEqual(["none", [0, 0, 0]]);
    const fever = await held.decide({ worse: "fievre" });
    expect(fever.outcome).toMatchObject({ worse: "fievre", success: false });
    expect(sheetOf(other).care).toMatchObject({ infection: "fievre" });
  });

  test("SE-62: the dressings of whoever was stabilised are to be changed", async () => {
    const { other } = openWard([], [], wounds(2, 0, 0, { care: { firstAid: "success", attempts: 1 } }));
    const facts = async () => (await doDeed("day", other, { clock: true })).view.facts.map(({ rule }) => rule);
    expect([await facts(), await facts()]).toEqual([["SE-67", "SE-62"], []]);
  });

  test("SE-66: a mild infection doubles the period, a running one suspends recovery", async () => {
    const { other } = openWard([], [], wounds(0, 1, 0, { care: { infection: "benigne" } }));
    expect((await doDeed("day", other, { clock: true })).outcome).toMatchObject({ day: 1, period: 6 });
    await other.update({ system: { care: { infection: "infection" } } } as never);
    expect((await doDeed("day", other, { advance: false })).outcome).toMatchObject({ suspended: true });
  });

  test("SE-72: a day by hand fades crosses too, a day of the clock leaves them to its hours", async () => {
    const crossed = { wounds: { touche: { temporary: 2 }, blesse: { temporary: 1 } } };
    const { other } = openWard([], [], crossed);
    const done = await doDeed("day", other, { advance: false });
    expect([done.outcome.faded, circles(other, "temporary")]).toEqual([3, [0, 0, 0]]);
    await done.undo();
    await doDeed("day", other, { clock: true });
    expect(circles(other, "temporary")).toEqual([2, 1, 0]);
  });

  test("SE-54: nothing heals whoever is past help, or whole", async () => {
    const { other } = openWard();
    expect(hindrance("day", other, { clock: true })).toBe("unhurt");
    await other.update({ system: { wounds: { tue: { lethal: 1 }, surplus: 1 } } } as never);
    expect(hindrance("day", other, { clock: true })).toBe("pastHelp");
  });
});

describe("a day that is taken back", () => {
  const row = (max: number) => fc.record({ lethal: fc.nat(max), temporary: fc.nat(max) });
  const hurt = fc.record({
    wounds: fc.record({
      touche: row(2),
      blesse: row(1),
      tue: fc.record({ lethal: fc.nat(1), temporary: fc.constant(0) }),
    }),
    care: fc.record({
      firstAid: fc.constantFrom("none", "pending", "success", "failed"),
      attempts: fc.nat(1),
      bleeding: fc.boolean(),
      watch: fc.boolean(),
      watchModifier: fc.nat(2),
      infection: fc.constantFrom(...INFECTIONS),
      recoveryDays: fc.nat(6),
      treatment: fc.constantFrom("none", "failed", "success"),
      temporaryHours: fc.nat(30),
    }),
  });

  test("SE-71: leaves circles and care as they were, whatever the dice and however they stood", async () => {
    const faces = fc.integer({ min: 1, max: 9 });
    await fc.assert(
      fc.asyncProperty(hurt, faces, fc.boolean(), async (state, face, clock) => {
        const { other } = openWard([], [], state);
        fc.pre(hindrance("day", other, { advance: false, clock }) === null);
        const before = written(other);
        const done = await doDeed("day", other, { advance: false, clock }, () => face);
        await done.undo();
        expect(written(other)).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });
});

/** Another worst row begins a period anew, and it has come as far as the old one had: what is written is not changed. */
const ENDING_AS_BEGUN = {
  wounds: { touche: { lethal: 0 }, blesse: { lethal: 1 }, tue: { lethal: 1 } },
  care: { infection: "benigne", recoveryDays: 1, treatment: "none" },
};

test("SE-67, SE-71: several days at one go leave what as many single ones would", async () => {
  const hurt = fc.record({
    wounds: fc.record({
      touche: fc.record({ lethal: fc.nat(4) }),
      blesse: fc.record({ lethal: fc.nat(2) }),
      tue: fc.record({ lethal: fc.nat(1) }),
    }),
    care: fc.record({
      infection: fc.constantFrom("none", "benigne", "fievre"),
      recoveryDays: fc.nat(6),
      treatment: fc.constantFrom("none", "failed", "success"),
    }),
  });
  await fc.assert(
    fc.asyncProperty(hurt, fc.integer({ min: 1, max: 20 }), async (state, days) => {
      const { hero, other } = openWard([], [], state);
      hero.updateSource({ system: state } as never);
      hero.prepareData();
      fc.pre(hindrance("day", other, { clock: true }) === null);
      await doDeed("day", other, { clock: true, days });
      for (let day = 1; day <= days && hindrance("day", hero, { clock: true }) === null; day += 1)
        await doDeed("day", hero, { clock: true });
      expect([circles(other), sheetOf(other).care]).toEqual([circles(hero), sheetOf(hero).care]);
    }),
    { numRuns: 30, examples: [[ENDING_AS_BEGUN, 14]] },
  );
});

describe("the clock of days", () => {
  test("SE-71: days count from the wound on, one card each, however far the clock has moved", async () => {
    const { other } = openWard([], [], wounds(3));
    setTime(1000);
    await letPass(other);
    expect(sheetOf(other).clocks.dayAt).toBe(1000);
    setTime(1000 + DAY - 1);
    expect(dueDays(other)).toEqual([]);
    setTime(1000 + 2 * DAY);
    const [first] = dueDays(other);
    expect(first).toMatchObject({
      choices: { clock: true },
      once: { mark: "1000", change: { clocks: { dayAt: 1000 + DAY } } },
    });
    await other.update({ system: first?.once?.change } as never);
    await doDeed("day", other, { clock: true });
    expect([circles(other), dueDays(other)]).toMatchObject([[2, 0, 0], [{ once: { mark: `${1000 + DAY}` } }]]);
  });

  test("SE-67, SE-69: as long as blood runs no day is counted, and nobody is asked about first aid in time", async () => {
    const bleeding = { care: { firstAid: "pending", woundedAt: 0, bleeding: true }, clocks: { dayAt: 0 } };
    const { other } = openWard([], [], wounds(0, 1, 0, bleeding));
    setTime(2 * DAY);
    expect(due(other).filter(({ deed }) => ["day", "untended"].includes(deed))).toEqual([]);
    await letPass(other);
    expect(sheetOf(other).clocks.dayAt).toBeNull();
    await other.update({ system: { care: { bleeding: false } } } as never);
    await letPass(other);
    expect(sheetOf(other).clocks.dayAt).toBe(2 * DAY);
    expect(due(other)).toMatchObject([{ deed: "untended" }]);
  });

  test("SE-71: of extras all days are told at one go, and no keeper is asked about each; but where there is a roll", async () => {
    const late = { care: { firstAid: "pending", woundedAt: 0 }, clocks: { dayAt: 0 } };
    const { other } = openWard([], [], wounds(2, 1, 0, late));
    const asExtra = <T>(ask: () => T): T => {
      const unlinked = vi.spyOn(other, "isToken", "get").mockReturnValue(true);
      const answer = ask();
      unlinked.mockRestore();
      return answer;
    };
    const bleedsToDeath = () => procedure("bleed").asksKeeper?.({ before: "mourant", after: "mort" }, other);
    expect([bleedsToDeath(), asExtra(bleedsToDeath)]).toEqual([true, false]);
    setTime(4 * DAY);
    expect(asExtra(() => due(other))).toEqual([
      {
        ...{ deed: "day", choices: { clock: true }, further: { days: 4 } },
        once: { mark: "0", change: { clocks: { dayAt: 4 * DAY } } },
      },
    ]);
    const before = written(other);
    const done = await doDeed("day", other, { clock: true, days: 4 });
    expect(done.outcome).toMatchObject({ recovered: 2, blesse: 1, touche: 1 });
    expect([circles(other), done.view.losses.length]).toEqual([[1, 0, 0], 2]);
    expect(procedure("day").title?.({ days: 4 })).toEqual({
      key: "GARDIEN.SEUILS.DEED.day.several",
      data: { days: 4 },
    });
    await done.undo();
    expect(written(other)).toEqual(before);
    await other.update({ system: { care: { watch: true } } } as never);
    expect(asExtra(() => due(other))).toMatchObject([{ deed: "day", once: { change: { clocks: { dayAt: DAY } } } }]);
  });

  test("SE-71: with nobody to heal no day is counted, and a clock set back begins anew", async () => {
    const { other } = openWard([], [], wounds(1, 0, 0, { clocks: { dayAt: 5000 } }));
    setTime(100);
    await letPass(other);
    expect(sheetOf(other).clocks.dayAt).toBe(100);
    await other.update({ system: { wounds: { touche: { lethal: 0 } } } } as never);
    await letPass(other);
    expect(sheetOf(other).clocks.dayAt).toBeNull();
  });

  test("SE-71: by the keeper's word the clock moves on by a day, and calls for everybody's day itself", async () => {
    const { other } = openWard([], [], wounds(1));
    const done = await doDeed("day", other, { advance: true });
    expect([done.changes, procedure("day").passes?.(done.outcome)]).toEqual([null, DAY]);
    expect(circles(other)).toEqual([1, 0, 0]);
  });

  test("SE-71: however many are named, the clock moves on once; and whatever roll is owed", () => {
    const { hero, other } = openWard([], [], wounds(1, 0, 0, { ...WATCHED, clocks: { watchOwed: true } }));
    const onto = (choices: object) => procedure("day").onto?.([other, hero], choices as never).actors;
    expect([onto({ advance: true }), onto({ advance: false })]).toEqual([[other], [other, hero]]);
    expect([hindrance("day", other, { advance: true }), hindrance("day", other, { advance: false })]).toEqual([
      null,
      "rollOwed",
    ]);
  });
});

describe("the patient's own roll (SE-63)", () => {
  const openWatch = () => {
    const { hero } = openWard();
    hero.updateSource({ system: wounds(1, 0, 0, { ...WATCHED, clocks: { dayAt: 0 } }) } as never);
    hero.prepareData();
    setTime(DAY);
    return hero;
  };

  test("SE-63: whoever is played is asked; meanwhile no other day passes, and no day is rolled twice", async () => {
    const hero = openWatch();
    expect(hindrance("watch", hero)).toBe("noDay");
    const asked = await doDeed("day", hero, { clock: true });
    expect(asked.view).toMatchObject({ tone: "accent", verdict: { key: "GARDIEN.SEUILS.DEED.day.asked" } });
    expect([circles(hero), sheetOf(hero).clocks.watchOwed, dueDays(hero)]).toEqual([[1, 0, 0], true, []]);
    expect(procedure("day").calls?.(asked.outcome, hero)).toMatchObject([{ deed: "watch" }]);
    expect(hindrance("day", hero, { clock: true })).toBe("rollOwed");
    const rolled = await doDeed("watch", hero, { successes: 1 }, [6, 6]);
    expect(rolled.outcome).toMatchObject({ result: 3, success: true, recovered: 1, watchOver: true });
    expect([circles(hero), sheetOf(hero).clocks.watchOwed]).toEqual([[0, 0, 0], false]);
    expect(hindrance("watch", hero)).toBe("notWatched");
    await rolled.undo();
    expect([circles(hero), sheetOf(hero).clocks.watchOwed, sheetOf(hero).care.watch]).toEqual([[1, 0, 0], true, true]);
    await asked.undo();
    expect(sheetOf(hero).clocks.watchOwed).toBe(false);
  });

  test("SE-65: a failure is followed by the roll of its severity, and the keeper names the disease", async () => {
    const hero = openWatch();
    await doDeed("day", hero, { clock: true });
    const rolled = await doDeed("watch", hero, {}, [1, 1, 6, 1]);
    expect(rolled.outcome).toMatchObject({ severity: 1, worse: "infection" });
    expect(sheetOf(hero).care).toMatchObject({ infection: "infection", disease: "", watch: false });
    expect(procedure("watch").calls?.(rolled.outcome, hero)).toMatchObject([{ deed: "infection" }]);
  });

  test("SE-63: a dirty bite makes it harder", async () => {
    const hero = openWatch();
    await hero.update({ system: { care: { watchModifier: 1 } } } as never);
    const asked = await doDeed("day", hero, { clock: true });
    expect(asked.outcome.difficulty).toBe(4);
  });

  test("SE-63: where the watch is ended by hand nothing is owed any more", async () => {
    const hero = openWatch();
    await doDeed("day", hero, { clock: true });
    await hero.update({ system: { care: { watch: false } } } as never);
    await letPass(hero);
    expect(sheetOf(hero).clocks.watchOwed).toBe(false);
  });
});
