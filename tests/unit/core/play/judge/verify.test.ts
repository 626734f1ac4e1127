import { describe, expect, test } from "vitest";
import type { RollSpec } from "../../../../../src/core/play/contract/dice.js";
import type { Line, Modifier } from "../../../../../src/core/play/contract/modifiers.js";
import { bare, summed } from "../../../../../src/core/play/dice/formula-text.js";
import { facesThrown } from "../../../../../src/core/play/dice/read-faces.js";
import type { RollRecord } from "../../../../../src/core/play/dice/read-faces.js";
import { verify } from "../../../../../src/core/play/judge/verify.js";
import type { Case, Claim } from "../../../../../src/core/play/judge/verify.js";

const modifier = (id: string, value: number): Modifier => ({ id, value, rule: "GB-15", facts: {} });
const line = (id: string, value: number, more: Partial<Line> = {}): Line => ({
  ...modifier(id, value),
  on: true,
  by: "rules",
  reason: "",
  ...more,
});
const spec = (formula = "1d20 + 3[bab]", plus = 3): RollSpec => ({
  id: "attack",
  who: "attacker",
  roll: "GbAttackRoll",
  formula,
  faces: [20],
  plus,
  options: {},
});
const roll = (face = 11, more: Partial<RollRecord> = {}): RollRecord => ({
  roll: "GbAttackRoll",
  formula: "1d20 + 3[bab]",
  dice: [{ faces: 20, plain: true, results: [face] }],
  total: face + 3,
  ...more,
});
const claim = (more: Partial<Claim> = {}): Claim => ({
  target: 0,
  lines: [line("bab", 3)],
  derived: [modifier("bab", 3)],
  specs: [spec()],
  rolls: [roll()],
  distance: "same",
  doubts: [],
  ...more,
});
const facts = (more: Partial<Case> = {}): Case => ({
  authorIsKeeper: false,
  authorOwnsAttacker: true,
  attackerExists: true,
  weapon: "own",
  changedSince: false,
  ammunition: "there",
  claims: [claim()],
  rollCount: 1,
  rivalVerdict: false,
  ...more,
});
const codes = (given: Case) => verify(given).problems.map(({ code }) => code);
const withClaim = (more: Partial<Claim>, rest: Partial<Case> = {}) => facts({ claims: [claim(more)], ...rest });

describe("what is believed", () => {
  test("an attack that is what the rules call for is judged at once", () => {
    expect(verify(facts())).toEqual({ standing: "judged", problems: [] });
  });

  test("spaces and ids in brackets make no difference", () => {
    expect(verify(withClaim({ rolls: [roll(11, { formula: "1d20+3" })] })).standing).toBe("judged");
  });
});

describe("what is flagged: nothing explains it", () => {
  const forged: readonly (readonly [string, Case, string])[] = [
    ["an attacker that is somebody else's", facts({ authorOwnsAttacker: false }), "notOwner"],
    ["a weapon that is not the attacker's", facts({ weapon: "foreign" }), "foreignWeapon"],
    ["a roll too many", facts({ rollCount: 2 }), "rollCount"],
    ["a roll too few", facts({ rollCount: 0, claims: [claim({ rolls: [] })] }), "rollCount"],
    ["another kind of roll", withClaim({ rolls: [roll(11, { roll: "Roll" })] }), "rollClass"],
    ["a bigger formula", withClaim({ rolls: [roll(11, { formula: "1d20 + 9", total: 20 })] }), "rollFormula"],
    [
      "two dice for one",
      withClaim({ rolls: [roll(11, { dice: [{ faces: 20, plain: true, results: [11, 18] }] })] }),
      "dice",
    ],
    [
      "a die of other faces",
      withClaim({ rolls: [roll(11, { dice: [{ faces: 30, plain: true, results: [11] }] })] }),
      "dice",
    ],
    ["a face that the die has not", withClaim({ rolls: [roll(27)] }), "dice"],
    ["half a face", withClaim({ rolls: [roll(10.5)] }), "dice"],
    [
      "a die that keeps the best of two",
      withClaim({ rolls: [roll(11, { dice: [{ faces: 20, plain: false, results: [11, 4] }] })] }),
      "dice",
    ],
    ["a total that its dice do not give", withClaim({ rolls: [roll(11, { total: 34 })] }), "total"],
    ["a total that is no number", withClaim({ rolls: [roll(11, { total: Number.NaN })] }), "total"],
    [
      "a modifier that the sheet does not give",
      withClaim({ lines: [line("bab", 9)], derived: [modifier("bab", 3)] }),
      "lineValue",
    ],
    ["a modifier that no rule gives", withClaim({ lines: [line("bab", 3), line("luck", 5)] }), "lineUnknown"],
    ["a penalty left out", withClaim({ derived: [modifier("bab", 3), modifier("fatigue", -2)] }), "lineMissing"],
    ["a verdict by somebody who is no keeper", facts({ rivalVerdict: true }), "secondVerdict"],
  ];
  test.each(forged)("%s", (_what, given, code) => {
    expect(codes(given)).toContain(code);
    expect(verify(given).standing).toBe("flagged");
  });

  test("what a keeper rolls is checked too: a bigger formula is a mistake whoever made it", () => {
    expect(
      verify({ ...withClaim({ rolls: [roll(11, { formula: "1d20 + 9" })] }), authorIsKeeper: true }).standing,
    ).toBe("flagged");
  });
});

describe("what the keeper is asked about", () => {
  const asked: readonly (readonly [string, Case, string])[] = [
    [
      "a line added by the player",
      withClaim({ lines: [line("bab", 3), line("own.1", 2, { by: "player", reason: "embuscade" })] }),
      "lineAdded",
    ],
    ["a line switched off by the player", withClaim({ lines: [line("bab", 3, { on: false })] }), "lineOff"],
    [
      "a sheet changed since the roll",
      withClaim({ derived: [modifier("bab", 4)] }, { changedSince: true }),
      "lineChanged",
    ],
    [
      "a penalty that came since the roll",
      withClaim({ derived: [modifier("bab", 3), modifier("fatigue", -1)] }, { changedSince: true }),
      "lineMissing",
    ],
    ["a weapon gone since", withClaim({ derived: null }, { weapon: "gone" }), "weaponGone"],
    ["an attacker gone since", facts({ attackerExists: false, authorOwnsAttacker: false }), "attackerGone"],
    ["a circumstance that no sheet bears out", withClaim({ doubts: ["flanking"] }), "choiceTold"],
    ["an attack that the rules do not grant now", withClaim({ hindered: true }), "obstacle"],
    ["a distance told by hand where the scene knows it", withClaim({ distance: "typed" }), "distanceTyped"],
    ["a distance that is no longer the scene's", withClaim({ distance: "changed" }), "distanceChanged"],
    ["somebody in the line of fire who is spared", facts({ leftOut: ["Nadia"] }), "leftOut"],
    ["a weapon that does not hold the rounds", facts({ ammunition: "lacking" }), "noAmmunition"],
  ];
  test.each(asked)("%s", (_what, given, code) => {
    expect(codes(given)).toContain(code);
    expect(verify(given).standing).toBe("review");
  });

  test("a keeper's own lines, switches and distances need nobody's word", () => {
    const lines = [line("bab", 3, { on: false }), line("own.1", 2, { by: "player" })];
    expect(verify(withClaim({ lines, distance: "typed" }, { authorIsKeeper: true })).standing).toBe("judged");
  });

  test("a forged roll stays flagged beside a question", () => {
    const given = withClaim({ lines: [line("bab", 3, { on: false })], rolls: [roll(11, { total: 40 })] });
    expect(verify(given).standing).toBe("flagged");
  });

  test("each problem names the target and the line it is about", () => {
    const second = claim({ target: 1, lines: [line("bab", 9)] });
    const { problems } = verify(facts({ claims: [claim(), second], rollCount: 2 }));
    expect(problems).toEqual([
      { code: "lineValue", weight: "forged", target: 1, line: "bab", expected: "3", received: "9" },
    ]);
  });
});

test("the faces of several dice come in the order of the specification", () => {
  const dice = [
    { faces: 20, plain: true, results: [4] },
    { faces: 6, plain: true, results: [2, 5] },
  ];
  expect(facesThrown({ faces: [20, 6, 6] }, { dice })).toEqual([4, 2, 5]);
  expect(facesThrown({ faces: [6, 6, 20] }, { dice })).toBeUndefined();
});

test("a formula for people has no ids", () => {
  expect(bare("1d20 + 3[bab] - 2[fatigue]")).toBe("1d20 + 3 - 2");
});

test("a formula to compare shows one sum", () => {
  expect(summed("1d20 + 3[bab] - 2[fatigue]")).toBe("1d20 + 1");
  expect(summed("1d20 - 3[fatigue]")).toBe("1d20 − 3");
  expect(summed("1d20")).toBe("1d20");
  expect(summed("1d20 + 2d6")).toBe("1d20 + 2d6");
});
