import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  always,
  fitting,
  flag,
  flagged,
  healed,
  inText,
  json,
  lazy,
  list,
  mapOf,
  nullable,
  oneOf,
  optional,
  real,
  record,
  such,
  tagged,
  text,
  whole,
  wholeFrom,
  type Read,
  type Shape,
} from "../../../../src/core/shape/shape.js";

const WORDS = ["apple", "pear", "plum"] as const;

/** Shapes of one value, each with values that fit. */
const LEAVES: readonly { readonly shape: Shape<unknown>; readonly values: fc.Arbitrary<unknown> }[] = [
  { shape: whole, values: fc.maxSafeInteger() },
  { shape: wholeFrom(-3, 12), values: fc.integer({ min: -3, max: 12 }) },
  { shape: real, values: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0) },
  { shape: text, values: fc.string({ maxLength: 2000 }) },
  { shape: flag, values: fc.boolean() },
  { shape: flagged(true), values: fc.boolean() },
  { shape: oneOf(WORDS), values: fc.constantFrom(...WORDS) },
  { shape: json, values: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown) },
];

/** The same in lists, maps and records, up to some depth. */
const { shapes } = fc.letrec<{ shapes: { shape: Shape<unknown>; value: unknown } }>((tie) => {
  const leaf = fc.constantFrom(...LEAVES).chain(({ shape, values }) => values.map((value) => ({ shape, value })));
  const inner = tie("shapes");
  return {
    shapes: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      inner.map(({ shape, value }) => ({ shape: list(shape), value: [value, value] })),
      inner.map(({ shape, value }) => ({ shape: mapOf(shape), value: { one: value, two: value } })),
      inner.map(({ shape, value }) => ({
        shape: nullable(such(shape, () => true)),
        value: shape.fits(value) ? value : null,
      })),
      fc.tuple(inner, inner).map(([a, b]) => ({
        shape: record({ a: a.shape, b: b.shape, c: optional(b.shape) }),
        value: { a: a.value, b: b.value, ...(b.shape.fits(b.value) && { c: b.value }) },
      })),
    ),
  };
});

describe("a shape", () => {
  it("reads what fits as it stands, stored and fetched again", () => {
    fc.assert(
      fc.property(shapes, ({ shape, value }) => {
        expect(shape.read(JSON.parse(JSON.stringify(value)))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("heals whatever else is there: what it has read fits from then on", () => {
    fc.assert(
      fc.property(shapes, fc.jsonValue(), ({ shape }, source) => {
        const once = shape.read(source);
        expect(shape.read(once)).toEqual(once);
      }),
    );
  });
});

describe("single values", () => {
  it("take whole numbers within bounds, and their initial value for anything else", () => {
    const dice = wholeFrom(1, 6, 3);
    expect([dice.read(4.9), dice.read(99), dice.read(-2), dice.read("4"), dice.read(NaN)]).toEqual([4, 6, 1, 3, 3]);
    expect([whole.read(1e300), wholeFrom(2, 9).read(null)]).toEqual([0, 2]);
  });

  it("cut texts that are too long", () => {
    expect(text.read("x".repeat(5000))).toHaveLength(2000);
  });

  it("take one of the words, else the first or the one named", () => {
    expect([oneOf(WORDS).read("pear"), oneOf(WORDS).read("fig"), oneOf(WORDS, "plum").read(3)]).toEqual([
      "pear",
      "apple",
      "plum",
    ]);
  });

  it("are null, or left out, where nothing of the kind is there", () => {
    const shape = record({ name: nullable(text), stays: optional(always(true)), marks: optional(list(whole)) });
    expect(shape.read({ name: "", stays: false, marks: [] })).toEqual({ name: null });
    expect(shape.read({ name: "Ann", stays: true, marks: [1] })).toEqual({ name: "Ann", stays: true, marks: [1] });
  });

  it("fit only where the test says so", () => {
    const metres = nullable(such(real, (value) => value >= 0));
    expect([metres.read(3), metres.read(-3), metres.read("3")]).toEqual([3, null, null]);
  });
});

describe("a record", () => {
  it("leaves out keys that no shape is for, those of every object among them", () => {
    const source: unknown = JSON.parse('{"a":1,"z":2,"__proto__":{"a":9},"constructor":3}');
    expect(record({ a: whole }).read(source)).toEqual({ a: 1 });
    expect(record({ toString: whole }).read({})).toEqual({ toString: 0 });
  });

  it("keeps all keys that begin like one with a star", () => {
    const shape = record({ "wound-*": flag, name: text });
    const read: Read<typeof shape> = shape.read({ "wound-a": true, "wound-b": 3, wounds: true, name: "x" });
    expect(read).toEqual({ "wound-a": true, "wound-b": false, name: "x" });
    expect(read["wound-a"]).toBe(true);
  });

  it("sets right what its fields say together", () => {
    const shape = healed(record({ low: whole, high: whole }), ({ low, high }) => ({ low, high: Math.max(low, high) }));
    expect(shape.read({ low: 5, high: 2 })).toEqual({ low: 5, high: 5 });
  });

  it("holds itself as deep as it was stored", () => {
    interface Tree {
      readonly name: string;
      readonly inside?: readonly Tree[];
    }
    const tree: Shape<Tree> = record({ name: text, inside: optional(list(lazy((): Shape<Tree> => tree))) });
    const stored: Read<typeof tree> = { name: "a", inside: [{ name: "b", inside: [{ name: "c" }] }] };
    expect(tree.read(stored)).toEqual(stored);
  });
});

describe("what only part of can be read", () => {
  it("leaves out of a list what does not fit", () => {
    expect(fitting(oneOf(WORDS)).read(["pear", "stone", 3, "plum"])).toEqual(["pear", "plum"]);
    expect(fitting(whole).read("pear")).toEqual([]);
  });

  it("tells records apart by a word of theirs", () => {
    const kinds = { circle: record({ kind: always("circle"), radius: whole }), dot: record({ kind: always("dot") }) };
    const shape = tagged("kind", kinds, "dot");
    expect(shape.read({ kind: "circle", radius: 3, more: 1 })).toEqual({ kind: "circle", radius: 3 });
    const others = [{ kind: "square" }, { kind: "toString" }, {}, null, "circle"];
    expect(others.map((other) => shape.read(other))).toEqual(others.map(() => ({ kind: "dot" })));
    expect(fitting(shape).read([...others, { kind: "dot" }])).toEqual([{ kind: "dot" }]);
  });

  it("reads what was written as one text, and nothing where that is no such data", () => {
    const shape = inText(record({ count: whole }));
    expect(shape.read(JSON.stringify({ count: 3.5, more: 1 }))).toEqual({ count: 3 });
    expect([shape.read("{"), shape.read("7"), shape.read({ count: 3 }), shape.read(undefined)]).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});
