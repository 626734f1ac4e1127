import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { entryOf, type Pack } from "../../../../src/core/browser/index/entry.js";
import { Library } from "../../../../src/core/browser/index/library.js";
import { learnEntries } from "../../../../src/core/text/entries-read.js";
import { knowNames } from "../../../../src/core/text/names-read.js";

const FRENCH: Readonly<Record<string, string>> = { "GARDIEN.CONTENT.ghoul": "Goule" };
const told: string[] = [];
vi.stubGlobal("CONFIG", {});
vi.stubGlobal("ui", { notifications: { error: (text: string) => told.push(text) } });

const OURS: Pack = {
  collection: "gardien.creatures",
  title: "",
  document: "Actor",
  folders: new Map([["f", "Horreurs"]]),
};

function sit(packs: readonly object[] = []): void {
  const has = (key: string) => Object.hasOwn(FRENCH, key);
  const localize = (key: string) => FRENCH[key] ?? key;
  const english = { rules: { b: { written: "Règles", name: "Rules" } } };
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(english) }));
  const system = { languages: ["fr", "en"].map((lang) => ({ lang })) };
  vi.stubGlobal("game", { packs, system, modules: [], i18n: { lang: "fr", has, localize, format: localize } });
  knowNames([{ ghoul: "Ghoul" }]);
}

test("what we publish is found by its name in the other language; what others make by its own alone", () => {
  sit();
  const row = { _id: "a", name: "Goule", type: "gbCreature", folder: "f", system: { slug: "ghoul" } };
  expect(entryOf(OURS, row)).toMatchObject({ name: "Goule", alias: "Ghoul", folder: "Horreurs", source: "own" });
  expect(entryOf({ ...OURS, collection: "a-module.beasts" }, row)).toMatchObject({ alias: "", source: "module" });
  expect(entryOf({ ...OURS, collection: "world.beasts" }, row)).toMatchObject({
    uuid: "Compendium.world.beasts.Actor.a",
    source: "world",
  });
});

test("a journal of ours is found by its English name too, by whoever reads French", async () => {
  sit([
    {
      ...{ collection: "gardien.rules", visible: true, title: "", metadata: { type: "JournalEntry" } },
      ...{ folders: [], index: [], getIndex: () => Promise.resolve([{ _id: "b", name: "Règles" }]) },
    },
  ]);
  await learnEntries();
  const library = new Library({});
  await library.readAll(() => undefined);
  expect(library.entries).toMatchObject([{ name: "Règles", alias: "Rules" }]);
});

test("any row of an index is listed with what can be read of it", () => {
  sit();
  const odd = fc.record({
    _id: fc.anything(),
    name: fc.anything(),
    img: fc.anything(),
    type: fc.anything(),
    system: fc.anything(),
    folder: fc.anything(),
  });
  fc.assert(
    fc.property(fc.oneof(odd, fc.anything()), (row) => {
      const entry = entryOf(OURS, row);
      expect([entry.name, entry.type, entry.img, entry.uuid].map((text) => typeof text)).toEqual(
        Array(4).fill("string"),
      );
      expect(entry.name).not.toBe("");
      expect(() => entry.read("hp.max")).not.toThrow();
    }),
  );
});

test("compendia that Foundry does not show are not read, one that fails is told of and the others are there", async () => {
  const pack = (collection: string, visible: boolean, read: () => Promise<readonly object[]>, type = "Item") => ({
    ...{ collection, visible, title: "", metadata: { type }, folders: [], index: [], getIndex: read },
  });
  const asked: string[] = [];
  const rows = (name: string) => () => {
    asked.push(name);
    return Promise.resolve([{ _id: "a", name, type: "x" }]);
  };
  sit([
    pack("world.open", true, rows("open")),
    pack("world.secret", false, rows("secret")),
    pack("world.music", true, rows("music"), "Playlist"),
    pack("world.broken", true, () => Promise.reject(new Error("no such file"))),
  ]);
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const progress: string[] = [];
  const library = new Library({ Item: ["damage"] });
  await library.readAll((done, of) => progress.push(`${done}/${of}`));
  expect(library.entries.map(({ name }) => name)).toEqual(["open"]);
  expect(asked).toEqual(["open"]);
  expect(progress).toEqual(["1/2", "2/2"]);
  expect([told.length, logged.mock.calls.length]).toEqual([1, 1]);
  logged.mockRestore();
});

test("a compendium that changed is read again, and what is shown no more is gone", async () => {
  const known = { rows: [{ _id: "a", name: "one" }], visible: true };
  const pack = {
    ...{ collection: "world.open", title: "", metadata: { type: "Item" }, folders: [], index: [] },
    get visible() {
      return known.visible;
    },
    getIndex: () => Promise.resolve(known.rows),
  };
  sit([pack]);
  const library = new Library({});
  await library.readAll(() => undefined);
  known.rows = [{ _id: "a", name: "another" }];
  await library.read("world.open");
  expect(library.entries.map(({ name }) => name)).toEqual(["another"]);
  known.visible = false;
  await library.read("world.open");
  expect(library.entries).toEqual([]);
});
