import { beforeEach, describe, expect, it, vi } from "vitest";
import { host } from "../../../../playground/common/index.js";
import { learnEntries, tellEntry } from "../../../../src/core/text/entries-read.js";
import { followAdventures } from "../../../../src/core/text/imported-adventures.js";
import { importedEntry } from "../../../../src/core/text/imported-entries.js";
import { addressesNow } from "../../../../src/core/text/former-entries.js";
import { translatePack } from "../../../../src/core/text/pack-names.js";

const TABLE = {
  _id: "gbTableLieuFran0",
  name: "Localisation",
  description: "<p>Où tombe un coup.</p>",
  formula: "1d2",
  results: [
    { _id: "gbTableLieuFra01", type: "text", range: [1, 1], description: "Tête" },
    { _id: "gbTableLieuFra02", type: "text", range: [2, 2], description: "Torse" },
  ],
};
const BOOK = {
  _id: "gbReglesFrancais",
  name: "Règles GB",
  pages: [{ _id: "gbReglesFrPage01", name: "Bases", type: "text", text: { format: 1, content: "<p>Le d20.</p>" } }],
};
const ENGLISH = {
  tables: {
    gbTableLieuFran0: {
      written: "Localisation",
      name: "Location",
      description: "<p>Where a blow lands.</p>",
      results: { gbTableLieuFra01: { description: "Head" }, gbTableLieuFra02: { description: "Torso" } },
    },
    gbRuelleScene000: { written: "La ruelle", name: "The Alley" },
  },
  rules: {
    gbReglesFrancais: {
      written: "Règles GB",
      name: "GB rules",
      pages: { gbReglesFrPage01: { name: "Basics", text: { content: "<p>The d20.</p>" } } },
    },
  },
};
const GERMAN = { tables: { gbTableLieuFran0: { written: "Localisation", name: "Trefferzone" } } };
const MODULE = {
  id: "gardien-de",
  active: true,
  flags: { gardien: { content: [{ lang: "de", entries: "entries.json" }, null, { lang: 7 }] } },
};

const asked: string[] = [];
const failures: string[] = [];
const originals = new Map<string, object>();

/** Seats a reader of a language, at a table where a module tells German. */
async function read(lang: string, modules: readonly object[] = [MODULE]): Promise<void> {
  vi.stubGlobal("game", {
    i18n: { lang, has: () => false, localize: (key: string) => key, format: (key: string) => key },
    system: { languages: ["fr", "en"].map((one) => ({ lang: one })) },
    modules,
    packs: { get: () => ({ visible: true }) },
  });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const found: Record<string, object> = {
      "systems/gardien/entries/en.json": ENGLISH,
      "modules/gardien-de/entries.json": GERMAN,
    };
    return Promise.resolve({
      ok: path in found,
      status: 404,
      statusText: "",
      json: () => Promise.resolve(found[path]),
    });
  });
  vi.stubGlobal("fromUuid", (uuid: string) => Promise.resolve(originals.get(uuid) ?? null));
  await learnEntries();
}

type Table = foundry.documents.RollTable & { results: Iterable<{ description: string }> };
type Book = foundry.documents.JournalEntry & { pages: Iterable<{ name: string; text: { content: string } }> };

/** A table and a book as a client prepares them. */
function table(data: object = TABLE, pack: string | null = "gardien.tables"): Table {
  const document = new foundry.documents.RollTable(structuredClone(data), { pack }) as Table;
  tellEntry(document);
  return document;
}
function book(data: object = BOOK, pack: string | null = "gardien.rules"): Book {
  const document = new foundry.documents.JournalEntry(structuredClone(data), { pack }) as Book;
  tellEntry(document);
  return document;
}
const rows = (one: Table) => [...one.results].map(({ description }) => description);

beforeEach(() => {
  host.documentTypes = {};
  asked.length = 0;
  failures.length = 0;
  originals.clear();
  vi.stubGlobal("ui", { notifications: { error: (text: string) => failures.push(text) } });
  vi.spyOn(console, "error").mockReturnValue();
});

describe("journals, tables and macros of our compendia", () => {
  it("are read in the reader's language, what is within them too, and stored as they are written", async () => {
    await read("en");
    const [location, rules] = [table(), book()];
    expect([location.name, location.description, ...rows(location)]).toEqual([
      "Location",
      "<p>Where a blow lands.</p>",
      "Head",
      "Torso",
    ]);
    expect([rules.name, ...[...rules.pages].flatMap(({ name, text }) => [name, text.content])]).toEqual([
      "GB rules",
      "Basics",
      "<p>The d20.</p>",
    ]);
    expect(location.toObject()).toMatchObject(TABLE);
    expect(rules.toObject()).toMatchObject({ name: "Règles GB", pages: [{ text: { content: "<p>Le d20.</p>" } }] });
  });

  it("are read as they are written by whoever reads French, who fetches nothing", async () => {
    await read("fr");
    expect([table().name, ...rows(table())]).toEqual(["Localisation", "Tête", "Torse"]);
    expect(asked).toEqual([]);
  });

  it("are read in a language that a module tells, and in English where it does not", async () => {
    await read("de");
    expect([table().name, book().name]).toEqual(["Trefferzone", "GB rules"]);
    await read("de", [{ ...MODULE, active: false }]);
    expect(table().name).toBe("Location");
  });

  it("are read as somebody wrote them in the compendium", async () => {
    await read("en");
    const [head, torso] = TABLE.results;
    const theirs = { ...torso, description: "Poitrine", _stats: { lastModifiedBy: "somebody00000000" } };
    expect(rows(table({ ...TABLE, results: [head, theirs] }))).toEqual(["Head", "Poitrine"]);
  });

  it("are left alone in the world and in other people's compendia", async () => {
    await read("en");
    expect([table(TABLE, null).name, table(TABLE, "world.tables").name]).toEqual(["Localisation", "Localisation"]);
  });

  it("stay as they are written where a language cannot be fetched, which is said", async () => {
    await read("en");
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, status: 404, statusText: "Not Found" }));
    await learnEntries();
    expect(table().name).toBe("Localisation");
    expect(failures).toHaveLength(1);
  });

  it("are listed by the reader's name, unless somebody renamed them", async () => {
    await read("en");
    const entry = { _id: TABLE._id, name: "Localisation" };
    translatePack({ collection: "gardien.tables", visible: true, index: [entry], folders: [] });
    expect(entry.name).toBe("Location");
    entry.name = "Où ça fait mal";
    expect(entry.name).toBe("Où ça fait mal");
  });
});

describe("a journal or a table that is imported", () => {
  const UUID = "Compendium.gardien.tables.RollTable.gbTableLieuFran0";
  const imported = async (data: object) => {
    originals.set(UUID, table());
    const copy = table({ ...data, _stats: { compendiumSource: UUID } }, null);
    copy.updateSource(await importedEntry(copy));
    return copy.toObject() as unknown as typeof TABLE;
  };

  it("is stored in the language of whoever imports it, with its dice and rows", async () => {
    await read("en");
    const { name, description, results } = await imported(TABLE);
    expect([name, description]).toEqual(["Location", "<p>Where a blow lands.</p>"]);
    expect(results.map((row) => [row._id, row.range, row.description])).toEqual([
      ["gbTableLieuFra01", [1, 1], "Head"],
      ["gbTableLieuFra02", [2, 2], "Torso"],
    ]);
    await read("fr");
    expect(await imported(TABLE)).toMatchObject(TABLE);
  });

  it("keeps what was rewritten on the way", async () => {
    await read("en");
    const [, torso] = TABLE.results;
    const mine = { ...TABLE, name: "Où ?", results: [{ ...TABLE.results[0], description: "Crâne" }, torso] };
    const { name, results } = await imported(mine);
    expect([name, ...results.map(({ description }) => description)]).toEqual(["Où ?", "Crâne", "Torso"]);
  });

  it("is worded page by page", async () => {
    await read("en");
    const uuid = "Compendium.gardien.rules.JournalEntry.gbReglesFrancais";
    originals.set(uuid, book());
    const copy = book({ ...BOOK, _stats: { compendiumSource: uuid } }, null);
    copy.updateSource(await importedEntry(copy));
    expect(copy.toObject()).toMatchObject({
      name: "GB rules",
      pages: [{ _id: "gbReglesFrPage01", name: "Basics", text: { format: 1, content: "<p>The d20.</p>" } }],
    });
  });
});

describe("an adventure that is imported", () => {
  const brought = () => ({
    Actor: [
      {
        _id: "gbRuelleVoyou000",
        name: "Voyou",
        system: { slug: "voyou" },
        prototypeToken: { name: "Voyou" },
        items: [{ _id: "gbCouteau0000000", name: "Couteau", system: { slug: "couteau" } }],
      },
    ],
    Scene: [
      {
        _id: "gbRuelleScene000",
        name: "La ruelle",
        levels: [{ name: "La ruelle" }],
        tokens: [
          { name: "Voyou (2)", actorId: "gbRuelleVoyou000" },
          { name: "Passant", actorId: null },
        ],
      },
    ],
    RollTable: [structuredClone(TABLE)],
  });
  const NAMES: Record<string, string> = { voyou: "Thug", couteau: "Knife" };

  async function imported(adventure: object): Promise<ReturnType<typeof brought>[]> {
    let told: ((...args: unknown[]) => unknown) | undefined;
    vi.stubGlobal("Hooks", { on: (_hook: string, listener: typeof told) => (told = listener) });
    const nameOf = (key: string) => NAMES[key.replace("GARDIEN.CONTENT.", "")];
    await read("en");
    Object.assign(game.i18n, {
      has: (key: string) => nameOf(key) !== undefined,
      localize: (key: string) => nameOf(key) ?? key,
    });
    followAdventures();
    const contents = [brought(), brought()];
    told?.(adventure, {}, ...contents);
    return contents;
  }

  it("brings people, scenes, their tokens and tables in the language of whoever imports it, again too", async () => {
    for (const { Actor, Scene, RollTable } of await imported({ pack: "gardien.tables" })) {
      const [thug] = Actor;
      expect([thug?.name, thug?.prototypeToken.name, thug?.items[0]?.name]).toEqual(["Thug", "Thug", "Knife"]);
      expect(Scene[0]).toMatchObject({ name: "The Alley", levels: [{ name: "The Alley" }] });
      expect(Scene[0]?.tokens.map(({ name }) => name)).toEqual(["Thug (2)", "Passant"]);
      expect(RollTable[0]?.results.map(({ description }) => description)).toEqual(["Head", "Torso"]);
    }
  });

  it("is left alone where somebody has rewritten it, or where it is not ours", async () => {
    const untouched = [brought(), brought()];
    expect(await imported({ pack: "world.evenings" })).toEqual(untouched);
    expect(await imported({ pack: "gardien.tables", _stats: { lastModifiedBy: "somebody00000000" } })).toEqual(
      untouched,
    );
  });
});

describe("links to the entries that once told English", () => {
  it("lead to the one that tells both, and to its page", () => {
    const rules = { pack: "rules", type: "JournalEntry", was: "gbRulesEnglish00", is: "gbReglesFrancais" } as const;
    const pages = { was: "gbRulesEnPage", is: "gbReglesFrPage", count: 2 };
    const tables = {
      pack: "warp-tables",
      type: "RollTable",
      was: "warpE",
      is: "warpF",
      ends: "Destin00000 Secret00000",
    };
    const at = "Compendium.gardien";
    expect(
      addressesNow([
        { ...rules, pages },
        { ...tables, type: "RollTable" },
      ]),
    ).toEqual({
      [`${at}.rules.JournalEntry.gbRulesEnglish00`]: `${at}.rules.JournalEntry.gbReglesFrancais`,
      [`${at}.rules.JournalEntry.gbRulesEnglish00.JournalEntryPage.gbRulesEnPage001`]: `${at}.rules.JournalEntry.gbReglesFrancais.JournalEntryPage.gbReglesFrPage01`,
      [`${at}.rules.JournalEntry.gbRulesEnglish00.JournalEntryPage.gbRulesEnPage002`]: `${at}.rules.JournalEntry.gbReglesFrancais.JournalEntryPage.gbReglesFrPage02`,
      [`${at}.warp-tables.RollTable.warpEDestin00000`]: `${at}.warp-tables.RollTable.warpFDestin00000`,
      [`${at}.warp-tables.RollTable.warpESecret00000`]: `${at}.warp-tables.RollTable.warpFSecret00000`,
    });
  });
});
