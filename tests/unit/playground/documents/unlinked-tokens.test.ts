import { beforeEach, describe, expect, test } from "vitest";
import { fields, TypeDataModel } from "../../../../playground/common/index.js";
import { Hooks } from "../../../../playground/client/hooks/hooks.js";
import { database } from "../../../../playground/client/database/index.js";
import type { Data, Value } from "../../../../playground/common/types.js";
import { id, setTable, type Table } from "./table.js";

const base = {
  _id: id("a"),
  name: "Beast",
  type: "hero",
  system: { hp: { value: 5, max: 9 }, tags: ["x"] },
  items: [
    { _id: id("i"), name: "Claw", type: "sword", system: { dice: "1d4" } },
    { _id: id("j"), name: "Tail", type: "sword" },
  ],
};
const scene = {
  _id: id("s"),
  name: "Alley",
  tokens: [
    { _id: id("t"), name: "One", actorId: id("a"), actorLink: false, delta: { _id: id("d") } },
    { _id: id("u"), name: "Two", actorId: id("a"), actorLink: false, delta: { _id: id("e") } },
    { _id: id("l"), name: "Linked", actorId: id("a"), actorLink: true },
  ],
};
let table: Table;
let cleanups: (() => void)[] = [];
const world = (): Value => (globalThis as Value).game;
const token = (letter: string): Value => world().scenes.get(id("s")).tokens.get(id(letter));

beforeEach(() => {
  cleanups.forEach((clean) => clean());
  cleanups = [];
  table = setTable({ actors: [base], scenes: [scene] });
});

describe("the actor of an unlinked token", () => {
  test("inherits from the base actor and has an identity of its own", () => {
    const { actor } = token("t");
    expect(actor).not.toBe(world().actors.get(id("a")));
    expect(actor).toMatchObject({ name: "Beast", isToken: true, id: id("a") });
    expect(actor.token).toBe(token("t"));
    expect(actor.uuid).toBe(`Scene.${id("s")}.Token.${id("t")}.Actor.${id("d")}`);
    expect((globalThis as Value).fromUuidSync(actor.uuid)).toBe(actor);
    expect((globalThis as Value).fromUuidSync(`${actor.uuid}.Item.${id("i")}`)).toBe(actor.items.get(id("i")));
    expect(token("t").actor).toBe(actor);
    expect(token("l").actor).toBe(world().actors.get(id("a")));
  });

  test("an update goes to the delta as a difference, with the actor's own hooks, and leaves others alone", async () => {
    const seen: string[] = [];
    for (const hook of ["preUpdateActor", "updateActor"]) {
      const key = Hooks.on(
        hook,
        (actor: Value, changed: Data) => void seen.push(`${hook} ${actor.uuid} ${changed.system?.hp?.value}`),
      );
      cleanups.push(() => Hooks.off(hook, key));
    }
    const { actor } = token("t");
    await actor.update({ "system.hp.value": 2, name: "Wounded" });
    expect(seen).toEqual([`preUpdateActor ${actor.uuid} 2`, `updateActor ${actor.uuid} 2`]);
    expect(table.requests[0]).toMatchObject({
      type: "ActorDelta",
      action: "update",
      operation: { parentUuid: token("t").uuid },
    });
    expect(token("t").toObject().delta).toMatchObject({ name: "Wounded", system: { hp: { value: 2 } }, items: [] });
    expect(token("t").toObject().delta.system).toEqual({ hp: { value: 2 } });
    expect(token("t").actor).toBe(actor);
    expect(actor).toMatchObject({ name: "Wounded", system: { hp: { value: 2, max: 9 } } });
    expect(token("u").actor.system.hp.value).toBe(5);
    expect(world().actors.get(id("a")).system.hp.value).toBe(5);
  });

  test("a changed child is stored whole in the delta; untouched ones are inherited", async () => {
    const { actor } = token("t");
    const claw = actor.items.get(id("i"));
    await claw.update({ "system.dice": "1d8" });
    expect(actor.items.get(id("i"))).toBe(claw);
    expect(claw.system.dice).toBe("1d8");
    expect(token("t").delta._source.items).toMatchObject([{ _id: id("i"), name: "Claw", system: { dice: "1d8" } }]);
    expect(token("t").delta.items.get(id("i"))).toBe(claw);
    expect(world().actors.get(id("a")).items.get(id("i")).system.dice).toBe("1d4");
    const [bite] = await actor.createEmbeddedDocuments("Item", [{ name: "Bite", type: "sword" }]);
    expect(actor.items.size).toBe(3);
    expect(token("t").delta.items.has(bite.id)).toBe(true);
    expect(token("u").actor.items.size).toBe(2);
  });

  test("a child of which the delta holds less than its model has all of it still once the base actor changes", async () => {
    const [one] = scene.tokens;
    const delta = { _id: id("d"), items: [{ _id: id("i"), name: "Claw", type: "sword", system: {} }] };
    class Sword extends TypeDataModel {
      static override defineSchema(): fields.DataSchema {
        return { dice: new fields.StringField({ initial: "1d6" }) };
      }
    }
    setTable(
      { actors: [base], scenes: [{ ...scene, tokens: [{ ...one, delta }] }] },
      { config: (config) => (config.Item.dataModels.sword = Sword) },
    );
    const dice = () => token("t").actor.items.get(id("i")).system.dice;
    const before = dice();
    await world().actors.get(id("a")).update({ "system.hp.max": 8 });
    expect([before, dice()]).toEqual(["1d6", "1d6"]);
  });

  test("a deleted inherited child leaves a tombstone, an added one leaves nothing", async () => {
    const { actor } = token("t");
    const [bite] = await actor.createEmbeddedDocuments("Item", [{ name: "Bite", type: "sword" }]);
    await actor.deleteEmbeddedDocuments("Item", [id("i"), bite.id]);
    expect(token("t").delta._source.items).toEqual([{ _id: id("i"), _tombstone: true }]);
    expect(token("t").delta.items.isTombstone(id("i"))).toBe(true);
    expect(actor.items.map((item: Value) => item.name)).toEqual(["Tail"]);
  });

  test("an effect on an inherited item makes the whole item part of the delta", async () => {
    const { actor } = token("t");
    await actor.items.get(id("i")).createEmbeddedDocuments("ActiveEffect", [{ name: "Dull" }]);
    expect(token("t").delta._source.items).toMatchObject([{ _id: id("i"), effects: [{ name: "Dull" }] }]);
  });

  test("changes of the base actor follow, except where the delta says otherwise", async () => {
    const { actor } = token("t");
    await actor.update({ "system.hp.value": 2 });
    await actor.items.get(id("i")).update({ name: "Talon" });
    const tail = actor.items.get(id("j"));
    await world()
      .actors.get(id("a"))
      .update({ name: "Monster", system: { hp: { value: 9, max: 12 } } });
    await world().actors.get(id("a")).items.get(id("j")).update({ name: "Long tail" });
    await world()
      .actors.get(id("a"))
      .createEmbeddedDocuments("Item", [{ name: "Horn", type: "sword" }]);
    expect(actor.name).toBe("Monster");
    expect(actor.system.hp).toEqual({ value: 2, max: 12 });
    expect(actor.items.map((item: Value) => item.name)).toEqual(["Talon", "Long tail", "Horn"]);
    expect(actor.items.get(id("j"))).toBe(tail);
  });

  test("a removed key stays removed, a rewritten one comes back", async () => {
    const { actor } = token("t");
    await actor.update({ "system.-=tags": null });
    expect(actor.system.tags).toBeUndefined();
    expect(token("t").delta._source.system).toEqual({ "-=tags": null });
    await actor.update({ "system.tags": ["y"] });
    expect(token("t").delta._source.system).toEqual({ tags: ["y"] });
    expect(actor.system.tags).toEqual(["y"]);
  });

  test("restoring forgets all differences", async () => {
    const { actor } = token("t");
    await actor.update({ "system.hp.value": 2, name: "Wounded" });
    await actor.deleteEmbeddedDocuments("Item", [id("i")]);
    await token("t").delta.restore();
    expect(actor).toMatchObject({ name: "Beast", system: { hp: { value: 5, max: 9 } } });
    expect(actor.items.size).toBe(2);
    expect(token("t").toObject().delta).toMatchObject({ name: null, system: {}, items: [] });
  });

  test("another client's change arrives the same way", () => {
    const { actor } = token("u");
    const updates = [{ _id: id("e"), system: { hp: { value: 1 } } }];
    const operation = { updates, parentUuid: token("u").uuid as string };
    database.applyResponse({ type: "ActorDelta", action: "update", operation, userId: id("P"), result: updates });
    expect(actor.system.hp.value).toBe(1);
  });

  test("without its base actor a token has no actor but keeps its delta", async () => {
    await token("t").actor.update({ name: "Wounded" });
    await world().actors.get(id("a")).delete();
    expect(token("t").actor).toBeNull();
    expect(token("t").delta.name).toBe("Wounded");
  });

  test("a token made from the prototype refers to its actor", async () => {
    const made = await world().actors.get(id("a")).getTokenDocument({ x: 100, y: 50 });
    expect(made.toObject()).toMatchObject({ name: "Beast", actorId: id("a"), x: 100, y: 50, actorLink: false });
  });
});
