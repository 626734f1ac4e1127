import { beforeEach, describe, expect, test } from "vitest";
import { Actor, Item } from "../../../../playground/client/documents/index.js";
import { Hooks } from "../../../../playground/client/hooks/hooks.js";
import type { Data, Value } from "../../../../playground/common/types.js";
import { Collection } from "../../../../playground/common/utils/index.js";
import { id, setTable, type Table } from "./table.js";

const hero = {
  _id: id("a"),
  name: "Ada",
  type: "hero",
  system: { hp: 5 },
  items: [{ _id: id("i"), name: "Blade", type: "sword" }],
};
let table: Table;
let calls: string[];

function listen(...names: string[]): void {
  const ids = names.map((name): [string, number] => [name, Hooks.on(name, () => void calls.push(name))]);
  cleanups.push(() => ids.forEach(([name, key]) => Hooks.off(name, key)));
}
const cleanups: (() => void)[] = [];

beforeEach(() => {
  cleanups.splice(0).forEach((clean) => clean());
  table = setTable({ actors: [hero] });
  calls = [];
});
const actor = (): Value => (globalThis as Value).game.actors.get(id("a"));

describe("the life of a document", () => {
  test("creation: own method, hook, batch, then local callbacks in order", async () => {
    class Traced extends Actor {
      override async _preCreate(): Promise<void> {
        calls.push("_preCreate");
      }
      override _onCreate(): void {
        calls.push("_onCreate");
      }
      static override async _preCreateOperation(): Promise<void> {
        calls.push("_preCreateOperation");
      }
      static override async _onCreateOperation(): Promise<void> {
        calls.push("_onCreateOperation");
      }
    }
    (globalThis as Value).CONFIG.Actor.documentClass = Traced;
    listen("preCreateActor", "createActor");
    const created: Value = await Actor.create({ name: "Bob", type: "hero", "system.hp": 3 });
    expect(calls).toEqual([
      "_preCreate",
      "preCreateActor",
      "_preCreateOperation",
      "_onCreate",
      "createActor",
      "_onCreateOperation",
    ]);
    expect(created).toBeInstanceOf(Traced);
    expect(created.system.hp).toBe(3);
    expect((globalThis as Value).game.actors.get(created.id)).toBe(created);
  });

  test("a cancelled document is left out of its batch, the others go on", async () => {
    const key = Hooks.on("preCreateItem", (item: Value) => item.name !== "No");
    cleanups.push(() => Hooks.off("preCreateItem", key));
    const created = await actor().createEmbeddedDocuments("Item", [
      { name: "Yes", type: "sword" },
      { name: "No", type: "sword" },
    ]);
    expect(created.map((item: Value) => item.name)).toEqual(["Yes"]);
    expect(await Item.create({ name: "No", type: "sword" })).toBeUndefined();
    expect(table.requests).toHaveLength(1);
  });

  test("an update without a difference sends nothing and fires nothing", async () => {
    listen("preUpdateActor", "updateActor");
    expect(await actor().update({ name: "Ada", system: { hp: 5 } })).toBeUndefined();
    expect(await actor().update({ "system.-=mana": null })).toBeUndefined();
    expect(calls).toEqual([]);
    expect(table.requests).toEqual([]);
  });

  test("hooks see the difference only, may change it, and noHook silences the first", async () => {
    const seen: Data[] = [];
    const key = Hooks.on("preUpdateActor", (_actor: Value, changed: Data) => {
      seen.push(structuredClone(changed));
      changed.system.hp += 1;
    });
    cleanups.push(() => Hooks.off("preUpdateActor", key));
    await actor().update({ name: "Ada", system: { hp: 7 } });
    expect(seen).toEqual([{ _id: id("a"), system: { hp: 7 } }]);
    expect(actor().system.hp).toBe(8);
    listen("updateActor");
    await actor().update({ system: { hp: 2 } }, { noHook: true });
    expect(actor().system.hp).toBe(2);
    expect(calls).toEqual(["updateActor"]);
  });

  test("noHook, pack and parent are no options of the callbacks; own keys are", async () => {
    const seen: Data[] = [];
    const key = Hooks.on("preUpdateActor", (_actor: Value, _changed: Data, options: Data) => void seen.push(options));
    cleanups.push(() => Hooks.off("preUpdateActor", key));
    await actor().update({ name: "Eve" }, { test: { reason: "x" } });
    expect(seen[0]).toMatchObject({ test: { reason: "x" }, diff: true, recursive: true, render: true });
    expect(Object.keys(seen[0] as Data)).not.toEqual(expect.arrayContaining(["noHook"]));
    expect(seen[0]).not.toHaveProperty("parent");
    expect(seen[0]).not.toHaveProperty("pack");
  });

  test("children tell their parents, and do not fire the parent's own hook", async () => {
    class Parent extends Actor {
      override _onUpdateDescendantDocuments(_parent: Value, collection: string, documents: Value[]): void {
        calls.push(`${collection}:${documents[0].name}`);
      }
    }
    table = setTable({ actors: [hero] }, { config: (config) => (config.Actor.documentClass = Parent) });
    listen("updateActor", "updateItem");
    await actor().items.get(id("i")).update({ name: "Sabre" });
    expect(calls).toEqual(["updateItem", "items:Sabre"]);
    expect(actor().toObject().items[0].name).toBe("Sabre");
  });

  test("deletion: hook, then the document is gone from its collection and its source", async () => {
    listen("preDeleteItem", "deleteItem");
    await actor().items.get(id("i")).delete();
    expect(calls).toEqual(["preDeleteItem", "deleteItem"]);
    expect(actor().items.size).toBe(0);
    expect(actor().toObject().items).toEqual([]);
  });

  test("a refusal by the server changes nothing and rejects", async () => {
    const { database } = await import("../../../../playground/client/database/index.js");
    database.backend = { request: () => Promise.reject(new Error("User Player lacks permission")) };
    await expect(actor().update({ name: "Eve" })).rejects.toThrow("lacks permission");
    expect(actor().name).toBe("Ada");
  });

  test("flags are set and unset by path", async () => {
    await actor().setFlag("test", "a.b", 3);
    expect(actor().getFlag("test", "a.b")).toBe(3);
    await actor().unsetFlag("test", "a.b");
    expect(actor().getFlag("test", "a")).toEqual({});
  });

  test.each(["getFlag", "setFlag", "unsetFlag"])("%s knows no scope but those of active packages", async (method) => {
    const ask = async (scope: string): Promise<unknown> => actor()[method](scope, "a", 1);
    const off = { id: "off", active: false };
    (globalThis as Value).game.modules = new Collection([{ id: "on", active: true }, off].map((one) => [one.id, one]));
    for (const scope of ["core", "world", "test", "on"]) await ask(scope);
    for (const scope of ["off", "nobody"]) await expect(ask(scope)).rejects.toThrow(`"${scope}"`);
  });

  test("invalid documents of the world are set aside, bad values healed, both named", () => {
    table = setTable({
      actors: [
        hero,
        { _id: id("b"), name: "Ghost", type: "nope" },
        { _id: id("c"), name: "Odd", type: "hero", sort: "x", items: [{ _id: id("d"), name: "What", type: "?" }] },
      ],
    });
    const { actors } = (globalThis as Value).game;
    expect(actors.map((entry: Value) => entry.name)).toEqual(["Ada", "Odd"]);
    expect([...actors.invalidDocumentIds]).toEqual([id("b")]);
    expect(actors.getInvalid(id("b")).name).toBe("Ghost");
    expect(actors.get(id("c")).sort).toBe(0);
    expect(table.problems.join("\n")).toMatch(/Actor "Ghost"/);
    expect(table.problems.join("\n")).toMatch(/Actor "Odd" .*sort/);
    expect(table.problems.join("\n")).toMatch(/Item "What" .* of Actor "Odd"/);
  });
});
