import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_CARE, type Care } from "../../../../../../src/rulesets/seuils/rules/care/care.js";
import type { Rows } from "../../../../../../src/rulesets/seuils/rules/body/circles.js";
import {
  endDay,
  endDays,
  watchDifficulty,
  watchFailed,
  watchHolds,
} from "../../../../../../src/rulesets/seuils/rules/care/day.js";
import { fadeHour, hoursToFade } from "../../../../../../src/rulesets/seuils/rules/body/fading.js";
import {
  infectionEffects,
  severityOf,
  worseInfection,
} from "../../../../../../src/rulesets/seuils/rules/body/infection.js";
import { DEFAULTS } from "../../../../../../src/rulesets/seuils/rules/options.js";
import { daysToRecover, periodDays, recoverDay } from "../../../../../../src/rulesets/seuils/rules/care/recovery.js";
import { INFECTIONS, ROWS } from "../../../../../../src/rulesets/seuils/rules/vocabulary.js";
import { anyRows, human } from "../support.js";

const watched: Care = { ...NO_CARE, firstAid: "failed", attempts: 1, watch: true };

/** Days one after the other; their circles by row. */
function days(rows: Rows, care: Care, count: number) {
  let now = { rows, care };
  const log: (readonly [number, string, number])[] = [];
  for (let day = 1; day <= count; day += 1) {
    const { recovered, row, ...next } = recoverDay(now.rows, now.care);
    if (row) log.push([day, row, recovered]);
    now = next;
  }
  return { ...now, log };
}

describe("recovery", () => {
  test("SE-67: the worst row first, a circle at the end of its period", () => {
    expect(ROWS.map((row) => periodDays(row, NO_CARE))).toEqual([1, 3, 7]);
    expect(days(human({ touche: [2], blesse: [1] }), NO_CARE, 5).log).toEqual([
      [3, "blesse", 1],
      [4, "touche", 1],
      [5, "touche", 1],
    ]);
  });

  test("SE-68: a treatment that succeeded brings one circle more, of the same row, and is over with its period", () => {
    const care: Care = { ...NO_CARE, treatment: "success" };
    const first = recoverDay(human({ touche: [4] }), care);
    expect([first.recovered, first.care.treatment]).toEqual([2, "none"]);
    expect(recoverDay(human({ touche: [1] }), care).recovered).toBe(1);
    expect(recoverDay(human({ touche: [4] }), { ...NO_CARE, treatment: "failed" }).recovered).toBe(1);
  });

  test("SE-66: a benign infection doubles every period, a grave one stops them", () => {
    expect(periodDays("blesse", { infection: "benigne" })).toBe(6);
    expect(days(human({ touche: [2] }), { ...NO_CARE, infection: "grave" }, 9)).toMatchObject({
      log: [],
      care: { recoveryDays: 0 },
    });
  });

  test("SE-67: nobody recovers while bleeding", () => {
    expect(days(human({ blesse: [1] }), { ...NO_CARE, bleeding: true }, 9).log).toEqual([]);
  });

  test("SE-67: with the last filled circle all care ends, crosses stay", () => {
    const care: Care = { ...watched, infection: "benigne", recoveryDays: 1, woundedAt: 5 };
    const { rows, care: after } = recoverDay(human({ touche: [1, 2] }), care);
    expect([rows, after]).toEqual([human({ touche: [0, 2] }), NO_CARE]);
  });

  test("SE-67: a day never adds a wound, and the circles told are those that were lost", () => {
    fc.assert(
      fc.property(anyRows, fc.nat(30), fc.constantFrom(...INFECTIONS), (rows, count, infection) => {
        const after = days(rows, { ...NO_CARE, infection }, count);
        const before = ROWS.reduce((sum, row) => sum + rows[row].lethal, 0);
        const left = ROWS.reduce((sum, row) => sum + after.rows[row].lethal, 0);
        expect(before - left).toBe(after.log.reduce((sum, [, , circles]) => sum + circles, 0));
        expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test("SE-67, SE-72: what is told of the next circle comes to pass, however long the time was before", () => {
  const care: Care = { ...NO_CARE, recoveryDays: 2, temporaryHours: 4 };
  expect([daysToRecover("tue", care), hoursToFade("blesse", care)]).toEqual([5, 2]);
  expect(daysToRecover("blesse", { ...care, infection: "benigne" })).toBe(4);
  expect([daysToRecover("touche", care), hoursToFade("touche", care)]).toEqual([1, 1]);
  expect(recoverDay(human({ touche: [2] }), care).recovered).toBe(1);
  expect(fadeHour(human({ touche: [0, 2] }), care).faded).toBe(1);
});

describe("the infection watch", () => {
  test("SE-63: three successes a day, four after a dirty bite", () => {
    expect([watchDifficulty(NO_CARE), watchDifficulty({ watchModifier: 1 })]).toEqual([3, 4]);
    expect([watchHolds(watched, 3), watchHolds(watched, 2)]).toEqual([true, false]);
    expect(watchHolds({ watchModifier: 1 }, 3)).toBe(false);
  });

  test("SE-63, SE-65: the first failure is an infection by a roll of its own, and the watch ends", () => {
    expect(watchFailed(watched, severityOf(3))).toEqual({ ...watched, watch: false, infection: "fievre" });
    expect([0, 1, 2, 3, 4, 9].map(severityOf)).toEqual([
      "grave",
      "infection",
      "forteFievre",
      "fievre",
      "benigne",
      "benigne",
    ]);
  });

  test("SE-64, SE-65: whoever is ill already keeps the worse", () => {
    expect(watchFailed({ ...watched, infection: "grave" }, "benigne").infection).toBe("grave");
    expect(worseInfection("benigne", "fievre")).toBe("fievre");
  });

  test("SE-66: what each severity does", () => {
    expect(INFECTIONS.map((id) => infectionEffects(id).diceMalus)).toEqual([0, 0, 1, 3, 3, 3]);
    expect(INFECTIONS.filter((id) => infectionEffects(id).bedridden)).toEqual(["forteFievre", "infection", "grave"]);
    expect(INFECTIONS.filter((id) => infectionEffects(id).recoverySuspended)).toEqual(["infection", "grave"]);
    expect([infectionEffects("infection").diseases, infectionEffects("grave").diseases]).toEqual([
      ["rage", "tetanos"],
      ["gangrene"],
    ]);
  });

  test("SE-71: a recovered circle ends the watch; a failure the same day comes first", () => {
    const last: Care = { ...watched, recoveryDays: 2 };
    const hurt = human({ touche: [1], blesse: [1] });
    expect(endDay(hurt, last)).toMatchObject({
      recovered: 1,
      care: { watch: false, infection: "none" },
    });
    expect(endDay(hurt, watchFailed(last, "benigne"))).toMatchObject({
      recovered: 0,
      care: { watch: false, infection: "benigne", recoveryDays: 3 },
    });
  });

  test("SE-67, SE-71: several days at once are those days one after the other", () => {
    fc.assert(
      fc.property(
        anyRows,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(...INFECTIONS),
        (rows, count, infection) => {
          const care: Care = { ...NO_CARE, infection };
          const each = days(rows, care, count);
          const { recovered, ...after } = endDays(rows, care, count);
          expect(after.rows).toEqual(each.rows);
          expect(recovered).toBe(each.log.reduce((sum, [, , circles]) => sum + circles, 0));
        },
      ),
    );
  });
});

describe("crosses", () => {
  test("SE-72: fade worst row first, each in its hours", () => {
    let now = { rows: human({ touche: [0, 1], blesse: [0, 1] }), care: NO_CARE };
    const log: unknown[] = [];
    for (let hour = 1; hour <= 8; hour += 1) {
      const { faded, row, ...next } = fadeHour(now.rows, now.care);
      if (faded > 0) log.push([hour, row]);
      now = next;
    }
    expect(log).toEqual([
      [6, "blesse"],
      [7, "touche"],
    ]);
    expect(now.care.temporaryHours).toBe(0);
  });

  test("SE-68, SE-72: two at once after a treatment, which does nothing for Tué nor beside filled circles", () => {
    const care: Care = { ...NO_CARE, treatment: "success" };
    const hour = { ...DEFAULTS, temporaryHours: { touche: 1, blesse: 1, tue: 1 } };
    const after = fadeHour(human({ touche: [0, 3] }), care, hour);
    expect([after.faded, after.care.treatment]).toEqual([2, "none"]);
    expect(fadeHour(human({ tue: [0, 1] }), care, hour).faded).toBe(1);
    const beside = fadeHour(human({ touche: [1, 3] }), care, hour);
    expect([beside.faded, beside.care.treatment]).toEqual([1, "success"]);
  });
});
