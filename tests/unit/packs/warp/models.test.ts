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

  test("stand each in the folder of the sidebar", () => {
    const { packs, packFolders } = warpSources().manifest as unknown as {
      packs: { name: string }[];
      packFolders: { packs: string[] }[];
    };
    expect(packFolders.flatMap((folder) => folder.packs)).toEqual(packs.map(({ name }) => name));
  });

  test("go with a manifest that names HTML and keeper-only fields that the models have", () => {
    const { documentTypes } = warpSources().manifest as unknown as {
      documentTypes: Record<"Actor" | "Item", Record<string, { htmlFields?: string[]; gmOnlyFields?: string[] }>>;
    };
    for (const kind of ["Actor", "Item"] as const) {
      expect(Object.keys(documentTypes[kind]).sort()).toEqual(Object.keys(models[kind]).sort());
      for (const [type, { htmlFields = [], gmOnlyFields = [] }] of Object.entries(documentTypes[kind])) {
        const field = (path: string) => models[kind][type]?.schema.getField(path);
        for (const path of htmlFields) expect(field(path)?.constructor.name, `${type}.${path}`).toBe("HTMLField");
        for (const path of gmOnlyFields) expect(field(path), `${type}.${path}`).toBeDefined();
      }
    }
  });
});
