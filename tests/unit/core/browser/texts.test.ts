import { expect, test, vi } from "vitest";
import { Reading } from "../../../../src/core/browser/index/reading.js";
import type { Entry } from "../../../../src/core/browser/index/entry.js";
import { learnLines } from "../../../../src/core/text/lines-read.js";

const ENGLISH = { description: { "<p>Elle mange les morts.</p>": "<p>It eats the dead.</p>" } };
const SECRET = '<p>Ici.</p><section id="secret-1" class="secret"><p>Le traître.</p></section><p>Là.</p>';

/** A compendium of two, which says what it was asked for. */
function sit({ isGM = false, lang = "fr" } = {}) {
  const asked: (readonly string[])[] = [];
  const rows = [
    { _id: "a", name: "Goule", type: "thing", system: { description: "<p>Elle mange les morts.</p>" } },
    { _id: "b", name: "Lieu", type: "thing", system: { description: SECRET } },
    { _id: "c", name: "Rien", type: "thing", system: { description: 7 } },
  ];
  const pack = {
    ...{ collection: "gardien.things", visible: true, title: "", metadata: { type: "Item" }, folders: [], index: [] },
    getIndex: ({ fields }: { readonly fields: readonly string[] }) => {
      asked.push(fields);
      return Promise.resolve(rows);
    },
  };
  const has = () => false;
  vi.stubGlobal("CONFIG", {});
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(ENGLISH) }));
  const i18n = { lang, has, localize: (key: string) => key, format: (key: string) => key };
  const system = { languages: [{ lang: "fr" }, { lang: "en" }] };
  vi.stubGlobal("game", { packs: [pack], system, modules: [], i18n, user: { isGM } });
  return { asked };
}

async function read(): Promise<{ reading: Reading; texts: () => Record<string, string> }> {
  await learnLines();
  let known: readonly Entry[] = [];
  const reading = new Reading(
    {},
    () => ["system.description"],
    (entries) => (known = entries),
  );
  reading.all();
  await vi.waitFor(() => expect(known).toHaveLength(3));
  reading.texts();
  const texts = () => Object.fromEntries(known.map((entry) => [entry.name, reading.textOf(entry)]));
  await vi.waitFor(() => expect(texts()["Goule"]).not.toBe(""));
  return { reading, texts };
}

test("texts are read once somebody looks for a word, and in every language whoever reads", async () => {
  for (const lang of ["fr", "en"]) {
    const { asked } = sit({ lang });
    const { reading, texts } = await read();
    expect(texts()).toMatchObject({ Goule: "Elle mange les morts. · It eats the dead.", Rien: "" });
    expect(asked.filter((fields) => fields.includes("system.description"))).toHaveLength(1);
    reading.texts();
    expect(asked).toHaveLength(2);
  }
});

test("what an editor kept from players is found by keepers alone", async () => {
  sit();
  expect((await read()).texts()["Lieu"]).toBe("Ici. Là.");
  sit({ isGM: true });
  expect((await read()).texts()["Lieu"]).toBe("Ici. Le traître. Là.");
});
