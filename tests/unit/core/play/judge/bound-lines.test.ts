import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bind, inTheRulesWords } from "../../../../../src/core/play/judge/bound-lines.js";
import type { Line, Modifier } from "../../../../../src/core/play/contract/modifiers.js";
import { verify } from "../../../../../src/core/play/judge/verify.js";

const modifier = (id: string, value: number): Modifier => ({ id, value, rule: `R-${id}`, facts: { of: id } });
const told = (one: Modifier): Line => ({ ...one, on: true, by: "rules", reason: "" });
const key = ({ id, value }: Modifier) => `${id}:${value}`;
const sorted = (lines: readonly Modifier[]) => lines.map(key).toSorted();

const anyModifier = fc.record({ id: fc.constantFrom("a", "b", "c"), value: fc.integer({ min: -2, max: 2 }) });
const derivedList = fc
  .array(anyModifier, { maxLength: 5 })
  .map((list) => list.map((one) => modifier(one.id, one.value)));

/** What verification says of an attack whose lines are these, dice apart. */
const standingOf = (lines: readonly Line[], derived: readonly Modifier[]) =>
  verify({
    ...{ authorIsKeeper: false, authorOwnsAttacker: true, attackerExists: true, weapon: "own", changedSince: false },
    ...{ ammunition: "there", rollCount: 0, rivalVerdict: false },
    claims: [{ target: 0, lines, derived, doubts: [], specs: [], rolls: [], distance: "same" }],
  }).standing;

describe("lines that are told, beside those that the rules derive", () => {
  test("a favourable line told twice is no line of the rules", () => {
    const derived = [modifier("str", 3)];
    expect(standingOf(derived.map(told), derived)).toBe("judged");
    expect(standingOf([...derived, ...derived].map(told), derived)).toBe("flagged");
  });

  test("a modifier that the rules derive twice may be told twice", () => {
    const [better, worse] = [modifier("dodge", 2), modifier("dodge", 1)];
    expect(standingOf([worse, better].map(told), [better, worse])).toBe("judged");
    expect(standingOf([better, better].map(told), [better, worse])).toBe("flagged");
  });

  test("any lines made of those of the rules are believed only where they are these very lines", () => {
    const picks = fc.array(fc.nat({ max: 4 }), { maxLength: 8 });
    fc.assert(
      fc.property(derivedList, picks, (derived, chosen) => {
        const lines = chosen.flatMap((at) => derived[at] ?? []).map(told);
        const honest = JSON.stringify(sorted(lines)) === JSON.stringify(sorted(derived));
        expect(standingOf(lines, derived)).toBe(honest ? "judged" : "flagged");
      }),
    );
  });

  test("binding loses nothing and uses nothing twice", () => {
    fc.assert(
      fc.property(derivedList, derivedList, (derived, other) => {
        const { pairs, surplus, untold } = bind(other.map(told), derived);
        expect(sorted([...pairs.map(({ line }) => line), ...surplus])).toEqual(sorted(other));
        expect(sorted([...pairs.map((pair) => pair.modifier), ...untold])).toEqual(sorted(derived));
      }),
    );
  });
});

test("a line that is believed is kept in the rules' words, whatever rule and facts its message names", () => {
  const range = modifier("range", 2);
  const lied: Line = { ...told(range), rule: "X", facts: { metres: 1 }, on: false, reason: "parce que" };
  const added: Line = { ...told(modifier("own", 1)), by: "player", rule: "", facts: {} };
  expect(inTheRulesWords([lied, added], [range])).toEqual([
    { ...lied, rule: "R-range", facts: { of: "range" } },
    added,
  ]);
});
