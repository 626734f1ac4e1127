import { afterEach, expect, it, vi } from "vitest";
import { hasField, labelOf, withinBounds } from "../../../../src/core/convert/blocks/fields.js";

const FIELDS: Readonly<Record<string, object>> = {
  range: { min: 0, max: 500, label: "LABEL" },
  name: {},
  limbs: { fields: {} },
  any: {},
};
const schema = { getInitialValue: () => ({}), getField: (path: string) => FIELDS[path] };

function sit(): void {
  vi.stubGlobal("CONFIG", { Item: { dataModels: { sword: { schema } } }, Actor: { dataModels: { hero: { schema } } } });
}

afterEach(() => vi.unstubAllGlobals());

it("figures beyond what a thing can hold are brought within, and told", () => {
  sit();
  expect(withinBounds("sword", { range: 9000, name: "x", free: 12 })).toEqual({
    figures: { range: 500, name: "x", free: 12 },
    over: [{ path: "range", value: 9000, within: 500 }],
  });
  expect(withinBounds("sword", { range: 0 }).over).toEqual([]);
  expect(withinBounds("unknown", { range: 9000 })).toEqual({ figures: { range: 9000 }, over: [] });
  expect(labelOf("Item", "sword", "range")).toBe("LABEL");
});

it("what a sheet has no place for is known, where its fields are", () => {
  sit();
  expect([hasField("Actor", "hero", "range"), hasField("Actor", "hero", "tail")]).toEqual([true, false]);
  expect(hasField("Actor", "stranger", "tail")).toBe(true);
  expect([hasField("Actor", "hero", "limbs.tail"), hasField("Actor", "hero", "any.thing")]).toEqual([false, true]);
});
