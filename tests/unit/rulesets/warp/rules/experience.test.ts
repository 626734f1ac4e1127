import { describe, expect, test } from "vitest";
import {
  AWARDS,
  availableExperience,
  awarded,
  newSession,
  spent,
  STARTING_EXPERIENCE,
  useExperience,
} from "../../../../../src/rulesets/warp/rules/experience.js";

const use = { count: 1, onThisRoll: 0, justified: true, multiple: false };

describe("dice of experience", () => {
  test("WP-32: a new character has one, unused", () => {
    expect(availableExperience(STARTING_EXPERIENCE)).toBe(1);
  });

  test("WP-15: each once a session, with a reason, one to a roll", () => {
    const pool = { total: 2, used: 1 };
    expect(useExperience(pool, use)).toEqual({ allowed: true, used: 2, bonus: 1 });
    const refused = { allowed: false, used: 1, bonus: 0 };
    expect(useExperience(pool, { ...use, justified: false })).toEqual(refused);
    expect(useExperience(pool, { ...use, onThisRoll: 1 })).toEqual(refused);
    expect(useExperience(pool, { ...use, count: 2, multiple: true })).toEqual(refused);
  });

  test("WP-15: none are left when all are used, or when fewer are left than were used", () => {
    expect(useExperience({ total: 2, used: 2 }, use).allowed).toBe(false);
    expect(availableExperience({ total: 1, used: 3 })).toBe(0);
  });

  test("WP-16: several to one roll where the table plays the option", () => {
    expect(useExperience({ total: 3, used: 0 }, { ...use, count: 3 }).allowed).toBe(false);
    expect(useExperience({ total: 3, used: 0 }, { ...use, count: 3, multiple: true })).toMatchObject({ bonus: 3 });
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
