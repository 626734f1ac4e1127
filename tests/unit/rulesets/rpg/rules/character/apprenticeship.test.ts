import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { learn, learningFigures, noLesson } from "../../../../../../src/rulesets/rpg/rules/character/apprenticeship.js";
import { courseHours } from "../../../../../../src/rulesets/rpg/rules/character/course.js";

const lesson = { score: 7, mastery: 1, mind: 6, masterScore: 14, masterMastery: 5, learned: 0 };

describe("apprenticeship", () => {
  test("RP-98: only DM 4 teaches", () => {
    expect([3, 4].map((masterMastery) => noLesson({ ...lesson, masterMastery }))).toEqual(["master", null]);
  });

  test("RP-99: the pupil knows the skill, or its Racine where the table lets it (D-63)", () => {
    expect([noLesson({ ...lesson, mastery: null }), noLesson({ ...lesson, mastery: 0 })]).toEqual([
      "noSkill",
      "noSkill",
    ]);
    expect(noLesson({ ...lesson, mastery: null }, true)).toBeNull();
    expect(learn({ ...lesson, mastery: null, score: 6 }, 1)).toMatchObject({ score: 7, mastery: 1 });
  });

  test("RP-99: the master is four points ahead", () => {
    expect([12, 13].map((masterScore) => noLesson({ ...lesson, score: 9, masterScore }))).toEqual(["gap", null]);
  });

  test("RP-102: as many points as Esprit, never beyond DM 5", () => {
    expect([5, 6].map((learned) => noLesson({ ...lesson, learned }))).toEqual([null, "mind"]);
    expect(noLesson({ ...lesson, mastery: 5 })).toBe("masteryCap");
  });

  test("RP-101: the example, a third rounded down (D-64)", () => {
    expect(learningFigures({ score: 7, mind: 6 })).toEqual({ inverse: 13, target: 6 });
    expect(learn(lesson, 6)).toMatchObject({ success: true, score: 8, mastery: 2 });
    expect(learn(lesson, 7)).toMatchObject({ success: false, score: 7, mastery: 1 });
    expect(learn(lesson, 5, 2)).toMatchObject({ total: 7, success: false });
  });

  test("RP-102: nobody learns beyond the master", () => {
    fc.assert(
      fc.property(
        fc.nat(20),
        fc.nat(20),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 10 }),
        (...drawn) => {
          const [score, masterScore, mastery, die] = drawn;
          const asked = { ...lesson, score, masterScore, mastery };
          if (noLesson(asked) === null) expect(learn(asked, die).score).toBeLessThan(masterScore);
        },
      ),
    );
  });

  test("RP-100: ten hours a point, unless the table says otherwise", () => {
    expect([courseHours(3), courseHours(3, 4)]).toEqual([30, 12]);
  });
});
