import { expect, test } from "vitest";
import { stableId } from "../../../../src/core/world/stable-id.js";

test("the same parts give the same document id, in every window", () => {
  expect(stableId("message", "0", "do")).toBe(stableId("message", "0", "do"));
  expect(stableId("message", "0", "do")).toMatch(/^[A-Za-z0-9]{16}$/);
});

test("ids of ten thousand attacks, their undoings and their wounds do not meet", () => {
  const ids = new Set<string>();
  for (let i = 0; i < 10_000; i++) for (const what of ["do", "undo", "item0"]) ids.add(stableId(`m${i}.0.0`, what));
  expect(ids.size).toBe(30_000);
});

test("parts are told apart", () => {
  expect(stableId("a", "bc")).not.toBe(stableId("ab", "c"));
});
