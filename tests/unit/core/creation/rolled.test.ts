import { expect, test } from "vitest";
import { readAssigned, swapped } from "../../../../src/core/creation/rolled.js";
import { withoutPick } from "../../../../src/core/creation/shelf.js";
import type { Desk } from "../../../../src/core/creation/procedure.js";

const IDS = ["one", "two", "three"] as const;

test("rolled values are placed each once, in the order in which they fell where what is stored does not fit", () => {
  expect(readAssigned(IDS, { one: 2, two: 0, three: 1 })).toEqual({ one: 2, two: 0, three: 1 });
  for (const odd of [null, "x", { one: 1, two: 1, three: 0 }, { one: 9, two: 9 }])
    expect(readAssigned(IDS, odd)).toEqual({ one: 0, two: 1, three: 2 });
});

test("who takes the value of another gives theirs for it; nothing comes of what nobody knows", () => {
  const assigned = { one: 0, two: 1, three: 2 };
  expect(swapped(IDS, assigned, "one", "2")).toEqual({ one: 2, two: 1, three: 0 });
  expect(swapped(IDS, assigned, "one", 0)).toEqual(assigned);
  expect(swapped(IDS, assigned, "four", 1)).toEqual(assigned);
});

test("what is taken away is noted where the sheet has it", () => {
  const desk = { shelf: new Map([["owned", { owned: true }]]) } as unknown as Desk;
  const picks = { items: ["owned", "new"].map((key) => ({ key, from: key })), removed: [] };
  expect(withoutPick(picks, "owned", desk)).toEqual({ items: [{ key: "new", from: "new" }], removed: ["owned"] });
  expect(withoutPick(picks, "new", desk)).toEqual({ items: [{ key: "owned", from: "owned" }], removed: [] });
});
