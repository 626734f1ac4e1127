import { expect, it } from "vitest";
import { placesOf, wonBy } from "../../../../src/core/deed/acting-side.js";

const part = (name: string, active: boolean, ...totals: readonly number[]) => ({
  name,
  outcome: { active },
  answers: totals.map((total) => ({ total })),
});

it("tells who acts from who meets it, by the last answer of each, whoever was named first", () => {
  expect(placesOf([part("Marthe", false, 12), part("John", true, 8, 15)])).toEqual({
    active: { name: "John", answer: { total: 15 } },
    other: { name: "Marthe", answer: { total: 12 } },
  });
});

it("says nothing as long as one of them has not answered", () => {
  expect(placesOf([part("John", true, 8), part("Marthe", false)])).toBeNull();
});

it("tells by how much somebody won, whichever side that is, and that both came to the same", () => {
  const say = (key: string, data = {}) => ({ key: `A.${key}`, data });
  expect(wonBy(say, "John", -3).verdict).toEqual({ key: "A.oppose.wins", data: { name: "John", margin: 3 } });
  expect(wonBy(say, "John", 0).verdict).toEqual({ key: "A.oppose.tie", data: { name: "John" } });
});
