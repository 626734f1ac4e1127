import { expect, test } from "vitest";
import { keptObject } from "../../../../../src/core/play/record/kept-object.js";

test("an object kept in a word comes back; whatever else somebody typed keeps nothing", () => {
  expect(keptObject(JSON.stringify({ way: "dodge", extra: 1 }))).toEqual({ way: "dodge", extra: 1 });
  expect(["{", undefined, 3].map(keptObject)).toEqual([null, null, null]);
  expect(keptObject("[1]")).toEqual({});
});
