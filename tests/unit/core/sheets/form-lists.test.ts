import { expect, it } from "vitest";
import { withWholeLists } from "../../../../src/core/sheets/form-lists.js";

const source = {
  system: {
    key: "other",
    rows: [
      { zone: "head", upTo: 10 },
      { zone: "tail", upTo: 100 },
    ],
  },
};

it("a box of a row is put back into the whole list, the other rows as they are stored", () => {
  expect(withWholeLists({ "system.rows.1.upTo": 90 }, source)).toEqual({
    "system.rows": [
      { zone: "head", upTo: 10 },
      { zone: "tail", upTo: 90 },
    ],
  });
});

it("several boxes of a list make one list", () => {
  expect(withWholeLists({ "system.rows.0.upTo": 5, "system.rows.0.zone": "torso" }, source)).toEqual({
    "system.rows": [
      { zone: "torso", upTo: 5 },
      { zone: "tail", upTo: 100 },
    ],
  });
});

it("what is no list stays as it is, and a row that is gone takes nothing", () => {
  expect(withWholeLists({ "system.key": "run", "system.rows.7.upTo": 3 }, source)).toEqual({
    "system.key": "run",
    "system.rows": source.system.rows,
  });
  expect(withWholeLists({ "system.names.0.text": "x" }, source)).toEqual({ "system.names.0.text": "x" });
});

it("the stored list itself is left alone", () => {
  withWholeLists({ "system.rows.0.upTo": 99 }, source);
  expect(source.system.rows[0]?.upTo).toBe(10);
});

it("a box typed before the last one is stored builds on it", () => {
  const sent = new Map<string, readonly unknown[]>();
  withWholeLists({ "system.rows.0.zone": "torso" }, source, sent);
  expect(withWholeLists({ "system.rows.0.upTo": 20 }, source, sent)).toEqual({
    "system.rows": [
      { zone: "torso", upTo: 20 },
      { zone: "tail", upTo: 100 },
    ],
  });
});
