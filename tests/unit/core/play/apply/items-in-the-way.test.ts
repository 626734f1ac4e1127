import { beforeEach, expect, test, vi } from "vitest";
import { clearWay } from "../../../../../src/core/play/apply/items-in-the-way.js";
import type { Plan } from "../../../../../src/core/play/record/plan.js";
import { HERO, sitDown } from "../../../../support/play/arbiter-table.js";

const wound = { _id: "w".repeat(16), name: "Plaie", type: "gbWound", system: { gb: 3 } };
const plan: Plan = { id: "mark", undoId: "back", numbers: [], values: [], created: [wound], items: [] };
const hero = () => fromUuidSync(HERO) as Actor;
const lay = (item: object) => hero().createEmbeddedDocuments("Item", [item] as never, { keepId: true } as never);
let told: string[];

beforeEach(() => {
  ({ told } = sitDown());
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("what an owner laid under the id of a wound makes way for it, and the keeper hears of it", async () => {
  await lay({ ...wound, system: { gb: 0 } });
  await clearWay(hero(), plan);
  expect([hero().items.has(wound._id), told]).toEqual([false, [expect.stringContaining("itemInTheWay")]]);
});

test.each([
  ["what is the same needs not come twice", {}, wound],
  [
    "once the plan's mark is there, it is the plan's own, whatever was changed of it",
    { ledger: ["mark"] },
    { ...wound, name: "Éraflure" },
  ],
])("%s", async (_case, gardien, item) => {
  await hero().update({ flags: { gardien } } as never);
  await lay(item);
  await clearWay(hero(), plan);
  expect([hero().items.has(wound._id), told]).toEqual([true, []]);
});
