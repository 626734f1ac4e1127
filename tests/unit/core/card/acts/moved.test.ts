import { expect, test } from "vitest";
import { movedBeside } from "../../../../../src/core/card/acts/moved.js";

test("a card tells no number twice: not those that have not moved, nor those that it draws or tells", () => {
  const numbers = [
    { path: "system.wounds.touche.lethal", before: 0, after: 1 },
    { path: "system.wounds.surplus", before: 0, after: 2 },
    { path: "system.round.defences", before: 1, after: 1 },
  ];
  const marks = [{ label: { key: "row" }, draws: ["system.wounds.touche.lethal"], marks: [] }];
  expect(movedBeside({ numbers }, { marks }).map(({ path }) => path)).toEqual(["system.wounds.surplus"]);
  expect(movedBeside({ numbers }, {}).length).toBe(2);
  expect(movedBeside({ numbers }, { marks, tells: ["system.wounds.surplus"] })).toEqual([]);
});
