import { expect, test } from "vitest";
import { catalogue } from "../../../../src/core/creation/catalogue.js";
import type { Desk } from "../../../../src/core/creation/procedure.js";
import { onShelf } from "../../../../src/core/creation/shelf.js";

const item = (uuid: string, type: string) => ({ uuid, type, name: uuid, img: "", system: {} });
const hero = { ...item("hero", "hero"), items: [item("hero.sword", "weapon"), item("hero.scar", "wound")] };

/** Compendia of things and people, one of which somebody may not open. */
function world(): void {
  const pack = (type: string, visible: boolean, entries: readonly { uuid: string; type: string }[]) => ({
    ...{ visible, metadata: { type }, collection: "world.pack" },
    getIndex: async () => Promise.resolve(entries.map((entry) => ({ ...entry, _id: entry.uuid }))),
    getDocument: async (id: string) => Promise.resolve(entries.find(({ uuid }) => uuid === id) ?? null),
  });
  const packs = [
    pack("Item", true, [item("shield", "weapon"), item("scar", "wound")]),
    pack("Actor", true, [hero, { ...item("wolf", "beast") }]),
    pack("Actor", false, [{ ...hero, uuid: "secret" }]),
  ];
  Object.assign(globalThis, { game: { packs, items: [], i18n: { lang: "fr" } } });
}

test("people to start from come with what they carry, which is offered by itself nowhere", async () => {
  world();
  const entries = await catalogue({ types: ["weapon"], fields: [], models: ["hero"] });
  expect(entries.map(({ id, within }) => [id, within])).toEqual([
    ["hero", undefined],
    ["hero.sword", "hero"],
    ["shield", undefined],
  ]);
  const desk = { shelf: new Map(entries.map((entry) => [entry.id, entry])) } as unknown as Desk;
  expect(onShelf(desk, "weapon").map(({ id }) => id)).toEqual(["shield"]);
  expect(onShelf(desk, "hero").map(({ id }) => id)).toEqual(["hero"]);
});

test("a list of ours that was fetched again, with more fields, is read in its reader's language again", async () => {
  world();
  const shield = { ...item("shield", "weapon"), system: { slug: "bouclier" } };
  const pack = {
    ...{ visible: true, metadata: { type: "Item" }, collection: "gardien.weapons", folders: [] },
    index: [] as object[],
    getIndex: async () => Promise.resolve((pack.index = [{ ...shield }])),
  };
  const i18n = { lang: "en", has: () => true, localize: () => "Shield" };
  Object.assign(globalThis, { game: { packs: [pack], items: [], i18n } });
  const entries = await catalogue({ types: ["weapon"], fields: ["system.price"] });
  expect([entries, pack.index]).toMatchObject([[{ name: "Shield" }], [{ name: "Shield" }]]);
});

test("where nobody is to start from, no actor is fetched", async () => {
  world();
  const entries = await catalogue({ types: ["weapon"], fields: [] });
  expect(entries.map(({ id }) => id)).toEqual(["shield"]);
});
