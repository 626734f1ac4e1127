import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import { afterEach, describe, expect, test } from "vitest";
import type { Pack } from "../../../playground/server/packs.js";
import { packedKind } from "../../../playground/server/store/hierarchy.js";
import { readWorldSource } from "../../../playground/server/world/source.js";
import { compile } from "../../../tools/packs.mjs";
import { faultsOf } from "../../../tools/packs/check.mjs";
import { staged } from "../../../tools/packs/stage.mjs";
import type { PackSources, SourceData } from "../../../tools/packs/sources.mjs";
import { scratchFolder } from "../../support/scratch.js";
import { ROOT, SOURCES } from "../../support/packs/sources.js";

const read = SOURCES;
/** All sources, for a test of its own to change. */
const fresh = (): PackSources => structuredClone(read);

/** Fresh sources in which one document of a pack has been changed. */
function spoiled(pack: string, change: (data: SourceData, all: SourceData[]) => void): PackSources {
  const sources = fresh();
  const documents = sources.packs.find(({ name }) => name === pack)?.documents.map(({ data }) => data) ?? [];
  const [first] = documents;
  if (!first) throw new Error(`${pack} is empty`);
  change(first, documents);
  return sources;
}

interface Stored {
  readonly _id: string;
  readonly role?: number;
  readonly active?: boolean;
  readonly ownership?: Readonly<Record<string, number>>;
  readonly items?: object[];
  readonly tokens?: object[];
}

/** The documents of a built pack by their keys. */
async function built(name: string, folder: string): Promise<Map<string, Record<string, unknown>>> {
  const sources = fresh();
  const pack = sources.packs.find((candidate) => candidate.name === name);
  if (!pack) throw new Error(`no pack ${name}`);
  const rows = await compile(sources, pack, join(folder, name));
  const database = new ClassicLevel<string, Record<string, unknown>>(join(folder, name), { valueEncoding: "json" });
  const entries = new Map(await database.iterator().all());
  await database.close();
  expect(entries.size).toBe(rows);
  const primary = [...entries.keys()].filter((key) => key.startsWith(`!${pack.collection}!`));
  expect(primary).toHaveLength(pack.documents.length);
  return entries;
}

const faults = (...args: Parameters<typeof spoiled>): string[] => faultsOf(spoiled(...args), ROOT);

describe("pack sources", () => {
  test("have no fault", () => {
    expect(faultsOf(fresh(), ROOT)).toEqual([]);
  });

  test("with an _id used twice are refused", () => {
    const found = faults("weapons", (first, [, second]) => (first._id = second?._id ?? ""));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("is already that of packs/weapons/");
  });

  test("with a slug used twice, or none, are refused", () => {
    expect(faults("armors", (first, [, second]) => (first.system = { ...second?.system }))[0]).toContain("slug");
    expect(faults("armors", (first) => (first.system = {}))[0]).toContain("no slug");
  });

  test("with an _id nobody can link to are refused, in embedded documents too", () => {
    expect(faults("weapons", (first) => (first._id = "court"))[0]).toContain("16 letters and digits");
    const found = faults("creatures", (first) => {
      const [item] = first.items ?? [];
      if (item) item._id = "";
    });
    expect(found[0]).toContain("›");
  });

  test("with two embedded documents of one _id are refused", () => {
    const found = faults("creatures", (first) => first.items?.push(...structuredClone(first.items)));
    expect(found).toContainEqual(expect.stringContaining("two items have the same _id"));
  });

  test("with a type the manifest does not know are refused", () => {
    expect(faults("weapons", (first) => (first.type = "sword"))[0]).toContain("no Item of type sword");
  });

  test("with a table row that says nothing are refused", () => {
    const found = faults("tables", (first) => {
      const [row] = first.results ?? [];
      if (row) row.description = "";
    });
    expect(found[0]).toContain("no description");
  });

  test("with an image that is missing, elsewhere or not there are refused", () => {
    for (const img of ["systems/gardien/assets/icons/nowhere.svg", "https://example.org/a.svg"]) {
      expect(faults("weapons", (first) => (first.img = img))[0]).toContain(`image ${img} does not exist`);
    }
    expect(faults("weapons", (first) => delete first.img)[0]).toContain("image missing");
  });

  test("with a link that leads nowhere are refused, and a good one is not", () => {
    const describe = (text: string) => (first: SourceData) => (first.system = { ...first.system, description: text });
    const good = "Compendium.gardien.weapons.Item.gbCouteau0000000";
    expect(faults("armors", describe(`<p>@UUID[${good}]{Couteau}</p>`))).toEqual([]);
    expect(faults("armors", describe("<p>@UUID[Item.nothing]</p>"))[0]).toContain("leads nowhere");
  });
});

describe("the ready-made worlds", () => {
  const worlds = join(ROOT, "playground/worlds");
  const packs = new Map(
    read.packs.map((pack): [string, Pack] => {
      const { name, type, documents } = pack;
      const kind = packedKind(type);
      if (!kind) throw new Error(`a pack of ${type}`);
      const data = type === "Adventure" ? staged(read, pack).documents : documents.map((entry) => entry.data);
      const held = new Map(data.map((one) => [one._id, one] as const));
      return [`gardien.${name}`, { metadata: { name, type }, kind, documents: held, folders: [] }];
    }),
  );
  const release = { generation: 14, version: "14", build: 0 } as const;

  const begun = readdirSync(worlds).filter((world) => world !== "neuf"); // as after the installation: nobody is there
  test.each(begun)("%s: all that it takes from compendia is there, and may be stored", (world) => {
    const { manifest, documents } = readWorldSource(join(worlds, world), { system: read.manifest, release, packs });
    expect(manifest.id).toBe(world);
    const stored = documents as unknown as Record<string, readonly Stored[]>;
    const players = (stored["users"] ?? []).filter(({ role = 0 }) => role < 3);
    expect(players.length).toBeGreaterThan(1);
    for (const { _id } of players) expect(stored["actors"]?.some(({ ownership }) => ownership?.[_id] === 3)).toBe(true);
    expect(stored["scenes"]?.map(({ active }) => active)).toEqual([true]);
    expect(stored["actors"]?.flatMap(({ items = [] }) => items)).not.toEqual([]);
    expect(stored["scenes"]?.flatMap(({ tokens = [] }) => tokens)).not.toEqual([]);
  });
});

describe("built packs", () => {
  const folder = scratchFolder("gardien-packs-");
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("hold each document, with what no author decides filled in at every level", async () => {
    const entries = await built("creatures", folder);
    const knife = entries.get("!actors.items!gbVoyou000000000.gbCouteau0000000");
    expect(knife).toMatchObject({
      name: "Couteau / poignard",
      ownership: { default: 0 },
      _stats: { systemId: "gardien", compendiumSource: "Compendium.gardien.weapons.Item.gbCouteau0000000" },
    });
    const thug = entries.get("!actors!gbVoyou000000000");
    expect(thug).toMatchObject({ folder: "gbHumains0000000", ownership: { default: 0 } });
    expect(thug).not.toHaveProperty("_key");
  });

  test("hold journal entries whose pages are as open as they are, in order", async () => {
    const entries = await built("rules", folder);
    const page = (id: string) => entries.get(`!journal.pages!gbReglesFrancais.${id}`);
    expect(page("gbReglesFrPage01")).toMatchObject({ ownership: { default: -1 }, sort: 0, text: { format: 1 } });
    expect(page("gbReglesFrPage11")?.["sort"]).toBeGreaterThan(page("gbReglesFrPage02")?.["sort"] as number);
  });

  test("hold macros with their commands", async () => {
    const entries = await built("rpg-macros", folder);
    expect(entries.get("!macros!rpmFChute0000000")).toMatchObject({ type: "script", folder: null });
  });

  test("hold roll tables with their results", async () => {
    const entries = await built("tables", folder);
    expect(entries.get("!tables!gbTableLieuFran0")).toMatchObject({ formula: "1d100", folder: null });
    expect(entries.get("!tables.results!gbTableLieuFran0.gbTableLieuFra01")).toMatchObject({ range: [1, 5] });
  });
});
