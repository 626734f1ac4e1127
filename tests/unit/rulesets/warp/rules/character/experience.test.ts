import { describe, expect, test } from "vitest";
import {
  availableExperience,
  STARTING_EXPERIENCE,
} from "../../../../../../src/rulesets/warp/rules/character/experience.js";
import {
  AWARDS,
  afterUse,
  awarded,
  mostExperience,
  newSession,
  spent,
} from "../../../../../../src/rulesets/warp/rules/character/experience-used.js";

const ONE = { multiple: false };
const SEVERAL = { multiple: true };

describe("dice of experience", () => {
  test("WP-32: a new character has one, unused", () => {
    expect(availableExperience(STARTING_EXPERIENCE)).toBe(1);
  });

  test("WP-15: each once a session, one to a roll", () => {
    const pool = { total: 2, used: 1 };
    expect(mostExperience(pool, ONE)).toBe(1);
    expect(mostExperience(pool, { ...ONE, onThisRoll: 1 })).toBe(0);
    expect(afterUse(pool, 1)).toEqual({ total: 2, used: 2 });
    expect(afterUse(pool, 0)).toEqual(pool);
  });

  test("WP-15: none are left when all are used, or when fewer are left than were used", () => {
    expect(mostExperience({ total: 2, used: 2 }, SEVERAL)).toBe(0);
    expect(availableExperience({ total: 1, used: 3 })).toBe(0);
    expect(afterUse({ total: 2, used: 1 }, 3)).toEqual({ total: 2, used: 2 });
  });

  test("WP-16: several to one roll where the table plays the option, as many as there are", () => {
    expect(mostExperience({ total: 3, used: 0 }, ONE)).toBe(1);
    expect(mostExperience({ total: 3, used: 0 }, SEVERAL)).toBe(3);
    expect(mostExperience({ total: 3, used: 1 }, { ...SEVERAL, onThisRoll: 1 })).toBe(2);
  });

  test("WP-15: a new session gives every die back", () => {
    expect(newSession({ total: 4, used: 4 })).toEqual({ total: 4, used: 0 });
  });

  test("WP-17: rewards add up, none changes nothing", () => {
    expect(
      awarded(
        { total: 1, used: 1 },
        AWARDS.map(() => 1),
      ),
    ).toEqual({ total: 6, used: 1 });
    expect(awarded({ total: 1, used: 1 }, [])).toEqual({ total: 1, used: 1 });
  });

  test("WP-77: what is spent is gone for good, used dice first if need be (WD-27)", () => {
    expect(spent({ total: 5, used: 2 }, 5)).toEqual({ total: 0, used: 0 });
    expect(spent({ total: 7, used: 6 }, 5)).toEqual({ total: 2, used: 2 });
    expect(spent({ total: 4, used: 0 }, 5)).toBeNull();
  });
});
