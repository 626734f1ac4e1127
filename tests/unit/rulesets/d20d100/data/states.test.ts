import { describe, expect, test } from "vitest";
import { adversary, investigator, preparedItem } from "../../../../support/models/d20d100-models.js";
import { updated } from "../../../../support/models/models.js";

describe("how somebody fares", () => {
  test("DD-94…DD-97: able, out of action, dying, stabilised, dead", () => {
    const at = (value: number, stabilised = false) => investigator({ hp: { value, stabilised } }).stateStatuses;
    expect([at(1), at(0), at(-1), at(-9, true), at(-10)]).toEqual([
      [],
      ["d20d100OutOfAction"],
      ["d20d100Dying"],
      ["d20d100Stabilised"],
      ["dead"],
    ]);
  });

  test("DD-168: an adversary is dead at 0, unless the keeper counts further", () => {
    expect(adversary({ hp: { value: 0 } }).body).toBe("dead");
    expect(adversary({ hp: { value: -3 }, negativeHp: true }).body).toBe("dying");
  });

  test("DD-102: blows against what is left; the undead feel none", () => {
    const at = (temporaryDamage: number) => investigator({ hp: { value: 8 }, temporaryDamage }).bruised;
    expect([at(7), at(8), at(9)]).toEqual(["none", "staggered", "unconscious"]);
    expect(adversary({ temporaryDamage: 99, ignoreTemporary: true }).bruised).toBe("none");
  });

  test("DD-120: what leaves the least of a round comes first", () => {
    expect(investigator({ states: { shock: true, stunned: true } }).acting).toBe("stunned");
    expect(investigator({ hp: { value: 0 }, states: { shock: true } }).acting).toBe("shock");
    expect(investigator({ hp: { value: 5 }, temporaryDamage: 6 }).acting).toBe("unconscious");
  });

  test("DD-130, DD-162: the Défense that counts, outside fights", () => {
    const nimble = { characteristics: { dexterity: { score: 16 } } };
    const reason = (more: object) => investigator({ ...nimble, ...more }).defenceNow;
    expect(reason({})).toEqual({ value: 18, reason: "normal" });
    expect(reason({ defence: { stance: "total" } })).toEqual({ value: 22, reason: "stance" });
    expect(reason({ defence: { forceFlatFooted: true } })).toEqual({ value: 15, reason: "flatFooted" });
    expect(reason({ temporaryDamage: 50 })).toEqual({ value: 15, reason: "helpless" });
  });

  test("DD-107: a madness that has lasted long enough is over, by the clock", () => {
    const mad = (insanity: string, insanityUntil: number | null) =>
      investigator({ sanity: { insanity, insanityUntil } });
    expect([mad("temporary", null).madness, mad("temporary", 0).madness, mad("indefinite", 0).madness]).toEqual([
      "temporary",
      "none",
      "indefinite",
    ]);
    expect([mad("none", null).clocked, mad("temporary", 5).clocked]).toEqual([false, true]);
  });
});

describe("states set by hand", () => {
  test("DD-91, DD-152: flags and stances are written, figures decide the rest", () => {
    const jean = investigator();
    expect(jean.conditionChange("d20d100Shock", true)).toEqual({ states: { shock: true } });
    expect(jean.conditionChange("d20d100TotalDefence", true)).toEqual({ defence: { stance: "total" } });
    expect(jean.conditionChange("d20d100Dying", true)).toBeNull();
    expect(jean.conditionChange("d20d100Shock", false)).toBeNull();
  });

  test("DD-96, DD-103, DD-168: dead, put out and awake again", () => {
    expect(investigator().conditionChange("dead", true)).toEqual({ hp: { value: -10 } });
    expect(adversary({ hp: { value: 0 } }).conditionChange("dead", false)).toEqual({ hp: { value: 1 } });
    const out = investigator({ hp: { value: 7 }, temporaryDamage: 9 });
    expect(out.conditionChange("unconscious", false)).toEqual({ temporaryDamage: 7 });
  });

  test("no SAN is counted for an adversary", () => {
    expect(adversary().conditionChange("d20d100Indefinite", true)).toBeNull();
    expect(investigator().conditionChange("d20d100Indefinite", true)).toEqual({
      sanity: { insanity: "indefinite", insanityUntil: null },
    });
  });
});

describe("what else becomes of a change", () => {
  test("DD-90, DD-25: points stay within their bounds", async () => {
    const jean = investigator();
    expect(await updated(jean, { hp: { value: 14 } })).toMatchObject({ hp: { value: 10 } });
    expect(await updated(jean, { hp: { value: -30 } })).toMatchObject({ hp: { value: -10 } });
    expect(await updated(jean, { mp: { value: 11 } })).toMatchObject({ mp: { value: 10 } });
    expect(await updated(adversary(), { hp: { value: -3 } })).toMatchObject({ hp: { value: 0 } });
  });

  test("D-65: a lasting change of the body moves what is left along with the most", async () => {
    const hurt = investigator({ hp: { value: 6 } });
    expect(await updated(hurt, { characteristics: { constitution: { score: 14 } } })).toMatchObject({
      hp: { value: 8 },
    });
    expect(await updated(hurt, { hp: { experience: 1 } })).toMatchObject({ hp: { value: 7 } });
    const told = { characteristics: { constitution: { score: 14 } }, hp: { value: 6 } };
    expect(await updated(hurt, told)).toMatchObject({ hp: { value: 6 } });
  });

  test("DD-97: a new wound opens one that was stabilised, and nobody is stabilised on their feet", async () => {
    const saved = investigator({ hp: { value: -4, stabilised: true } });
    expect(await updated(saved, { hp: { value: -6 } })).toMatchObject({ hp: { value: -6, stabilised: false } });
    expect(await updated(saved, { hp: { value: 1 } })).toMatchObject({ hp: { value: 1, stabilised: false } });
    expect(await updated(saved, { hp: { value: -2 } })).toEqual({ hp: { value: -2 } });
  });

  test("DD-26, DD-110: SAN stays between 0 and what the Mythe leaves", async () => {
    const jean = investigator({ sanity: { value: 60 } });
    expect(await updated(jean, { sanity: { value: -4 } })).toMatchObject({ sanity: { value: 0 } });
    expect(await updated(jean, { mythos: 50 })).toMatchObject({ sanity: { value: 49 } });
    expect(await updated(jean, { sanity: { insanity: "none" } })).toMatchObject({ sanity: { insanityUntil: null } });
  });

  test("DD-114: off guard since now", async () => {
    const jean = investigator({ attentive: { active: true } });
    expect(await updated(jean, { attentive: { active: false } })).toEqual({ attentive: { active: false, lostAt: 0 } });
  });
});

test("DD-149, DD-151: a weapon holds no more than it can, and is not being cleared once it fires", async () => {
  const gun = preparedItem("d20d100Weapon", { capacity: 6, loaded: 6, state: "jammed", clearActionsDone: 1 });
  expect(await updated(gun, { loaded: 9 })).toEqual({ loaded: 6 });
  expect(await updated(gun, { capacity: 4 })).toEqual({ capacity: 4, loaded: 4 });
  expect(await updated(gun, { state: "ok" })).toEqual({ state: "ok", clearActionsDone: 0 });
});

test("broken sources are healed where they can be", () => {
  const odd = investigator({ characteristics: 3, hp: "viele", protections: [5, { mode: "half" }], passive: null });
  expect([odd.scores.power, odd.hp.value, odd.protections.length]).toEqual([10, 10, 1]);
});
