import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  initiativeOrder,
  initiativeValue,
  rollsDue,
  trackerPlace,
  type Contender,
} from "../../../../../../src/rulesets/seuils/rules/fight/initiative.js";
import { initiativeSuccesses } from "../../../../../../src/rulesets/seuils/rules/fight/initiative-successes.js";
import { INITIATIVE_TIES, type InitiativeTies } from "../../../../../../src/rulesets/seuils/rules/vocabulary.js";

const rat: Contender = { id: "rat", rapidite: 3, reflexes: 3, successes: [2] };
const boar: Contender = { id: "boar", rapidite: 3, reflexes: 2, successes: [2] };
const wasp: Contender = { id: "wasp", rapidite: 5, reflexes: 5, successes: [1] };
const groups = (contenders: readonly Contender[], initiativeTies: InitiativeTies) =>
  initiativeOrder(contenders, { initiativeTies }).map((group) => group.map(({ id }) => id));

describe("who acts first", () => {
  test("SE-13: the higher result, then Rapidité, then Réflexes", () => {
    expect(groups([wasp, boar, rat], "rapidite")).toEqual([["rat"], ["boar"], ["wasp"]]);
    expect(groups([rat, { ...wasp, successes: [2] }], "rapidite")).toEqual([["wasp"], ["rat"]]);
  });

  test("SE-13: true equals keep the tracker's order", () => {
    const other = { ...rat, id: "other" };
    expect(groups([other, rat], "rapidite")).toEqual([["other"], ["rat"]]);
    expect(groups([rat, other], "rapidite")).toEqual([["rat"], ["other"]]);
  });

  test("SE-13: a table that plays ties together has them act as one (D-03)", () => {
    expect(groups([wasp, boar, rat], "simultaneous")).toEqual([["boar", "rat"], ["wasp"]]);
  });

  test("SE-13: who rolls again is told apart by that roll, and by no other's (D-03)", () => {
    expect(groups([boar, rat], "reroll")).toEqual([["boar", "rat"]]);
    const again = [
      { ...boar, successes: [2, 0] },
      { ...rat, successes: [2, 3] },
      { ...wasp, successes: [3] },
    ];
    expect(groups(again, "reroll")).toEqual([["wasp"], ["rat"], ["boar"]]);
  });

  test("SE-13: the tracker's number puts scores behind the comma, without rounding noise", () => {
    expect([initiativeValue(2, boar), initiativeValue(0, { rapidite: 10, reflexes: 10 })]).toEqual([2.0302, 0.101]);
  });
});

describe("the number of the tracker", () => {
  const few = fc.integer({ min: 0, max: 3 });
  const contenders = fc.array(
    fc.record({ rapidite: few, reflexes: few, successes: fc.array(few, { minLength: 1, maxLength: 3 }) }),
    { maxLength: 6 },
  );

  test("SE-13: orders as the rules do, whatever decides between equals, and is left by its successes", () => {
    fc.assert(
      fc.property(contenders, fc.constantFrom(...INITIATIVE_TIES), (all, initiativeTies) => {
        const rolls = initiativeTies === "reroll" ? 3 : 1; // nobody else rolls again
        const known = all.map((one, i) => ({ ...one, successes: one.successes.slice(0, rolls), id: `${i}` }));
        const found = initiativeOrder(known, { initiativeTies }).flat();
        const places = found.map((one) => trackerPlace(one, { initiativeTies }));
        expect(places).toEqual(places.toSorted((a, b) => b - a));
        for (const one of known) expect(initiativeSuccesses(trackerPlace(one))).toBe(one.successes[0]);
      }),
    );
  });

  test("SE-13, D-03: a roll is due of whoever has none, then of equals, whoever rolled least often first", () => {
    const due = (all: readonly Contender[], initiativeTies: InitiativeTies) => rollsDue(all, { initiativeTies });
    expect(due([rat, { ...boar, successes: [] }], "reroll")).toEqual(["boar"]);
    expect(due([rat, boar, wasp], "reroll")).toEqual(["rat", "boar"]);
    expect([due([rat, boar], "rapidite"), due([rat, boar], "simultaneous")]).toEqual([[], []]);
    const late = { ...wasp, successes: [2] };
    expect(due([{ ...rat, successes: [2, 1] }, { ...boar, successes: [2, 0] }, late], "reroll")).toEqual(["wasp"]);
  });
});
