import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import "../../../../playground/common/primitives.js";
import * as utils from "../../../../playground/common/utils/index.js";
import type { Data, Value } from "../../../../playground/common/types.js";

const {
  applySpecialKeys,
  buildRelativeUuid,
  cleanHTML,
  Collection,
  Color,
  debounce,
  deepClone,
  deleteProperty,
  diffObject,
  equals,
  escapeHTML,
  expandObject,
  flattenObject,
  ForcedDeletion,
  ForcedReplacement,
  getProperty,
  getType,
  hasProperty,
  isEmpty,
  isNewerVersion,
  keysToOperators,
  mergeObject,
  operatorsToKeys,
  performIntegerSort,
  randomID,
  setProperty,
  unescapeHTML,
} = utils;

describe("mergeObject", () => {
  test.each<[string, Data, Data, Data, Data]>([
    ["inserts top-level and nested keys", { a: 1 }, { b: { c: 2 } }, {}, { a: 1, b: { c: 2 } }],
    ["insertKeys: false keeps top-level keys out", { a: 1 }, { b: 2 }, { insertKeys: false }, { a: 1 }],
    [
      "insertValues: false keeps nested keys out",
      { a: { x: 1 } },
      { a: { y: 2 }, b: 3 },
      { insertValues: false },
      { a: { x: 1 }, b: 3 },
    ],
    ["overwrite: false only fills holes", { a: 1 }, { a: 2, b: 3 }, { overwrite: false }, { a: 1, b: 3 }],
    [
      "recursive: false replaces inner objects",
      { k1: { i1: 1 } },
      { k1: { i2: 2 } },
      { recursive: false },
      { k1: { i2: 2 } },
    ],
    ["arrays are replaced whole", { a: [1, 2] }, { a: [3] }, {}, { a: [3] }],
    ["dotted keys are expanded at the top", { a: { b: 1 } }, { "a.c": 2 }, {}, { a: { b: 1, c: 2 } }],
    ["dotted keys of the original too", { "a.b": 1 }, { "a.c": 2 }, {}, { a: { b: 1, c: 2 } }],
    [
      "deletion keys are obeyed on request",
      { a: { b: 1, c: 2 } },
      { a: { "-=b": null } },
      { performDeletions: true },
      { a: { c: 2 } },
    ],
    ["and kept verbatim otherwise", { a: 1 }, { "-=a": null }, {}, { a: 1, "-=a": null }],
    ["a deletion needs the value null", { a: 1 }, { "-=a": 0 }, { performDeletions: true }, { a: 1, "-=a": 0 }],
    [
      "deleting below nothing leaves the empty parent",
      {},
      { "foo.-=bar": null },
      { performDeletions: true },
      { foo: {} },
    ],
    [
      "a deletion first in a path deletes all of it",
      { foo: { bar: 1, baz: 2 } },
      { "-=foo.bar": null },
      { performDeletions: true },
      { foo: { bar: 1, baz: 2 }, "-=foo": { bar: null } },
    ],
    [
      "== replaces instead of merging",
      { a: { b: 1 } },
      { "==a": { c: 2 } },
      { performDeletions: true },
      { a: { c: 2 } },
    ],
  ])("%s", (_name, original, other, options, expected) => {
    expect(mergeObject(original, other, options)).toEqual(expected);
  });

  test("works in place unless told otherwise", () => {
    const original = { a: { b: 1 } };
    expect(mergeObject(original, { a: { b: 2 } }, { inplace: false })).toEqual({ a: { b: 2 } });
    expect(original.a.b).toBe(1);
    expect(mergeObject(original, { a: { b: 2 } })).toBe(original);
  });

  test("refuses what is no object, and other types when enforced", () => {
    expect(() => mergeObject(null as Value, {})).toThrow("not Objects");
    expect(() => mergeObject({}, "a" as Value)).toThrow("not Objects");
    expect(() => mergeObject({ a: 1 }, { a: "x" }, { enforceTypes: true })).toThrow("Mismatched");
  });

  test.each([null, undefined])("%s is nothing to merge", (other) => {
    expect(mergeObject({ a: 1 }, other)).toEqual({ a: 1 });
  });

  test("a list is an object by its places", () => {
    expect(mergeObject({ a: 1 }, [] as Value)).toEqual({ a: 1 });
    expect(mergeObject([1, 2] as Value, [3] as Value)).toEqual([3, 2]);
  });

  test("a dotted key leads into a list, where no field keeps what it names", () => {
    const expanded = expandObject({ pool: [6, 6], "pool.chain": [6, 3] });
    expect([...expanded.pool]).toEqual([6, 6]);
    expect(expanded.pool.chain).toEqual([6, 3]);
    expect(JSON.stringify(expanded)).toBe('{"pool":[6,6]}');
  });

  test("instances are values", () => {
    const set = new Set([1]);
    expect((mergeObject({ a: { b: 1 } }, { a: set }) as Data).a).toBe(set);
  });

  test("generation 14: operators are obeyed", () => {
    const other = { a: new ForcedDeletion(), b: new ForcedReplacement({ d: 1 }) };
    expect(mergeObject({ a: 1, b: { c: 1 } }, other, { applyOperators: true })).toEqual({ b: { d: 1 } });
  });

  test("no prototype is ever reached", () => {
    mergeObject({}, JSON.parse('{"__proto__":{"bad":1}}') as Data);
    expandObject(JSON.parse('{"__proto__.bad":1,"constructor.prototype.bad":1}') as Data);
    setProperty({}, "__proto__.bad", 1);
    setProperty(new Map() as Value, "constructor.prototype.bad", 1);
    expect(({} as Data).bad).toBeUndefined();
    expect((Map.prototype as Data).bad).toBeUndefined();
  });
});

describe("diffObject", () => {
  test.each<[string, Data, Data, Data, Data]>([
    ["what differs, nested", { a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 5, d: 3 } }, {}, { b: { c: 5 } }],
    ["new keys", { a: 1 }, { b: 2 }, {}, { b: 2 }],
    ["inner: only known keys", { a: 1 }, { a: 2, b: 2 }, { inner: true }, { a: 2 }],
    ["arrays as a whole", { a: [1, 2] }, { a: [1, 3] }, {}, { a: [1, 3] }],
    ["equal arrays not at all", { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, {}, {}],
    [
      "a deletion of what is there",
      { a: { b: 1 } },
      { a: { "-=b": null } },
      { deletionKeys: true },
      { a: { "-=b": null } },
    ],
    [
      "no deletion of what is not",
      { a: { b: 1 } },
      { a: { "-=c": null }, x: { "-=y": null } },
      { deletionKeys: true },
      {},
    ],
  ])("%s", (_name, original, other, options, expected) => {
    expect(diffObject(original, other, options)).toEqual(expected);
  });

  test("generation 14: bidirectional adds deletions", () => {
    const difference = diffObject({ a: 1, b: 2 }, { b: 3 }, { bidirectional: true });
    expect(difference.a).toBeInstanceOf(ForcedDeletion);
    expect(difference.b).toBe(3);
  });
});

const key = fc.stringMatching(/^[a-z]{1,4}$/);
const leaf = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
);
const tree = fc.letrec<{ node: Data }>((tie) => ({
  node: fc.dictionary(key, fc.oneof({ depthSize: "small" }, leaf, tie("node")), { maxKeys: 4, noNullPrototype: true }),
})).node;

describe("paths", () => {
  test("expanding undoes flattening", () => {
    fc.assert(
      fc.property(tree, (object) => {
        expect(expandObject(flattenObject(object))).toEqual(object);
      }),
    );
  });

  test("merging the difference leads from one object to the other where nothing is deleted", () => {
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        const goal = mergeObject(deepClone(a), deepClone(b));
        expect(mergeObject(deepClone(a), diffObject(a, goal))).toEqual(goal);
      }),
    );
  });

  test("reading, writing and deleting by path", () => {
    const object: Data = { a: { b: null } };
    expect(getProperty(object, "a.b.c")).toBeUndefined();
    expect(setProperty(object, "a.c.d", 1)).toBe(true);
    expect(setProperty(object, "a.c.d", 1)).toBe(false);
    expect(hasProperty(object, "a.c.d")).toBe(true);
    expect(getProperty(object, "a.c")).toEqual({ d: 1 });
    expect(deleteProperty(object, "a.c.d")).toBe(true);
    expect(deleteProperty(object, "a.x")).toBe(false);
  });

  test("special keys and operators stand for each other", () => {
    const keys = { a: { "-=b": null }, "==c": { d: 1 } };
    expect(operatorsToKeys(keysToOperators(keys))).toEqual(keys);
    expect(operatorsToKeys(JSON.parse(JSON.stringify(keysToOperators(keys))))).toEqual(keys);
    expect(applySpecialKeys({ a: 1, "-=a": null, "==c": { d: 1 } })).toEqual({ c: { d: 1 } });
  });
});

describe("small functions", () => {
  test.each([
    [undefined, "undefined"],
    [null, "null"],
    [1, "number"],
    ["", "string"],
    [true, "boolean"],
    [() => 1, "function"],
    [[], "Array"],
    [{}, "Object"],
    [new Set(), "Set"],
    [new Map(), "Map"],
    [new Collection(), "Map"],
    [Promise.resolve(), "Promise"],
    [new Error("x"), "Error"],
    [Color.from("#ff0000"), "Color"],
    [new Date(), "Unknown"],
  ])("getType of %s is %s", (value, type) => expect(getType(value)).toBe(type));

  test.each<[unknown, boolean]>([
    [undefined, true],
    [null, true],
    [{}, true],
    [[], true],
    [new Set(), true],
    ["", false],
    [0, false],
    [{ a: 1 }, false],
  ])("isEmpty of %s is %s", (value, empty) => expect(isEmpty(value)).toBe(empty));

  test("deepClone copies plain data, returns instances, and can be strict or prune", () => {
    const map = new Map();
    const original = { a: [{ b: 1 }], map, gone: undefined };
    const clone = deepClone(original);
    expect(clone).toEqual(original);
    expect(clone.a[0]).not.toBe(original.a[0]);
    expect(clone.map).toBe(map);
    expect(deepClone(original, { prune: true })).not.toHaveProperty("gone");
    expect(() => deepClone(original, { strict: true })).toThrow();
  });

  test("equality is deep, of Sets by content", () => {
    expect(equals({ a: [1, { b: new Set([1, 2]) }] }, { a: [1, { b: new Set([2, 1]) }] })).toBe(true);
    expect(equals({ a: undefined }, {})).toBe(false);
  });

  test.each([
    ["13.351", "13.350", true],
    ["13.350", "13.350", false],
    [14, 13, true],
    ["1.10", "1.9", true],
    ["1.0.0", "1", false],
    ["1.0.1", "1", true],
  ])("is %s newer than %s: %s", (a, b, newer) => expect(isNewerVersion(a, b)).toBe(newer));

  test("ids are 16 letters and digits", () => expect(randomID()).toMatch(/^[A-Za-z0-9]{16}$/));

  test("HTML is escaped and unescaped", () => {
    const text = `<a href="x">'&'</a>`;
    expect(escapeHTML(text)).toBe("&lt;a href=&quot;x&quot;&gt;&#x27;&amp;&#x27;&lt;/a&gt;");
    expect(unescapeHTML(escapeHTML(text))).toBe(text);
  });

  test("cleaned HTML keeps forms and custom elements, loses scripts and handlers", () => {
    expect(cleanHTML('<p onclick="x()">a<script>b</script></p>')).toBe("<p>a</p>");
    expect(cleanHTML('<img src="x" onerror="alert(1)">')).toBe('<img src="x" />');
    expect(cleanHTML('<a href="javascript:alert(1)">x</a>')).toBe("<a>x</a>");
    expect(cleanHTML('<input type="number" name="a" required>')).toContain("required");
    expect(cleanHTML('<multi-select name="a"><option value="1">b</option></multi-select>')).toContain("<multi-select");
  });

  test("sorting moves one document, and all when there is no room", () => {
    const make = (sort: number): { sort: number } => ({ sort });
    const [a, b, c] = [make(0), make(100000), make(200000)];
    expect(performIntegerSort(c, { target: b, siblings: [a, b], sortBefore: true })).toEqual([
      { target: c, update: { sort: 50000 } },
    ]);
    const [d, e, f] = [make(0), make(1), make(5)];
    const crowded = performIntegerSort(f, { target: e, siblings: [d, e], sortBefore: true });
    expect(crowded.map(({ target }) => target)).toEqual([d, f, e]);
  });

  test("debounced calls happen once, and can be cancelled", () => {
    vi.useFakeTimers();
    const fn = vi.fn();
    const debounced = debounce(fn, 50);
    debounced(1);
    debounced(2);
    vi.runAllTimers();
    expect(fn.mock.calls).toEqual([[2]]);
    debounced(3);
    debounced.cancel();
    vi.runAllTimers();
    expect(fn).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test("relative UUIDs", () => {
    const relative = { uuid: "Actor.a.Item.b", parent: {} };
    expect(buildRelativeUuid("Actor.a.Item.b.ActiveEffect.c", relative)).toBe(".ActiveEffect.c");
    expect(buildRelativeUuid("Actor.a.Item.c", relative)).toBe(".c");
    expect(utils.parseUuid(".ActiveEffect.c", { relative })?.uuid).toBe("Actor.a.Item.b.ActiveEffect.c");
    expect(utils.parseUuid(".c", { relative })?.uuid).toBe("Actor.a.Item.c");
    expect(utils.parseUuid("Compendium.p.q.Actor.a.Item.b")).toMatchObject({
      type: "Item",
      id: "b",
      documentType: "Actor",
      documentId: "a",
      primaryType: "Actor",
      embedded: ["Item", "b"],
    });
  });

  test("a collection iterates its values", () => {
    const collection = new Collection<{ name: string }>([
      ["a", { name: "x" }],
      ["b", { name: "y" }],
    ]);
    expect([...collection].map(({ name }) => name)).toEqual(["x", "y"]);
    expect(collection.getName("y")).toEqual({ name: "y" });
    expect(() => collection.get("z", { strict: true })).toThrow();
  });

  test("built-ins have their additions", () => {
    expect(Math.clamp(5, 0, 3)).toBe(3);
    expect((3).signedString()).toBe("+3");
    expect((-3).signedString()).toBe("-3");
    expect((2.3).toNearest(0.25)).toBe(2.25);
    expect("École d'été".slugify()).toBe("ecole-dete");
    expect(Number.isNumeric("")).toBe(false);
    expect(Number.isNumeric("1e3")).toBe(true);
    expect([1, 2, 3].partition((n) => n > 1)).toEqual([[1], [2, 3]]);
    expect(["a", "", null, "b"].filterJoin("-")).toBe("a-b");
    expect(new Set([1, 2]).first()).toBe(1);
    expect([...new Set([1, 2, 3]).filter((n: number) => n > 1)]).toEqual([2, 3]);
  });
});
