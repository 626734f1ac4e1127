import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DataModel, fields as f, validation } from "../../../../playground/common/index.js";
import type { Data, Value } from "../../../../playground/common/types.js";

const cleaned = (field: f.DataField, value: Value): Value => field.clean(value);
const message = (field: f.DataField, value: Value): string | undefined => field.validate(value)?.toString();

describe("initial values", () => {
  test.each<[string, f.DataField, unknown]>([
    ["BooleanField", new f.BooleanField(), false],
    ["NumberField", new f.NumberField(), null],
    ["NumberField, required and not null", new f.NumberField({ required: true, nullable: false }), 0],
    ["NumberField with a minimum", new f.NumberField({ required: true, nullable: false, min: 2 }), 2],
    ["StringField, not required", new f.StringField(), undefined],
    ["StringField, required", new f.StringField({ required: true }), ""],
    [
      "StringField, required, nullable, not blank",
      new f.StringField({ required: true, nullable: true, blank: false }),
      null,
    ],
    ["HTMLField", new f.HTMLField(), ""],
    ["FilePathField", new f.FilePathField({ categories: ["IMAGE"] }), null],
    ["ColorField", new f.ColorField(), null],
    ["ObjectField", new f.ObjectField(), {}],
    ["ObjectField, not required", new f.ObjectField({ required: false }), undefined],
    ["ObjectField, nullable", new f.ObjectField({ nullable: true }), null],
    ["ArrayField", new f.ArrayField(new f.NumberField()), []],
    ["SetField", new f.SetField(new f.StringField()), []],
    ["SchemaField", new f.SchemaField({ a: new f.NumberField({ initial: 3 }) }), { a: 3 }],
    ["TypedObjectField", new f.TypedObjectField(new f.NumberField()), {}],
    ["DocumentUUIDField", new f.DocumentUUIDField(), null],
    ["AngleField", new f.AngleField(), 0],
    ["AlphaField", new f.AlphaField(), 1],
    ["an explicit initial", new f.StringField({ initial: "x" }), "x"],
    ["a function", new f.NumberField({ initial: () => 4 }), 4],
  ])("%s", (_name, field, expected) => expect(field.getInitialValue({})).toEqual(expected));
});

test("a union of models: each field builds fields of its own, and gives models", () => {
  class Blow extends DataModel {
    static override defineSchema(): f.DataSchema {
      return { type: new f.StringField({ required: true }), force: new f.NumberField({ initial: 2 }) };
    }
  }
  const schema = { type: new f.StringField({ required: true }), wide: new f.BooleanField() };
  const [first, second] = [
    new f.TypedSchemaField({ blow: Blow, area: schema }),
    new f.TypedSchemaField({ blow: Blow }),
  ];
  const model = new Blow({});
  for (const field of [first, second]) {
    const value: Value = field.initialize(field.clean({ type: "blow" }), model);
    expect(value).toBeInstanceOf(Blow);
    expect(field.toObject(value)).toEqual({ type: "blow", force: 2 });
  }
  expect(first.clean({ type: "area" })).toEqual({ type: "area", wide: false });
});

describe("cleaning", () => {
  test.each<[string, f.DataField, unknown, unknown]>([
    ["text becomes a number", new f.NumberField(), "3", 3],
    ["a cleared input becomes null", new f.NumberField(), "", null],
    ["integers are rounded", new f.NumberField({ integer: true }), 2.6, 3],
    ["numbers are clamped", new f.NumberField({ min: 0, max: 5 }), 9, 5],
    ["numbers keep to their step", new f.NumberField({ step: 0.25 }), 1.1, 1],
    ["text becomes a boolean", new f.BooleanField(), "false", false],
    ["strings are trimmed", new f.StringField(), "  a ", "a"],
    ["numbers become strings", new f.StringField(), 3, "3"],
    [
      "a cleared input of a nullable string becomes null",
      new f.StringField({ nullable: true, blank: false }),
      "",
      null,
    ],
    ["a Set becomes an array", new f.ArrayField(new f.NumberField()), new Set([1, 2]), [1, 2]],
    ["a set has no duplicates", new f.SetField(new f.StringField()), ["a", "a", "b"], ["a", "b"]],
    ["elements are cleaned", new f.ArrayField(new f.NumberField()), ["1", "2"], [1, 2]],
    ["an undefined element is null", new f.ArrayField(new f.StringField()), [undefined], [null]],
    [
      "unknown keys go, missing ones come",
      new f.SchemaField({ a: new f.NumberField({ initial: 1 }) }),
      { b: 2 },
      { a: 1 },
    ],
    [
      "refused keys go",
      new f.TypedObjectField(new f.NumberField(), { validateKey: (key: string) => key !== "x" }),
      { x: 1, y: "2" },
      { y: 2 },
    ],
    ["JSON of a value", new f.JSONField(), { a: 1 }, '{"a":1}'],
    ["angles are turned", new f.AngleField(), 450, 90],
  ])("%s", (_name, field, value, expected) => expect(cleaned(field, value)).toEqual(expected));
});

describe("validation", () => {
  test.each<[string, f.DataField, unknown, RegExp | undefined]>([
    ["null where it is refused", new f.NumberField({ nullable: false }), null, /must be a finite number/],
    ["no number", new f.NumberField(), NaN, /must be a finite number/],
    ["too small", new f.NumberField({ min: 1 }), 0, /at least 1/],
    ["no integer", new f.NumberField({ integer: true }), 1.5, /integer/],
    ["no choice", new f.NumberField({ choices: [1, 2] }), 3, /not a valid choice/],
    ["a choice", new f.StringField({ choices: { a: "A" } }), "a", undefined],
    ["choices rule out blank", new f.StringField({ choices: ["a"] }), "", /blank/],
    ["blank where it is refused", new f.StringField({ blank: false }), "", /blank/],
    ["undefined where it is required", new f.StringField({ required: true }), undefined, /undefined/],
    [
      "an own rule that says no",
      new f.NumberField({ validate: (v: number) => v % 2 === 0, validationError: "must be even" }),
      3,
      /must be even/,
    ],
    [
      "an own rule that throws",
      new f.NumberField({
        validate: () => {
          throw new Error("odd one");
        },
      }),
      3,
      /odd one/,
    ],
    ["no array", new f.ArrayField(new f.NumberField()), { 0: 1 }, /must be an Array/],
    ["too few elements", new f.ArrayField(new f.NumberField(), { min: 2 }), [1], /at least 2/],
    [
      "a bad element names its place",
      new f.ArrayField(new f.NumberField({ nullable: false })),
      [1, "x"],
      /^1: must be a finite number/,
    ],
    ["no picture", new f.FilePathField({ categories: ["IMAGE"] }), "a.exe", /file extension/],
    ["a picture", new f.FilePathField({ categories: ["IMAGE"] }), "a/b.webp?x=1", undefined],
    ["no colour", new f.ColorField(), "red", /color/],
    ["no id", new f.DocumentIdField(), "x", /Document ID/],
    ["a UUID of another type", new f.DocumentUUIDField({ type: "Item" }), "Actor.abc", /type Item/],
    ["an embedded UUID", new f.DocumentUUIDField({ embedded: false }), "Actor.abc.Item.def", /primary/],
    ["no JSON", new f.JSONField(), "{", /JSON|property/],
  ])("%s", (_name, field, value, expected) => {
    if (expected) expect(message(field, value)).toMatch(expected);
    else expect(message(field, value)).toBeUndefined();
  });
});

class Wound extends DataModel {
  declare depth: number;
  static override defineSchema(): f.DataSchema {
    return { depth: new f.NumberField({ required: true, nullable: false, integer: true, initial: 1, min: 0 }) };
  }
  get serious(): boolean {
    return this.depth > 2;
  }
}

class Body extends DataModel {
  declare hp: { value: number; max: number };
  declare tags: Set<string>;
  declare wound: Wound;
  declare notes: Data;
  declare list: number[];
  static override defineSchema(): f.DataSchema {
    const number = (): f.NumberField =>
      new f.NumberField({ required: true, nullable: false, integer: true, initial: 5 });
    return {
      hp: new f.SchemaField({ value: number(), max: number() }),
      tags: new f.SetField(new f.StringField({ required: true })),
      wound: new f.EmbeddedDataField(Wound),
      notes: new f.ObjectField(),
      list: new f.ArrayField(number()),
    };
  }
  static override validateJoint(data: Data): void {
    if (data.hp.value > data.hp.max) throw new Error("value above maximum");
  }
}

describe("a model", () => {
  test("is filled, cast and initialised", () => {
    const body = new Body({ hp: { value: "3" }, tags: ["a", "a"], extra: 1, wound: { depth: 3 } });
    expect(body.toObject()).toEqual({
      hp: { value: 3, max: 5 },
      tags: ["a"],
      wound: { depth: 3 },
      notes: {},
      list: [],
    });
    expect(body.tags).toBeInstanceOf(Set);
    expect(body.wound.serious).toBe(true);
    expect(body.wound.parent).toBe(body);
    expect(() => ((body._source as Data).other = 1)).toThrow();
  });

  test("throws when strict, naming the path, and does not when it is not", () => {
    expect(() => new Body({ hp: { value: "x" } })).toThrow(/hp\.value: must be a finite number/);
    expect(() => new Body({ hp: { value: "x" } })).toThrow(validation.DataModelValidationError);
    expect(() => new Body({ hp: { value: 9 } })).toThrow(/above maximum/);
    const loose = Body.fromSource({ hp: { value: "x" } });
    expect(loose.invalid).toBe(true);
    const healed = new Body({ hp: { value: "x", max: 7 }, list: [1, "y"] }, { fallback: true });
    expect(healed.toObject()).toMatchObject({ hp: { value: 5, max: 7 }, list: [1, 5] });
    expect(healed.validationFailures.fields?.toString()).toContain("hp.value");
  });

  test("gives the difference of an update and keeps the rest", () => {
    const body = new Body({ notes: { a: 1, b: 2 } });
    expect(body.updateSource({ "hp.value": 2, notes: { a: 1, "-=b": null, c: 3 }, tags: new Set(["x"]) })).toEqual({
      hp: { value: 2 },
      notes: { "-=b": null, c: 3 },
      tags: ["x"],
    });
    expect(body.toObject()).toMatchObject({ hp: { value: 2, max: 5 }, notes: { a: 1, c: 3 }, tags: ["x"] });
    expect(body.updateSource({ hp: { value: 2 } })).toEqual({});
  });

  test("a dry run and a refused update change nothing", () => {
    const body = new Body();
    expect(body.updateSource({ "hp.value": 2 }, { dryRun: true })).toEqual({ hp: { value: 2 } });
    expect(() => body.updateSource({ "hp.value": 3, "wound.depth": "deep" })).toThrow(/wound\.depth/);
    expect(() => body.updateSource({ "hp.value": 30 })).toThrow(/above maximum/);
    expect(body.hp).toEqual({ value: 5, max: 5 });
  });

  test("replaces inner objects when not recursive", () => {
    const body = new Body({ hp: { value: 1, max: 9 }, notes: { a: 1 } });
    body.updateSource({ hp: { max: 7 }, notes: { b: 1 } }, { recursive: false });
    expect(body.toObject()).toMatchObject({ hp: { value: 5, max: 7 }, notes: { b: 1 } });
  });

  test("resets prepared values and finds its fields", () => {
    const body = new Body();
    body.hp.value = 99;
    body.reset();
    expect(body.hp.value).toBe(5);
    expect(body.schema.getField("hp.value")?.fieldPath).toBe("hp.value");
    expect(body.getFieldForProperty("wound.depth")).toBeInstanceOf(f.NumberField);
    expect(body.toObject(false)).toMatchObject({ hp: { value: 5 }, wound: { depth: 1 } });
  });

  test("its source survives a round trip", () => {
    const source = fc.record({
      hp: fc.record({ value: fc.integer({ max: 5 }) }),
      tags: fc.array(fc.string()),
      list: fc.array(fc.integer()),
    });
    fc.assert(
      fc.property(source, (data) => {
        const once = new Body(data).toObject();
        expect(new Body(JSON.parse(JSON.stringify(once))).toObject()).toEqual(once);
      }),
    );
  });

  test("clones with changes", () => {
    expect(new Body().clone({ "hp.value": 1 }).hp.value).toBe(1);
  });
});

describe("effects on fields", () => {
  const apply = (field: f.DataField, value: Value, type: string, delta: Value): Value =>
    field.applyChange(value, null, { key: "x", type, value: delta });
  test.each<[string, f.DataField, unknown, string, unknown, unknown]>([
    ["adds", new f.NumberField(), 3, "add", "2", 5],
    ["subtracts", new f.NumberField(), 3, "subtract", "2", 1],
    ["multiplies", new f.NumberField(), 3, "multiply", "2", 6],
    ["rounds integers", new f.NumberField({ integer: true }), 3, "multiply", "0.5", 2],
    ["overrides", new f.NumberField(), 3, "override", "7", 7],
    ["upgrades", new f.NumberField(), 3, "upgrade", "2", 3],
    ["downgrades", new f.NumberField(), 3, "downgrade", "2", 2],
    ["booleans", new f.BooleanField(), false, "override", "true", true],
    ["strings", new f.StringField(), "a", "add", "b", "ab"],
    ["lists", new f.ArrayField(new f.StringField()), ["a"], "add", "b", ["a", "b"]],
    ["sets", new f.SetField(new f.StringField()), new Set(["a"]), "add", "b", new Set(["a", "b"])],
  ])("%s", (_name, field, value, type, delta, expected) => expect(apply(field, value, type, delta)).toEqual(expected));
});
