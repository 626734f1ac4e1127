import { beforeEach, describe, expect, it, vi } from "vitest";
import { host } from "../../../../playground/common/index.js";
import { nameForReader, reading } from "../../../../src/core/text/content.js";
import { importedNames } from "../../../../src/core/text/imported-names.js";
import { learnLines, linesToStore } from "../../../../src/core/text/lines-read.js";

const ENGLISH = {
  sign: { "Parle très bas": "Speaks very low" },
  "importantPerson.name": { "Frère Ansgar": "Brother Ansgar" },
  "protections.note": { Écailles: "Scales" },
  people: { Humain: "Human", Humaine: "Human" },
  note: { "Il dort\u00a0: silence": "He sleeps: silence" },
};
const failures: string[] = [];

/** Seats a reader of a language, who can or cannot fetch what is written in others. */
async function read(lang: "fr" | "en", reachable = true): Promise<void> {
  vi.stubGlobal("game", {
    i18n: { lang, has: () => false, localize: (key: string) => key, format: (key: string) => key },
    system: { languages: ["fr", "en"].map((one) => ({ lang: one })) },
    modules: [],
    packs: { get: () => ({ visible: true }) },
  });
  vi.stubGlobal("fetch", (path: string) => {
    expect(path).toBe("systems/gardien/lang/content/en.json");
    return Promise.resolve({
      ok: reachable,
      status: 404,
      statusText: "Not Found",
      json: () => Promise.resolve(ENGLISH),
    });
  });
  await learnLines();
}

/** What a reader sees of stored data. */
function seen(system: object, name = "Loup"): object {
  const document = { name, id: null, pack: null, system: structuredClone(system), _source: {}, toObject: () => ({}) };
  nameForReader(document);
  return document.system;
}

beforeEach(() => {
  host.documentTypes = {}; // any type will do: what is inside these documents is not looked at
  failures.length = 0;
  delete reading.lines;
  vi.stubGlobal("ui", { notifications: { error: (text: string) => failures.push(text) } });
  vi.spyOn(console, "error").mockReturnValue();
});

describe("the short texts of our content", () => {
  it("are in the reader's language, in groups and lists too, unless somebody wrote others", async () => {
    await read("en");
    expect(seen({ sign: "Parle très bas", importantPerson: { name: "Frère Ansgar" } })).toEqual({
      sign: "Speaks very low",
      importantPerson: { name: "Brother Ansgar" },
    });
    expect(seen({ protections: [{ note: "Écailles", value: 2 }, { note: "Scaly" }] })).toEqual({
      protections: [{ note: "Scales", value: 2 }, { note: "Scaly" }],
    });
    expect(seen({ sign: "Frère Ansgar", note: "Écailles" })).toEqual({ sign: "Frère Ansgar", note: "Écailles" });
  });

  it("are in a language that a module tells, in English where it does not, and read back from it", async () => {
    const german = { sign: { "Parle très bas": "Spricht sehr leise" } };
    await read("en");
    const { system, packs, i18n } = game;
    const content = [{ lang: "de", lines: "lines.json" }];
    const sit = async (lang: string) => {
      const modules = [{ id: "german", active: true, flags: { gardien: { content } } }];
      vi.stubGlobal("game", { system, packs, modules, i18n: { ...i18n, lang } });
      vi.stubGlobal("fetch", (path: string) => {
        const told = path === "modules/german/lines.json" ? german : ENGLISH;
        return Promise.resolve({ ok: true, json: () => Promise.resolve(told) });
      });
      await learnLines();
    };
    await sit("de");
    expect(seen({ sign: "Parle très bas", people: "Humain" })).toEqual({ sign: "Spricht sehr leise", people: "Human" });
    await sit("fr");
    expect(seen({ sign: "Spricht sehr leise", people: "Human" })).toEqual({ sign: "Parle très bas", people: "Humain" });
    await sit("en");
    expect(seen({ sign: "Spricht sehr leise" })).toEqual({ sign: "Speaks very low" });
  });

  it("are the same text where an editor wrote its spaces as &nbsp;", async () => {
    await read("en");
    expect(seen({ sign: "Parle&nbsp;très bas" })).toEqual({ sign: "Parle&nbsp;très bas" });
    expect(seen({ note: "Il dort&nbsp;: silence" })).toEqual({ note: "He sleeps: silence" });
  });

  it("are those of stored fields: what a model works out is not asked for before it can tell", async () => {
    await read("en");
    class Model {
      sign = "Parle très bas";
      get protections(): never {
        return expect.unreachable("nothing is carried yet");
      }
    }
    const system = new Model();
    reading.lines?.(system);
    expect(system.sign).toBe("Speaks very low");
  });

  it("are read in French where an English reader brought them", async () => {
    await read("fr");
    expect(seen({ sign: "Speaks very low", people: "Human" })).toEqual({ sign: "Parle très bas", people: "Humain" });
    expect(seen({ sign: "Parle très bas", people: "Humaine" })).toEqual({ sign: "Parle très bas", people: "Humaine" });
  });

  it("stay as they are stored before they are known, and where they cannot be fetched, which is said", async () => {
    expect(seen({ sign: "Parle très bas" })).toEqual({ sign: "Parle très bas" });
    await read("en", false);
    expect(seen({ sign: "Parle très bas" })).toEqual({ sign: "Parle très bas" });
    expect(failures).toHaveLength(1);
  });

  it("are stored in the language of whoever imports them", async () => {
    await read("en");
    const uuid = "Compendium.gardien.warp-npcs.Actor.warpAnsgar000000";
    const item = {
      _id: "warpTrait0000000",
      name: "Discret",
      type: "base",
      system: { sign: "Parle très bas", score: 3 },
    };
    const data = { name: "Ansgar", type: "base", system: { importantPerson: { name: "Frère Ansgar" } }, items: [item] };
    const original = new foundry.documents.Actor(structuredClone(data), { pack: "gardien.warp-npcs" });
    vi.stubGlobal("fromUuid", () => Promise.resolve(original));
    const copy = new foundry.documents.Actor({ ...structuredClone(data), _stats: { compendiumSource: uuid } } as never);
    expect(await importedNames(copy)).toMatchObject({
      system: { importantPerson: { name: "Brother Ansgar" } },
      items: [{ name: "Discret", system: { sign: "Speaks very low", score: 3 } }],
    });
  });

  it("change nothing of what was stored when they are asked for", async () => {
    await read("en");
    const stored = { sign: "Parle très bas", score: 3 };
    expect(linesToStore(stored)).toEqual({ sign: "Speaks very low" });
    expect(stored.sign).toBe("Parle très bas");
    expect(linesToStore({ sign: "Mine" })).toEqual({});
  });
});
