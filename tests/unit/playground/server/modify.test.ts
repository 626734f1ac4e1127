import { describe, expect, it } from "vitest";
import type { Action, Operation } from "../../../../playground/common/protocol.js";
import type { Data } from "../../../../playground/common/types.js";
import {
  ASSISTANT,
  connect,
  id,
  KEEPER,
  OTHER,
  OWNER,
  readWorld,
  sharedTable,
  snapshot,
  startTable,
  type Player,
} from "./table.js";

const HERO = `Actor.${id("hero")}`;
const BEAST_TOKEN = `Scene.${id("alley")}.Token.${id("beastToken")}`;
const SYNTHETIC = `${BEAST_TOKEN}.Actor.${id("beastToken")}`;

async function open(...users: string[]) {
  const server = await startTable();
  const players: Player[] = [];
  for (const user of users) players.push(await connect(server, user));
  const actor = (name: string): Data => server.world.store.get("Actor", id(name)) ?? {};
  const token = (name: string): Data =>
    server.world.store.get("Scene", id("alley"))?.tokens.find((entry: Data) => entry._id === id(name));
  return { server, actor, token, players: players as [Player, Player, Player] };
}

describe("Creating documents", () => {
  it("makes ids, stamps and the creator's ownership, and tells the others the same", async () => {
    const { players } = await open(KEEPER, OTHER);
    const [keeper, other] = players;
    const heard = new Promise<Data>((resolve) => other.socket.once("modifyDocument", resolve));
    const answer = await keeper.modify("create", "Actor", { data: [{ name: "Loup", type: "beast" }], note: 7 });
    const [created] = answer.result;
    expect(created).toMatchObject({ name: "Loup", ownership: { default: 0, [KEEPER]: 3 }, items: [], effects: [] });
    expect(created._id).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(created._stats).toMatchObject({ systemId: "essai", systemVersion: "1.2.3", lastModifiedBy: KEEPER });
    expect(created._stats.createdTime).toBeTypeOf("number");
    expect(answer).toMatchObject({ type: "Actor", action: "create", userId: KEEPER, operation: { note: 7 } });
    expect(await heard).toEqual(answer);
  });

  it("keeps an id on request, once", async () => {
    const { players, server } = await open(KEEPER);
    const operation = { keepId: true, data: [{ _id: id("wolf"), name: "Loup", type: "beast" }] };
    expect((await players[0].modify("create", "Actor", operation)).result[0]._id).toBe(id("wolf"));
    const before = snapshot(server);
    expect((await players[0].modify("create", "Actor", operation)).error.message).toContain("exists already");
    expect(snapshot(server)).toBe(before);
  });

  it("gives new ids to children on request and keeps them otherwise", async () => {
    const { players } = await open(KEEPER);
    const data = [{ name: "Loup", type: "beast", items: [{ _id: id("fang"), name: "Croc", type: "weapon" }] }];
    const kept = await players[0].modify("create", "Actor", { data });
    const fresh = await players[0].modify("create", "Actor", { data, keepEmbeddedIds: false });
    expect(kept.result[0].items[0]._id).toBe(id("fang"));
    expect(fresh.result[0].items[0]._id).not.toBe(id("fang"));
  });

  it("is all or nothing", async () => {
    const { players, server } = await open(KEEPER);
    const before = snapshot(server);
    const data = [
      { name: "Bon", type: "beast" },
      { name: "Mauvais", type: "dragon" },
    ];
    expect((await players[0].modify("create", "Actor", { data })).error.message).toContain("dragon");
    expect(snapshot(server)).toBe(before);
  });

  it("cleans the HTML of declared and core fields, and only that", async () => {
    const { players } = await open(KEEPER);
    const html = '<p onclick="x()">oui</p><script>non()</script><img src="x" onerror="x()">';
    const data = [{ name: "<b>nom</b>", type: "hero", system: { notes: html, other: html } }];
    const { result } = await players[0].modify("create", "Actor", { data });
    expect(result[0].system.notes).toBe('<p>oui</p><img src="x" />');
    expect(result[0].system.other).toBe(html);
    expect(result[0].name).toBe("<b>nom</b>");
    const message = await players[0].modify("create", "ChatMessage", { data: [{ content: html, flavor: "a < b" }] });
    expect(message.result[0].content).not.toContain("onerror");
  });
});

describe("Updating documents", () => {
  it("answers with the difference alone", async () => {
    const { players } = await open(KEEPER);
    const updates = [{ _id: id("hero"), name: "Héroïne", "system.pv": 7 }];
    const { result } = await players[0].modify("update", "Actor", { updates });
    expect(result).toEqual([{ _id: id("hero"), system: { pv: 7 }, _stats: expect.anything() as unknown }]);
  });

  it("answers with all that was sent when `diff` is false", async () => {
    const { players } = await open(KEEPER);
    const updates = [{ _id: id("hero"), name: "Héroïne" }];
    const { result } = await players[0].modify("update", "Actor", { updates, diff: false });
    expect(result).toEqual([]);
    const more = await players[0].modify("update", "Actor", {
      updates: [{ ...updates[0], img: "a.svg" }],
      diff: false,
    });
    expect(more.result[0]).toMatchObject({ name: "Héroïne", img: "a.svg" });
  });

  it("does nothing and says nothing where nothing is different", async () => {
    const { players, server } = await open(KEEPER);
    const before = snapshot(server);
    const { result } = await players[0].modify("update", "Actor", {
      updates: [{ _id: id("hero"), "system.-=gone": null }],
    });
    expect(result).toEqual([]);
    expect(snapshot(server)).toBe(before);
  });

  it("deletes keys, replaces objects, merges otherwise", async () => {
    const { players, actor } = await open(KEEPER);
    const change = (changes: Data, more: Operation = {}) =>
      players[0].modify("update", "Actor", { updates: [{ _id: id("hero"), ...changes }], ...more });
    const deleted = await change({ "system.bag.-=a": null });
    expect(deleted.result[0].system).toEqual({ bag: { "-=a": null } });
    expect(actor("hero").system.bag).toEqual({ b: 2 });
    await change({ "system.bag": { c: 3 } });
    expect(actor("hero").system.bag).toEqual({ b: 2, c: 3 });
    await change({ system: { "==bag": { d: 4 } } });
    expect(actor("hero").system).toMatchObject({ pv: 10, bag: { d: 4 } });
    const replaced = await change({ system: { bag: { d: 4 }, pv: 1 } }, { recursive: false });
    expect(actor("hero").system).toEqual({ pv: 1, bag: { d: 4 } });
    expect(replaced.result[0].system).toEqual({ pv: 1, bag: { d: 4 } });
  });

  it("refuses a bad value of a core field whole, and names the path", async () => {
    const { players, server } = await open(KEEPER);
    const before = snapshot(server);
    const answer = await players[0].modify("update", "Actor", {
      updates: [{ _id: id("hero"), name: "", "system.pv": 1 }],
    });
    expect(answer.error.message).toContain("name");
    expect(snapshot(server)).toBe(before);
  });

  it("lets two updates of the same instant both land", async () => {
    const { players, actor } = await open(KEEPER, ASSISTANT);
    const send = (player: Player, index: number) =>
      player.modify("update", "Actor", { updates: [{ _id: id("hero"), [`system.wounds.w${index}`]: index }] });
    await Promise.all(Array.from({ length: 20 }, (_, index) => send(players[index % 2 ? 0 : 1], index)));
    expect(Object.keys(actor("hero").system.wounds)).toHaveLength(20);
  });

  it("updates and creates children given with their parent", async () => {
    const { players, actor } = await open(OWNER);
    const items = [
      { _id: id("knife"), "system.bonus": 5 },
      { name: "Corde", type: "weapon" },
    ];
    const answer = await players[0].modify("update", "Actor", { updates: [{ _id: id("hero"), items }] });
    expect(answer.error).toBeUndefined();
    expect(actor("hero").items.map((item: Data) => item.name)).toEqual(["knife", "Corde"]);
    expect(actor("hero").items[0].system.bonus).toBe(5);
  });

  it("hashes passwords and tells them to nobody", async () => {
    const { players, server } = await open(KEEPER);
    const { result } = await players[0].modify("update", "User", { updates: [{ _id: OTHER, password: "sésame" }] });
    expect(JSON.stringify(result)).not.toContain("password");
    expect(JSON.stringify((await players[0].world()).users)).not.toContain("scrypt");
    expect(server.world.store.get("User", OTHER)?.password).toMatch(/^scrypt:/);
  });
});

describe("Children", () => {
  it("are created, updated and deleted in their parent, to any depth", async () => {
    const { players, actor } = await open(OWNER);
    const uuid = `${HERO}.Item.${id("knife")}`;
    const created = await players[0].modify("create", "ActiveEffect", { parentUuid: uuid, data: [{ name: "Poison" }] });
    const [effect] = created.result;
    await players[0].modify("update", "ActiveEffect", {
      parentUuid: uuid,
      updates: [{ _id: effect._id, disabled: true }],
    });
    await players[0].modify("delete", "ActiveEffect", { parentUuid: uuid, ids: [id("rust")] });
    expect(actor("hero").items[0].effects).toMatchObject([{ _id: effect._id, name: "Poison", disabled: true }]);
  });

  it("are stored under keys of their own and survive a restart", async () => {
    const { players, server } = await open(OWNER);
    await players[0].modify("create", "Item", { parentUuid: HERO, data: [{ name: "Corde", type: "weapon" }] });
    const before = snapshot(server);
    await server.close();
    const stored = await readWorld(server.data);
    expect(Object.keys(stored)).toContain(`!actors.items.effects!${id("hero")}.${id("knife")}.${id("rust")}`);
    expect(JSON.parse(stored[`!actors!${id("hero")}`] ?? "").items).toHaveLength(2);
    const again = await startTable({ root: server.root, data: server.data });
    expect(snapshot(again)).toBe(before);
  });

  it.each<[string, Action, string, Operation]>([
    ["in a parent that is not there", "create", "Item", { parentUuid: `Actor.${id("ghost")}`, data: [{}] }],
    ["of a kind the parent does not hold", "create", "Token", { parentUuid: HERO, data: [{}] }],
    ["that are not there", "update", "Item", { parentUuid: HERO, updates: [{ _id: id("claw"), name: "x" }] }],
    ["of another actor", "delete", "Item", { parentUuid: HERO, ids: [id("claw")] }],
    [
      "with an id in use",
      "create",
      "Item",
      { parentUuid: HERO, keepId: true, data: [{ _id: id("knife"), name: "a", type: "weapon" }] },
    ],
    ["without a parent", "create", "Combatant", { data: [{}] }],
  ])("are refused %s", async (_, action, type, operation) => {
    const server = await sharedTable();
    const keeper = await connect(server, KEEPER);
    const before = snapshot(server);
    expect((await keeper.modify(action, type, operation)).error.message).toBeTypeOf("string");
    expect(snapshot(server)).toBe(before);
  });
});

describe("Combatants", () => {
  it("say by their operation whose turn it is after it; what is no turn is refused", async () => {
    const { players, server } = await open(OWNER);
    const FIGHT = `Combat.${id("fight")}`;
    const update = (initiative: number, combatTurn: unknown) =>
      players[0].modify("update", "Combatant", {
        ...{ parentUuid: FIGHT, combatTurn },
        updates: [{ _id: id("turn"), initiative }],
      });
    await update(4, 0);
    expect(server.world.store.get("Combat", id("fight"))).toMatchObject({ turn: 0, combatants: [{ initiative: 4 }] });
    expect((await update(5, "first")).error?.message).toContain("combatTurn");
    expect(server.world.store.get("Combat", id("fight"))).toMatchObject({ turn: 0, combatants: [{ initiative: 4 }] });
  });
});

describe("The delta of an unlinked token (19.5)", () => {
  it("holds only the differences of the actor's data", async () => {
    const { players, token, actor } = await open(KEEPER);
    const { result } = await players[0].modify("update", "ActorDelta", {
      parentUuid: BEAST_TOKEN,
      updates: [{ _id: id("beastToken"), name: "Vieille bête", "system.pv": 3 }],
    });
    expect(result[0]).toMatchObject({ _id: id("beastToken"), name: "Vieille bête", system: { pv: 3 } });
    expect(token("beastToken").delta.system).toEqual({ pv: 3 });
    expect(actor("beast")).toMatchObject({ name: "Bête", system: { pv: 8, pf: 12 } });
  });

  it("stores an inherited child whole when it is changed, and answers with the whole child", async () => {
    const { players, token, actor } = await open(KEEPER);
    const updates = [{ _id: id("claw"), "system.bonus": 9 }];
    const { result } = await players[0].modify("update", "Item", { parentUuid: SYNTHETIC, updates });
    expect(result[0]).toMatchObject({ _id: id("claw"), name: "claw", type: "weapon", system: { bonus: 9 } });
    expect(token("beastToken").delta.items).toEqual([result[0]]);
    expect(actor("beast").items[0].system.bonus).toBe(1);
  });

  it("leaves a tombstone for a deleted inherited child, which gives way to one created anew", async () => {
    const { players, token } = await open(KEEPER);
    await players[0].modify("delete", "Item", { parentUuid: SYNTHETIC, ids: [id("claw")] });
    expect(token("beastToken").delta.items).toEqual([{ _id: id("claw"), _tombstone: true }]);
    const twice = await players[0].modify("delete", "Item", { parentUuid: SYNTHETIC, ids: [id("claw")] });
    expect(twice.error.message).toContain("does not exist");
    const data = [{ _id: id("claw"), name: "Griffe neuve", type: "weapon" }];
    await players[0].modify("create", "Item", { parentUuid: SYNTHETIC, keepId: true, data });
    expect(token("beastToken").delta.items).toMatchObject([{ _id: id("claw"), name: "Griffe neuve" }]);
  });

  it("takes children of its own and forgets them without a tombstone", async () => {
    const { players, token } = await open(KEEPER);
    const parentUuid = SYNTHETIC;
    const { result } = await players[0].modify("create", "ActiveEffect", { parentUuid, data: [{ name: "Sonnée" }] });
    expect(token("beastToken").delta.effects).toMatchObject([{ name: "Sonnée" }]);
    await players[0].modify("delete", "ActiveEffect", { parentUuid, ids: [result[0]._id] });
    expect(token("beastToken").delta.effects).toEqual([]);
  });

  it("is stored in Foundry's keys and survives a restart", async () => {
    const { players, server } = await open(KEEPER);
    await players[0].modify("update", "Item", { parentUuid: SYNTHETIC, updates: [{ _id: id("claw"), name: "Serre" }] });
    await server.close();
    const stored = await readWorld(server.data);
    const path = `${id("alley")}.${id("beastToken")}.${id("beastToken")}.${id("claw")}`;
    expect(JSON.parse(stored[`!scenes.tokens.delta.items!${path}`] ?? "").name).toBe("Serre");
  });

  it("remembers the deletion of an inherited key, also in a token created with it", async () => {
    const { players, token, server } = await open(KEEPER);
    const parentUuid = BEAST_TOKEN;
    await players[0].modify("update", "Actor", { parentUuid, updates: [{ _id: id("beast"), "system.-=pf": null }] });
    expect(token("beastToken").delta.system).toEqual({ "-=pf": null });
    const data = [{ ...token("beastToken"), _id: null }];
    const copy = await players[0].modify("create", "Token", { parentUuid: `Scene.${id("alley")}`, data });
    expect(copy.result[0].delta).toMatchObject({ _id: copy.result[0]._id, system: { "-=pf": null } });
    const answer = await players[0].modify("update", "Actor", {
      parentUuid,
      updates: [{ _id: id("beast"), "system.pf": 2 }],
    });
    expect(answer).toMatchObject({ type: "ActorDelta", result: [{ system: { pf: 2 } }] });
    expect(Object.keys(answer.result[0].system)).toEqual(["pf"]);
    expect(server.world.store.get("Actor", id("beast"))?.system.pf).toBe(12);
  });

  it("is emptied by an update that replaces everything", async () => {
    const { players, token } = await open(KEEPER);
    await players[0].modify("delete", "Item", { parentUuid: SYNTHETIC, ids: [id("claw")] });
    const nothing = { _id: id("beastToken"), name: null, system: {}, items: [], effects: [], flags: {} };
    const operation = { parentUuid: BEAST_TOKEN, updates: [nothing], recursive: false, diff: false };
    const answer = await players[0].modify("update", "ActorDelta", operation);
    expect(answer.result[0]).toMatchObject({ items: [], system: {} });
    expect(token("beastToken").delta.items).toEqual([]);
  });

  it("goes back to the base actor when it is deleted", async () => {
    const { players, token } = await open(KEEPER);
    const parentUuid = BEAST_TOKEN;
    await players[0].modify("update", "ActorDelta", {
      parentUuid,
      updates: [{ _id: id("beastToken"), "system.pv": 3 }],
    });
    await players[0].modify("delete", "ActorDelta", { parentUuid, ids: [id("beastToken")] });
    expect(token("beastToken").delta).toMatchObject({ _id: id("beastToken"), system: {}, items: [] });
  });

  it("is refused to a linked token", async () => {
    const { players } = await open(KEEPER);
    const parentUuid = `Scene.${id("alley")}.Token.${id("heroToken")}`;
    const updates = [{ _id: id("heroToken"), name: "x" }];
    expect((await players[0].modify("update", "ActorDelta", { parentUuid, updates })).error.message).toContain(
      "linked",
    );
  });
});
