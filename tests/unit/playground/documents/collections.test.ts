import { beforeEach, describe, expect, test } from "vitest";
import { initializePacks } from "../../../../playground/client/collections/index.js";
import { database } from "../../../../playground/client/database/index.js";
import { RollTable } from "../../../../playground/client/documents/index.js";
import type { Data, Value } from "../../../../playground/common/types.js";
import { id, setTable } from "./table.js";

const pack = {
  metadata: { packageName: "test", name: "beasts", label: "Beasts", type: "Actor" },
  index: [{ _id: id("b"), name: "Wolf", img: "a.svg", type: "hero", folder: id("f") }],
  folders: [{ _id: id("f"), name: "Wild", type: "Actor" }],
};
const wolf = {
  _id: id("b"),
  name: "Wolf",
  type: "hero",
  img: "a.svg",
  folder: id("f"),
  sort: 7,
  system: { hp: 4 },
  items: [{ _id: id("i"), name: "Bite", type: "sword" }],
};
const world = (): Value => (globalThis as Value).game;
let fetched: Data[];

beforeEach(() => {
  setTable({ packs: [pack] });
  fetched = [];
  const { request } = database.backend as Value;
  database.backend = {
    request: async (message) => {
      if (message.action !== "get") return request(message);
      fetched.push(message.operation);
      return { ...message, userId: id("K"), result: [structuredClone(wolf)] };
    },
  };
});

describe("a compendium", () => {
  const beasts = (): Value => world().packs.get("test.beasts");

  test("shows its index without fetching anything", () => {
    expect(beasts().index.get(id("b"))).toMatchObject({
      name: "Wolf",
      uuid: `Compendium.test.beasts.Actor.${id("b")}`,
    });
    expect((globalThis as Value).fromUuidSync(`Compendium.test.beasts.Actor.${id("b")}`)).toMatchObject({
      name: "Wolf",
      pack: "test.beasts",
    });
    expect(fetched).toEqual([]);
  });

  test("fetches a document once and keeps it", async () => {
    const uuid = `Compendium.test.beasts.Actor.${id("b")}`;
    const within = `${uuid}.Item.${id("i")}`;
    expect(() => (globalThis as Value).fromUuidSync(within) as unknown).toThrow("embedded");
    expect((globalThis as Value).fromUuidSync(within, { strict: false })).toBeNull();
    const document = await (globalThis as Value).fromUuid(uuid);
    expect(document).toMatchObject({ pack: "test.beasts", inCompendium: true, uuid });
    expect(await beasts().getDocument(id("b"))).toBe(document);
    expect(await (globalThis as Value).fromUuid(within)).toBe(document.items.get(id("i")));
    expect(fetched).toHaveLength(1);
  });

  test("adds fields to its index when they are asked for", async () => {
    await beasts().getIndex({ fields: ["system.hp"] });
    await beasts().getIndex({ fields: ["system.hp"] });
    expect(beasts().index.get(id("b")).system).toEqual({ hp: 4 });
    expect(fetched).toHaveLength(1);
  });

  test("has at the start the fields that packages asked for at init, fetched once; an index fetched anew has new entries", async () => {
    const before: unknown = beasts().index.get(id("b"));
    (globalThis as Value).CONFIG.Actor.compendiumIndexFields = ["system.hp"];
    await initializePacks(world().packs);
    expect(fetched).toHaveLength(1);
    await beasts().getIndex({ fields: ["system.hp"] });
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toMatchObject({ index: true, pack: "test.beasts" });
    expect(fetched[0]?.indexFields).toContain("system.hp");
    expect(beasts().index.get(id("b"))).toMatchObject({ name: "Wolf", system: { hp: 4 } });
    expect(beasts().index.get(id("b"))).not.toBe(before);
  });

  test("is open to players and writable by nobody while it is locked", () => {
    const player = world().users.get(id("P"));
    expect(beasts().testUserPermission(player, "OBSERVER")).toBe(true);
    expect(beasts().testUserPermission(player, "OWNER")).toBe(false);
    expect(beasts()).toMatchObject({ locked: true, visible: true });
  });

  test("a document is imported as a new one that remembers its origin", async () => {
    const imported = await world().actors.importFromCompendium(beasts(), id("b"), { name: "Grey wolf" });
    expect(imported.toObject()).toMatchObject({
      name: "Grey wolf",
      folder: null,
      sort: 0,
      _stats: { compendiumSource: `Compendium.test.beasts.Actor.${id("b")}` },
    });
    expect(imported.id).not.toBe(id("b"));
    expect(imported.items.size).toBe(1);
    expect(imported.pack).toBeNull();
  });
});

describe("a table to roll on", () => {
  const results = [
    { _id: id("x"), name: "Low", range: [1, 3] },
    { _id: id("y"), name: "High", range: [4, 6] },
  ];
  /** A die that gives a list of numbers in turn. */
  const loaded = (numbers: number[]): Value => ({
    create: () => ({
      total: numbers.shift(),
      evaluate: async function (this: Value) {
        this._evaluated = true;
        return this;
      },
      toJSON: () => ({ class: "X" }),
    }),
    fromData: (data: Data) => data,
  });
  const set = (numbers: number[], more: Data = {}): Value => {
    setTable(
      { tables: [{ _id: id("t"), name: "Weather", formula: "1d6", results, ...more }] },
      { config: (config) => (config.Dice.rolls = [loaded(numbers)]) },
    );
    return world().tables.get(id("t"));
  };

  test("gives the result whose range holds the total", async () => {
    const weather: RollTable = set([5]);
    expect((await weather.roll()).results.map((result) => result.name)).toEqual(["High"]);
  });

  test("without replacement a drawn result is rolled again, and can be put back", async () => {
    const weather: RollTable = set([5, 5, 2], { replacement: false });
    await weather.draw({ displayChat: false });
    expect((await weather.draw({ displayChat: false })).results.map((result) => result.name)).toEqual(["Low"]);
    expect((await weather.draw({ displayChat: false })).results).toEqual([]);
    await weather.resetResults();
    expect(weather.results.map((result: Value) => result.drawn)).toEqual([false, false]);
  });

  test("says what was drawn, names as text", async () => {
    const weather: RollTable = set([1], { results: [{ _id: id("x"), name: "<img src=x onerror=1>", range: [1, 6] }] });
    await weather.draw({ rollMode: "publicroll" });
    const [message]: Value[] = world().messages.contents;
    expect(message.content).toContain("&lt;img src=x");
    expect(message.content).not.toContain("<img");
  });
});

describe("users", () => {
  test("one keeper acts for all: the active one of highest role, then of lowest id", () => {
    setTable({
      users: [
        { _id: id("B"), name: "b", role: 4 },
        { _id: id("A"), name: "a", role: 3 },
        { _id: id("K"), name: "k", role: 4 },
        { _id: id("P"), name: "p", role: 1 },
      ],
    });
    expect(world().users.activeGM.id).toBe(id("B"));
    world().users.get(id("B")).active = false;
    expect(world().users.activeGM.id).toBe(id("K"));
    expect(world().user.isActiveGM).toBe(true);
  });

  test("a query to oneself runs the handler, one without permission is refused", async () => {
    const ask = (config: Data): void => void (config.queries = { "test.double": async (n: number) => n * 2 });
    setTable({}, { config: ask });
    expect(await world().user.query("test.double", 4)).toBe(8);
    await expect(world().user.query("test.none", 4)).rejects.toThrow("not registered");
    setTable({}, { config: ask, userId: id("P") });
    await expect(world().user.query("test.double", 4)).rejects.toThrow("permission");
  });

  test("macros are put on the hotbar and taken off", async () => {
    setTable({ macros: [{ _id: id("m"), name: "M", type: "script", command: "return scope.x + speaker.alias" }] });
    const macro = world().macros.get(id("m"));
    await world().user.assignHotbarMacro(macro, 3);
    expect(world().user.toObject().hotbar).toEqual({ 3: id("m") });
    await world().user.assignHotbarMacro(macro, 5, { fromSlot: 3 });
    expect(world().user.toObject().hotbar).toEqual({ 5: id("m") });
    await world().user.assignHotbarMacro(null, 5);
    expect(world().user.toObject().hotbar).toEqual({});
    expect(await macro.execute({ x: 1 })).toBe("1Keeper");
  });
});
