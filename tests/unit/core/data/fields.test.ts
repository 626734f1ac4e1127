import { expect, test } from "vitest";
import * as fields from "../../../../src/core/data/fields.js";
import { dropMalformed } from "../../../../src/core/data/malformed.js";
import { GUN, sitDown } from "../../../support/play/arbiter-table.js";

test("a short text is short: a longer one is refused, and the message says how long it may be", () => {
  sitDown();
  game.i18n.format = (key: string, data?: object) => [key, ...Object.values<unknown>({ ...data })].join(" ");
  const gun = fromUuidSync(GUN) as unknown as {
    readonly system: { readonly damage: string };
    updateSource(change: object): unknown;
  };
  const write = (letters: number) => gun.updateSource({ system: { damage: "d".repeat(letters) } });
  write(fields.MOST_LETTERS);
  expect(() => write(fields.MOST_LETTERS + 1)).toThrow(`GARDIEN.ERROR.tooLong ${fields.MOST_LETTERS}`);
  expect(gun.system.damage).toHaveLength(fields.MOST_LETTERS);
});

test("a broken source is healed: what is no group goes, and what is no row of a list", () => {
  const { group, line, whole } = fields;
  const { ArrayField, SchemaField } = foundry.data.fields;
  const row = () => group({ name: line() });
  const schema = new SchemaField({
    hp: group({ value: whole(0, 9, 5) }),
    body: group({ rows: new ArrayField(row()) }),
    all: new ArrayField(row()),
    words: new ArrayField(line()),
  });
  const healed = (source: Record<string, unknown>) => {
    dropMalformed(source, schema);
    return source;
  };
  expect(healed({ hp: 3, all: 4, words: ["a", 2], other: 1 })).toEqual({ words: ["a", 2], other: 1 });
  expect(healed({ hp: { value: 2 }, all: [{}, null, "x", []], body: { rows: [1, { name: "n" }] } })).toEqual({
    hp: { value: 2 },
    all: [{}],
    body: { rows: [{ name: "n" }] },
  });
  // What 14 says in place of a value, e.g. to replace it, is not read here.
  class Replacement {
    readonly value = [{ name: "n" }];
  }
  const replaced = { all: new Replacement(), hp: new Replacement() };
  expect(healed({ ...replaced })).toEqual(replaced);
});

test("a group that may be absent is written as absent, e.g. once a hold around the neck has ended", () => {
  const { SchemaField } = foundry.data.fields;
  const source = { held: null };
  dropMalformed(source, new SchemaField({ held: fields.optionalGroup({ by: fields.line() }) }));
  expect(source).toEqual({ held: null });
});
