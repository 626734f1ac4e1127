import { afterEach, expect, test, vi } from "vitest";
import { nameAt } from "../../../../src/core/world/world.js";

afterEach(() => void vi.unstubAllGlobals());

test("what cannot be read at once, or not at all, has no name, and nothing breaks", () => {
  const within = "Compendium.gardien.d20d100-adversaries.Actor.a.Item.b";
  const find = vi.fn((uuid: string) => {
    if (uuid === within) throw new Error("references an Embedded Document"); // as Foundry does unless told otherwise
    return { "Item.a": { name: "Voile" }, "Item.b": { name: 3 } }[uuid] ?? null;
  });
  vi.stubGlobal("fromUuidSync", find);
  expect(["Item.a", "Item.b", "Item.c", within].map(nameAt)).toEqual(["Voile", null, null, null]);
});
