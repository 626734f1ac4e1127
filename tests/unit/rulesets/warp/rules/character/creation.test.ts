import { describe, expect, test } from "vitest";
import { findings } from "../../../../../../src/rulesets/warp/rules/character/creation.js";
import type { Candidate, CandidateTrait } from "../../../../../../src/rulesets/warp/rules/character/creation.js";
import { flawStrikes } from "../../../../../../src/rulesets/warp/rules/character/flaws.js";

const trait = (change: Partial<CandidateTrait>): CandidateTrait => ({
  name: "Acrobate",
  kind: "central",
  scale: "standard",
  superior: false,
  sign: "Démarche souple",
  combat: false,
  unknown: false,
  power: "none",
  ...change,
});
const told = { text: "Quelque chose", unknown: false };
const COMPLETE: Candidate = {
  name: "Lina",
  concept: "Une acrobate qui a vu le patron du cirque tuer",
  traits: [
    trait({ superior: true }),
    trait({ name: "Lancer de couteaux", kind: "side", combat: true }),
    trait({ name: "Chirurgie", kind: "side", scale: "technical" }),
    trait({ name: "Curieuse", kind: "flaw" }),
  ],
  specialised: false,
  hp: { max: 14, description: "Souplesse", dice: "settled" },
  hpFloor: true,
  reserveDice: "settled",
  magician: false,
  talent: true,
  series: { paranormal: true, magic: true, magicExclusive: false },
  motivation: told,
  secret: told,
  importantPerson: told,
};

const found = (change: Partial<Candidate>) =>
  findings({ ...COMPLETE, ...change }).map(({ id, step }) => `${step} ${id}`);
/** The complete character with one of its four traits changed. */
const withTrait = (place: number, change: Partial<CandidateTrait>) => ({
  traits: COMPLETE.traits.map((one, i) => (i === place ? { ...one, ...change } : one)),
});

describe("a new character", () => {
  test("WP-18: lacks nothing", () => {
    expect(findings(COMPLETE)).toEqual([]);
  });

  test("WP-18: faults of the structure come in the order of the steps", () => {
    const traits = [
      trait({ name: "Lancer de couteaux", kind: "side", superior: true, sign: "" }),
      trait({ name: "Chirurgie", kind: "side", superior: true }),
      trait({ name: "Nage", kind: "side" }),
      trait({ name: "Curieuse", kind: "flaw" }),
      trait({ name: "Bavarde", kind: "flaw" }),
    ];
    const all = [
      ...["central centralCount", "sides sideCount", "flaw flawCount", "superior superiorCount"],
      "signs missingSign",
    ];
    expect(found({ traits })).toEqual(all);
  });

  test("WP-19: needs a name and a concept", () => {
    expect(found({ name: " ", concept: "" })).toEqual(["concept name", "concept concept"]);
  });

  test("WP-20…WP-22: one central trait, two side traits, one flaw, one of the first three superior", () => {
    expect(found({ traits: [] })).toEqual([
      "central centralCount",
      "sides sideCount",
      "flaw flawCount",
      "superior superiorCount",
    ]);
    expect(found(withTrait(1, { superior: true }))).toEqual(["superior superiorCount"]);
  });

  test("WP-18: says whether there is too little or too much", () => {
    const [few] = findings({ ...COMPLETE, traits: COMPLETE.traits.filter((_, i) => i !== 2) });
    expect(few).toEqual({ id: "sideCount", step: "sides", kind: "missing", facts: { n: 1, due: 2 } });
    const many = [...COMPLETE.traits, trait({ name: "Nage", kind: "side" })];
    expect(findings({ ...COMPLETE, traits: many })[0]).toMatchObject({ kind: "illegal", facts: { n: 3, due: 2 } });
  });

  test("WP-22: a flaw cannot be the superior trait", () => {
    const { traits } = withTrait(0, { superior: false });
    expect(
      found({ traits: [...traits.slice(0, 3), trait({ name: "Curieuse", kind: "flaw", superior: true })] }),
    ).toEqual(["superior superiorCount"]);
  });

  test("WP-24: specialised traits need the option, and are never for fighting", () => {
    expect(found(withTrait(2, { scale: "specialised" }))).toEqual(["sides notPlayed"]);
    expect(found({ ...withTrait(2, { scale: "specialised" }), specialised: true })).toEqual([]);
    expect(found({ ...withTrait(1, { scale: "specialised" }), specialised: true })).toEqual([
      "sides combatSpecialised",
    ]);
  });

  test("WP-21, WP-26: traits have names of their own, and a sign each, flaws too", () => {
    expect(found(withTrait(2, { name: " ACROBATE" }))).toEqual(["sides namesake"]);
    expect(found(withTrait(3, { sign: "" }))).toEqual(["signs missingSign"]);
    expect(found(withTrait(0, { name: "" }))).toEqual(["central traitName"]);
  });

  test("WP-28: what is left unknown is there all the same", () => {
    const open = { name: "", sign: "", superior: false, unknown: true };
    expect(found(withTrait(0, open))).toEqual([]);
    const unknown = { text: "", unknown: true };
    expect(found({ motivation: unknown, secret: unknown, importantPerson: unknown })).toEqual([]);
  });

  test("WP-29…WP-31: hit points are 14 at least, and have a word", () => {
    expect(found({ hp: { max: 13, description: "", dice: "settled" } })).toEqual([
      "points fewHitPoints",
      "points description",
    ]);
    expect(found({ hp: { max: 9, description: "Frêle", dice: "settled" }, hpFloor: false })).toEqual([]);
  });

  test("WP-30, WP-35: dice that are wanted have fallen, and for the scores that count", () => {
    const hp = { max: 14, description: "Souplesse" };
    expect(found({ hp: { ...hp, dice: "due" }, reserveDice: "due" })).toEqual([
      "points notRolled",
      "reserve notRolled",
    ]);
    expect(found({ hp: { ...hp, dice: "stale" } })).toEqual(["points stale"]);
  });

  test("WP-98, WP-122: has the powers that the series knows", () => {
    const series = { paranormal: false, magic: true, magicExclusive: false };
    expect(found({ ...withTrait(1, { power: "paranormal" }), series })).toEqual(["sides noPowers"]);
    expect(found({ ...withTrait(1, { power: "magical" }), series })).toEqual([]);
    expect(found({ magician: true, series: { ...series, magic: false } })).toEqual(["central noMagic"]);
  });

  test("WP-123: where the talent is rare, nobody is a magician before the die has said so", () => {
    const said = (talent: boolean | null) => found({ magician: true, talent });
    expect([true, null, false].map(said)).toEqual([[], ["central talentDue"], ["central noTalent"]]);
    expect(found({ talent: null })).toEqual([]);
  });

  test("WP-123: where powers keep from magic, a magician has none of another kind", () => {
    const series = { paranormal: true, magic: true, magicExclusive: true };
    expect(found({ ...withTrait(1, { power: "paranormal" }), magician: true, series })).toEqual([
      "central magicOrPowers",
    ]);
    expect(found({ ...withTrait(1, { power: "magical" }), magician: true, series })).toEqual([]);
  });

  test("WP-33: motivation, secret and important person are told", () => {
    const nothing = { text: " ", unknown: false };
    expect(found({ motivation: nothing, importantPerson: nothing })).toEqual([
      "story motivation",
      "story importantPerson",
    ]);
  });
});

test("WP-25: a flaw strikes on the faces that bring it", () => {
  expect([1, 2, 3].map((die) => flawStrikes([1, 2], die))).toEqual([true, true, false]);
  expect(flawStrikes([], 1)).toBe(false);
});
