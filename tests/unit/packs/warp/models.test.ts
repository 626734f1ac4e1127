import { describe, expect, test } from "vitest";
import { WarpCharacter } from "../../../../src/rulesets/warp/data/character.js";
import { WarpNpc } from "../../../../src/rulesets/warp/data/npc.js";
import { faultsOf } from "../../../../tools/packs/check.mjs";
import { WARP_ITEMS } from "../../../support/warp-models.js";
import { ROOT, warpActors, warpItems, warpSources } from "../../../support/warp-packs.js";

type Field = { readonly constructor: { readonly name: string } } | undefined;
type Model = (new (source: object, options: object) => { toObject(): object }) & {
  readonly schema: { getField(path: string): Field };
};

const models = {
  Actor: { warpCharacter: WarpCharacter, warpNpc: WarpNpc },
  Item: WARP_ITEMS,
} as unknown as Readonly<Record<"Actor" | "Item", Readonly<Record<string, Model>>>>;
const all = { ...models.Actor, ...models.Item };

const actors = (["npcs", "characters"] as const).flatMap((name) => [...warpActors(name)]);
const items = (["weapons", "armors", "gear", "traits", "powers", "spells"] as const).flatMap((name) => [
  ...warpItems(name),
]);
const carried = actors.flatMap((actor) => actor.items);

test.each([...actors, ...items, ...carried].map((document) => [document.name, document] as const))(
  "the data models take %s as it is written",
  (_name, { type, system }) => {
    const Model = all[type];
    if (!Model) throw new Error(`no model for ${type}`);
    expect(new Model(structuredClone(system), { parent: null }).toObject()).toMatchObject(system);
  },
);

describe("warp's packs", () => {
  test("can be built", () => {
    expect(faultsOf(warpSources(), ROOT)).toEqual([]);
  });
});
