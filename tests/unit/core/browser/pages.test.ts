import { expect, test, vi } from "vitest";
import { Pages } from "../../../../src/core/browser/index/pages.js";

const SECRET = '<p>Ici.</p><section id="secret-1" class="secret"><p>Le traître.</p></section>';

interface PageMade {
  readonly id: string;
  readonly uuid: string;
  name: string;
  readonly text: { content: string };
  testUserPermission(): boolean;
}

const page = (id: string, content: string, seen = true): PageMade => ({
  ...{ id, uuid: `JournalEntry.j.JournalEntryPage.${id}`, name: `Page ${id}`, text: { content } },
  testUserPermission: () => seen,
});

function sit(journal: readonly object[], isGM = true): void {
  vi.stubGlobal("game", { journal, user: { isGM }, i18n: { localize: (key: string) => key } });
}

const pack = (type: string, documents: readonly object[]) => ({
  ...{ collection: "gardien.rules", visible: true, metadata: { type }, folders: [], index: [] },
  getIndex: () => Promise.resolve([]),
  getDocuments: () => Promise.resolve(documents),
});

const told = (pages: Pages) => pages.entries.map((entry) => [entry.name, entry.folder, pages.of(entry)]);

test("pages of the world are those that their reader may see, as they are now", () => {
  const one = page("a", "<p>Le <b>port</b>, voir @UUID[Actor.x]{la goule}.</p>");
  sit([{ name: "Carnet", pages: [one, page("b", "<p>Caché</p>", false)] }]);
  const pages = new Pages();
  expect(told(pages)).toEqual([["Page a", "Carnet", "Le port, voir la goule."]]);
  const [before] = pages.entries;
  expect(pages.entries[0]).toBe(before); // what is as it was is not read again
  one.text.content = "<p>Le phare</p>";
  expect(told(pages)).toEqual([["Page a", "Carnet", "Le phare"]]);
});

test("what an editor kept from players is found by keepers alone", () => {
  const journal = [{ name: "Carnet", pages: [page("a", SECRET)] }];
  sit(journal, false);
  expect(new Pages().entries.length).toBe(1);
  for (const isGM of [true, false]) {
    sit(journal, isGM);
    expect(JSON.stringify(told(new Pages())).includes("traître")).toBe(isGM);
  }
});

test("pages of compendia open themselves, those of an adventure the adventure, which is the keeper's", async () => {
  const journals = [{ name: "Règles", pages: [page("a", "<p>Noyade</p>")] }];
  const adventures = [{ uuid: "Compendium.gardien.x.Adventure.z", name: "La ruelle", journal: journals }];
  for (const isGM of [true, false]) {
    sit([], isGM);
    const pages = new Pages();
    await pages.read(pack("JournalEntry", journals));
    expect(pages.entries).toMatchObject([
      { uuid: "JournalEntry.j.JournalEntryPage.a", source: "own", folder: "Règles" },
    ]);
    await pages.read({ ...pack("Adventure", adventures), collection: "gardien.adventures" });
    const brought = { uuid: "Compendium.gardien.x.Adventure.z", type: "Adventure", folder: "La ruelle · Règles" };
    expect(pages.entries.slice(1)).toMatchObject(isGM ? [brought] : []);
    await pages.read({ ...pack("Item", []), collection: "gardien.things" });
    expect(pages.entries.length).toBe(isGM ? 2 : 1);
  }
});
