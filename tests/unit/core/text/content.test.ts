import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { host } from "../../../../playground/common/index.js";
import { contentName, keepPublishedName, nameForReader } from "../../../../src/core/text/content.js";
import { importedNames } from "../../../../src/core/text/imported-names.js";
import { type NamedPack, translatePack, translatePacks } from "../../../../src/core/text/pack-names.js";

type Texts = { GARDIEN: { CONTENT: Record<string, string> } };

interface Entry {
  name: string;
  system?: object;
  flags?: Record<string, unknown>;
}

const packs = new Map<string, object>();
const originals = new Map<string, object>();

/** Seats a reader of a language in front of our compendia. */
function read(lang: "fr" | "en"): void {
  const { CONTENT } = (JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Texts).GARDIEN;
  const text = (key: string) => CONTENT[key.replace("GARDIEN.CONTENT.", "")];
  vi.stubGlobal("game", {
    i18n: { has: (key: string) => text(key) !== undefined, localize: (key: string) => text(key) ?? key },
    packs: { get: (id: string) => packs.get(id), [Symbol.iterator]: () => packs.values() },
  });
  vi.stubGlobal("fromUuid", (uuid: string) => Promise.resolve(originals.get(uuid) ?? null));
}

const CREATURE = {
  _id: "gbProfond0000000",
  name: "Profond",
  type: "base",
  system: { slug: "profond" },
  prototypeToken: { name: "Profond" },
  items: [
    { _id: "gbGriffes0000000", name: "Griffes", type: "base", system: { slug: "griffes" } },
    { _id: "gbTrident0000000", name: "Trident rouillé", type: "base", system: { slug: "trident" } },
  ],
};
const UUID = "Compendium.gardien.creatures.Actor.gbProfond0000000";
const PUBLISHED = { ...CREATURE, items: CREATURE.items.map((item) => ({ ...item, name: item.name.split(" ")[0] })) };

/** A creature and what it carries, prepared as a client does it. */
function creature(data: object, pack: string | null = null): foundry.documents.Actor {
  const actor = new foundry.documents.Actor(structuredClone(data), { pack });
  for (const document of [actor, ...actor.items]) nameForReader(document);
  return actor;
}

/** The names in the stored data once the user has imported it. */
async function imported(data: object): Promise<{ actor: string; token: unknown; items: string[] }> {
  const actor = creature({ ...data, _stats: { compendiumSource: UUID } });
  actor.updateSource(await importedNames(actor));
  const { name, prototypeToken, items } = actor.toObject() as unknown as typeof CREATURE;
  return { actor: name, token: prototypeToken.name, items: items.map((item) => item.name) };
}

beforeEach(() => {
  host.documentTypes = {}; // any type will do: what is inside these documents is not looked at
  packs.clear();
  packs.set("gardien.creatures", { collection: "gardien.creatures", visible: true });
  originals.clear();
  read("en");
  originals.set(UUID, creature(PUBLISHED, "gardien.creatures"));
});

describe("the name of published content", () => {
  it("is in the reader's language", () => {
    expect(contentName("profond")).toBe("Deep One");
    read("fr");
    expect(contentName("profond")).toBe("Profond");
  });

  it("is unknown without a slug, or with one nobody gave", () => {
    expect([undefined, null, "", "vampire", 7].map(contentName)).toEqual(Array(5).fill(undefined));
  });
});

describe("a document in one of our compendia", () => {
  it("shows the reader's name, its items too, and stores the author's", () => {
    const actor = creature(PUBLISHED, "gardien.creatures");
    expect([actor.name, ...actor.items.map((item) => item.name)]).toEqual(["Deep One", "Claws", "Trident"]);
    expect(actor.toObject()).toMatchObject({ name: "Profond", items: [{ name: "Griffes" }, { name: "Trident" }] });
  });

  it("is left alone in the world and in other people's compendia", () => {
    expect(creature(PUBLISHED).name).toBe("Profond");
    expect(creature(PUBLISHED, "world.bestiary").name).toBe("Profond");
  });

  it("does not store the shown name when a form gives it back", () => {
    const changed = { name: "Deep One", img: "a.svg" };
    keepPublishedName(creature(PUBLISHED, "gardien.creatures"), changed);
    expect(changed).toEqual({ img: "a.svg" });
  });

  it("takes a name its keeper chose, and is not translated any more", () => {
    const changed = { name: "Dagon’s child" };
    const actor = creature(PUBLISHED, "gardien.creatures");
    keepPublishedName(actor, changed);
    expect(changed).toEqual({ name: "Dagon’s child", system: { slug: "" } });
  });

  it("is renamed in the world like anything else", () => {
    const changed = { name: "Dagon’s child" };
    keepPublishedName(creature(PUBLISHED), changed);
    expect(changed).toEqual({ name: "Dagon’s child" });
  });
});

describe("a document imported from our compendia", () => {
  it("takes the language of whoever imports it, its token and items too", async () => {
    expect(await imported(PUBLISHED)).toEqual({ actor: "Deep One", token: "Deep One", items: ["Claws", "Trident"] });
  });

  it("stays as written for who reads French", async () => {
    read("fr");
    originals.set(UUID, creature(PUBLISHED, "gardien.creatures"));
    expect(await imported(PUBLISHED)).toEqual({ actor: "Profond", token: "Profond", items: ["Griffes", "Trident"] });
  });

  it("keeps every name that somebody had changed", async () => {
    const renamed = { ...CREATURE, name: "Fils de Dagon", prototypeToken: { name: "???" } };
    expect(await imported(renamed)).toEqual({
      actor: "Fils de Dagon",
      token: "???",
      items: ["Claws", "Trident rouillé"],
    });
  });

  it("keeps its names when the compendium is closed to this user, or its original is gone", async () => {
    originals.clear();
    expect((await imported(PUBLISHED)).actor).toBe("Profond");
    originals.set(UUID, creature(PUBLISHED, "gardien.creatures"));
    packs.set("gardien.creatures", { collection: "gardien.creatures", visible: false });
    expect((await imported(PUBLISHED)).actor).toBe("Profond");
  });
});

describe("the list of a compendium", () => {
  const pack = (id: string, entry: Entry, folder: Entry) => {
    packs.set(id, {
      collection: id,
      visible: true,
      folders: [folder],
      index: [entry],
      getIndex: () => expect.unreachable("the index was fetched at the start"),
    });
  };
  const entry = (): Entry => ({ name: "Profond", system: { slug: "profond" } });
  const folder = (): Entry => ({ name: "Horreurs", flags: { gardien: { slug: "horreurs" } } });

  it("names entries and folders for its reader, also after Foundry has loaded the document", () => {
    const [deepOne, horrors] = [entry(), folder()];
    pack("gardien.creatures", deepOne, horrors);
    translatePacks();
    deepOne.name = "Profond";
    expect([deepOne.name, horrors.name]).toEqual(["Deep One", "Horrors"]);
    expect(structuredClone(deepOne)).toEqual({ name: "Deep One", system: { slug: "profond" } });
  });

  it("shows the name its keeper chose", () => {
    const deepOne = entry();
    pack("gardien.creatures", deepOne, folder());
    translatePacks();
    Object.assign(deepOne, { name: "Dagon’s child", system: { slug: "" } });
    expect(deepOne.name).toBe("Dagon’s child");
  });

  it("names entries that came later, and keeps what is stored of the others", () => {
    const [deepOne, later] = [entry(), entry()];
    pack("gardien.creatures", deepOne, folder());
    translatePacks();
    const again = { ...(packs.get("gardien.creatures") as NamedPack), index: [deepOne, later] };
    translatePack(again as NamedPack);
    expect([deepOne.name, later.name]).toEqual(["Deep One", "Deep One"]);
    Object.assign(deepOne, { system: {} });
    expect(deepOne.name).toBe("Profond");
  });

  it("leaves other people's compendia alone", () => {
    packs.clear();
    const [theirs, shelf] = [entry(), folder()];
    pack("world.bestiary", theirs, shelf);
    translatePacks();
    expect([theirs.name, shelf.name]).toEqual(["Profond", "Horreurs"]);
  });
});
