import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Action, Operation } from "../../../../playground/common/protocol.js";
import type { Data } from "../../../../playground/common/types.js";
import type { RunningServer } from "../../../../playground/server/server.js";
import { ASSISTANT, connect, id, KEEPER, OTHER, OWNER, snapshot, startTable, TRUSTED, type Player } from "./table.js";

/** Keeper, assistant, trusted player, owner of the heroine, other player: y may, n may not. */
const USERS = [KEEPER, ASSISTANT, TRUSTED, OWNER, OTHER];

const HERO = `Actor.${id("hero")}`;
const ALLEY = `Scene.${id("alley")}`;
const BEAST = `${ALLEY}.Token.${id("beastToken")}.Actor.${id("beastToken")}`;
const FIGHT = `Combat.${id("fight")}`;

type Row = [who: string, what: string, action: Action, type: string, operation: (user: string) => Operation];

const update =
  (_id: string, changes: Data, more: Operation = {}) =>
  () => ({ updates: [{ _id: id(_id), ...changes }], ...more });
const create =
  (data: Data, more: Operation = {}) =>
  () => ({ data: [data], ...more });
const remove =
  (_id: string, more: Operation = {}) =>
  () => ({ ids: [id(_id)], ...more });
/** A value that differs each time, so that every update is one. */
const fresh = (): string => `v${Math.random()}`;

const ROWS: Row[] = [
  ["yynnn", "create an actor", "create", "Actor", create({ name: "Loup", type: "beast" })],
  ["yynnn", "create an item of the world", "create", "Item", create({ name: "Corde", type: "weapon" })],
  ["yynyn", "update an actor", "update", "Actor", (user) => update("hero", { [`system.by${user}`]: fresh() })()],
  [
    "yynnn",
    "update an actor nobody owns",
    "update",
    "Actor",
    (user) => update("beast", { [`system.by${user}`]: fresh() })(),
  ],
  ["yynnn", "change an actor's ownership", "update", "Actor", (user) => update("hero", { [`ownership.${user}`]: 2 })()],
  [
    "yynnn",
    "write a field the manifest keeps for keepers",
    "update",
    "Actor",
    () => update("hero", { "system.secret": fresh() })(),
  ],
  [
    "yynyn",
    "create an item in an actor",
    "create",
    "Item",
    create({ name: "Corde", type: "weapon" }, { parentUuid: HERO }),
  ],
  [
    "yynnn",
    "create an item in an actor nobody owns",
    "create",
    "Item",
    create({ name: "Corde", type: "weapon" }, { parentUuid: `Actor.${id("beast")}` }),
  ],
  [
    "yynyn",
    "update an item of an actor",
    "update",
    "Item",
    () => update("knife", { name: fresh() }, { parentUuid: HERO })(),
  ],
  ["yynyn", "create an effect in an actor", "create", "ActiveEffect", create({ name: "Sonnée" }, { parentUuid: HERO })],
  [
    "yynyn",
    "update an effect of an item of an actor",
    "update",
    "ActiveEffect",
    () => update("rust", { name: fresh() }, { parentUuid: `${HERO}.Item.${id("knife")}` })(),
  ],
  ["yynnn", "update a world item", "update", "Item", () => update("lamp", { name: fresh() })()],
  [
    "yynyn",
    "move a token",
    "update",
    "Token",
    () => update("heroToken", { x: Math.floor(Math.random() * 1e6) }, { parentUuid: ALLEY })(),
  ],
  [
    "yynnn",
    "move a token nobody owns",
    "update",
    "Token",
    () => update("beastToken", { x: Math.floor(Math.random() * 1e6) }, { parentUuid: ALLEY })(),
  ],
  [
    "yynnn",
    "change the looks of a token",
    "update",
    "Token",
    () => update("heroToken", { name: fresh() }, { parentUuid: ALLEY })(),
  ],
  [
    "yynnn",
    "create a token",
    "create",
    "Token",
    create({ actorId: id("hero"), actorLink: true }, { parentUuid: ALLEY }),
  ],
  [
    "yynnn",
    "update an unlinked token's actor",
    "update",
    "ActorDelta",
    () => update("beastToken", { "system.pv": Math.random() }, { parentUuid: `${ALLEY}.Token.${id("beastToken")}` })(),
  ],
  [
    "yynnn",
    "give away an unlinked token's actor",
    "update",
    "ActorDelta",
    (user) =>
      update("beastToken", { ownership: { [user]: 3 } }, { parentUuid: `${ALLEY}.Token.${id("beastToken")}` })(),
  ],
  [
    "yynnn",
    "create an item in an unlinked token's actor",
    "create",
    "Item",
    create({ name: "Corde", type: "weapon" }, { parentUuid: BEAST }),
  ],
  [
    "yynnn",
    "update an inherited item of an unlinked token's actor",
    "update",
    "Item",
    () => update("claw", { name: fresh() }, { parentUuid: BEAST })(),
  ],
  ["yynnn", "create a scene", "create", "Scene", create({ name: "Cave" })],
  ["yynnn", "update a scene", "update", "Scene", () => update("alley", { name: fresh() })()],
  ["yynnn", "create a combat", "create", "Combat", create({})],
  ["yyyyy", "pass a turn", "update", "Combat", () => update("fight", { round: Math.floor(Math.random() * 1e6) })()],
  [
    "yynnn",
    "close a scene to a combat",
    "update",
    "Combat",
    () => update("fight", { active: Math.random() < 2, sort: Math.floor(Math.random() * 1e6) })(),
  ],
  [
    "yynyn",
    "roll a combatant's initiative",
    "update",
    "Combatant",
    () => update("turn", { initiative: Math.random() }, { parentUuid: FIGHT })(),
  ],
  [
    "yynnn",
    "rename a combatant",
    "update",
    "Combatant",
    () => update("turn", { name: fresh() }, { parentUuid: FIGHT })(),
  ],
  [
    "yynyn",
    "bring one's token into a combat",
    "create",
    "Combatant",
    create({ actorId: id("hero"), sceneId: id("alley"), tokenId: id("heroToken") }, { parentUuid: FIGHT }),
  ],
  [
    "yynnn",
    "bring another's token into a combat",
    "create",
    "Combatant",
    create({ actorId: id("beast"), sceneId: id("alley"), tokenId: id("beastToken") }, { parentUuid: FIGHT }),
  ],
  ["yyyyy", "say something", "create", "ChatMessage", create({ content: "Bonsoir" })],
  ["yyyyy", "whisper something", "create", "ChatMessage", create({ content: "Psst", whisper: [KEEPER] })],
  ["yynnn", "create a folder", "create", "Folder", create({ name: "Dossier", type: "Actor" })],
  ["yyynn", "create a journal entry", "create", "JournalEntry", create({ name: "Notes" })],
  ["yynnn", "create a table", "create", "RollTable", create({ name: "Table" })],
  ["yyyyy", "create a macro", "create", "Macro", create({ name: "Macro" })],
  ["ynnnn", "create a user", "create", "User", create({ name: "Nouveau" })],
  [
    "yyyyy",
    "choose one's colour",
    "update",
    "User",
    (user) => ({
      updates: [
        {
          _id: user,
          color: `#${Math.floor(Math.random() * 0xffffff)
            .toString(16)
            .padStart(6, "0")}`,
        },
      ],
    }),
  ],
  [
    "ynnnn",
    "choose one's role",
    "update",
    "User",
    (user) => ({ updates: [{ _id: user, role: user === KEEPER ? 4 : 3, name: fresh() }] }),
  ],
  ["ynnnn", "take another's place", "update", "User", () => update("nobody", { name: fresh() })()],
  ["yynnn", "write a world setting", "create", "Setting", () => ({ data: [{ key: `essai.${fresh()}`, value: "1" }] })],
  [
    "yyyyy",
    "write a setting of one's own",
    "create",
    "Setting",
    (user) => ({ data: [{ key: `essai.${fresh()}`, value: "1", user }] }),
  ],
  [
    "nnnnn",
    "write in a compendium",
    "create",
    "Actor",
    create({ name: "Loup", type: "beast" }, { pack: "essai.beasts" }),
  ],
  ["nnnnn", "create an actor of an unknown type", "create", "Actor", create({ name: "Loup", type: "dragon" })],
  ["nnnnn", "delete what is not there", "delete", "Actor", remove("ghost")],
];

describe("Who may do what (19.4)", () => {
  const cleanUps: (() => void | Promise<void>)[] = [];
  const players = new Map<string, Player>();
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTable({}, (cleanUp) => cleanUps.unshift(cleanUp));
    for (const user of USERS) players.set(user, await connect(server, user, (cleanUp) => cleanUps.unshift(cleanUp)));
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  });

  it.each(ROWS.map(([who, what, ...rest]) => [what, who, ...rest] as const))(
    "%s: %s",
    async (_, who, action, type, operation) => {
      const seen: string[] = [];
      for (const [user, player] of players) {
        const before = snapshot(server);
        const answer = await player.modify(action, type, operation(user));
        if (answer.error) expect(snapshot(server)).toBe(before);
        else expect(snapshot(server)).not.toBe(before);
        seen.push(answer.error ? "n" : "y");
      }
      expect(seen.join("")).toBe(who);
    },
  );

  it.each<[string, string, Action, string, Operation]>([
    ["a world actor that is one's own", "y", "delete", "Actor", { ids: [id("hero")] }],
    ["a world actor that is not", "n", "delete", "Actor", { ids: [id("beast")] }],
    ["an item of one's actor", "y", "delete", "Item", { ids: [id("knife")], parentUuid: HERO }],
    ["one's combatant", "y", "delete", "Combatant", { ids: [id("turn")], parentUuid: FIGHT }],
    ["one's token", "n", "delete", "Token", { ids: [id("heroToken")], parentUuid: ALLEY }],
    ["a scene", "n", "delete", "Scene", { ids: [id("alley")] }],
    ["a combat", "n", "delete", "Combat", { ids: [id("fight")] }],
    ["every actor at once", "n", "delete", "Actor", { deleteAll: true }],
    ["an inherited item of an unlinked token's actor", "n", "delete", "Item", { ids: [id("claw")], parentUuid: BEAST }],
    ["a user", "n", "delete", "User", { ids: [OTHER] }],
  ])("a player deletes %s: %s", async (_, may, action, type, operation) => {
    const own = await startTable();
    const player = await connect(own, OWNER);
    const before = snapshot(own);
    const answer = await player.modify(action, type, operation);
    expect(answer.error ? "n" : "y").toBe(may);
    expect(snapshot(own) === before).toBe(may === "n");
  });
});

describe("A sub-type that keeps a field for keepers", () => {
  it.each([
    [13, "is created by a player without it", "y"],
    [14, "is not created by a player at all", "n"],
  ] as const)("in %i %s", async (generation, _what, may) => {
    const server = await startTable({ generation });
    const player = await connect(server, OWNER);
    const data = [{ name: "Moi", type: "hero", system: { secret: "rien", pv: 3 } }];
    const settings = { "core.permissions": JSON.stringify({ ACTOR_CREATE: [1, 2, 3, 4] }) };
    const keeper = await connect(server, KEEPER);
    for (const [key, value] of Object.entries(settings))
      expect((await keeper.modify("create", "Setting", { data: [{ key, value }] })).error).toBeUndefined();
    const answer = await player.modify("create", "Actor", { data });
    expect(answer.error ? "n" : "y").toBe(may);
    if (answer.error) expect(answer.error.message).toContain("may only be modified by a GM");
    else expect(answer.result[0].system).toEqual({ pv: 3 });
    expect((await player.modify("create", "Actor", { data: [{ name: "Loup", type: "beast" }] })).error).toBeUndefined();
    expect((await keeper.modify("create", "Actor", { data })).error).toBeUndefined();
  });
});

describe("A chat message", () => {
  async function said(data: Data) {
    const server = await startTable();
    const author = await connect(server, OWNER);
    const other = await connect(server, OTHER);
    const keeper = await connect(server, KEEPER);
    const answer = await author.modify("create", "ChatMessage", { data: [data] });
    return { server, author, other, keeper, message: answer.result?.[0] as Data, answer };
  }
  const roll = JSON.stringify({ class: "Roll", formula: "1d20", total: 20 });

  it("has the author and the time the server gives it", async () => {
    const { message } = await said({ content: "Moi", timestamp: 5 });
    expect(message.author).toBe(OWNER);
    expect(message.timestamp).toBeGreaterThan(1e12);
  });

  it("is refused with a forged author", async () => {
    const { answer, server } = await said({ content: "Moi", author: KEEPER });
    expect(answer.error.message).toContain("lacks permission to create ChatMessage");
    expect(server.world.store.all("ChatMessage")).toEqual([]);
  });

  it("lets its author change its words, never its rolls or its author", async () => {
    const { author, message } = await said({ content: "Moi", rolls: [roll] });
    const change = (changes: Data) =>
      author.modify("update", "ChatMessage", { updates: [{ _id: message._id, ...changes }] });
    expect((await change({ content: "Toi" })).error).toBeUndefined();
    expect((await change({ rolls: [roll.replace("20}", "21}")] })).error.message).toContain(
      "lacks permission to update",
    );
    expect((await change({ author: OTHER })).error.message).toContain("lacks permission to update");
    expect((await change({ rolls: [roll], content: "Encore" })).error).toBeUndefined();
  });

  it("belongs to nobody else but the keepers", async () => {
    const { other, keeper, message } = await said({ content: "Moi" });
    const change = { updates: [{ _id: message._id, content: "Nous" }] };
    expect((await other.modify("update", "ChatMessage", change)).error.message).toContain("lacks permission");
    expect((await other.modify("delete", "ChatMessage", { ids: [message._id] })).error.message).toContain(
      "lacks permission",
    );
    expect((await keeper.modify("update", "ChatMessage", change)).error).toBeUndefined();
    expect((await keeper.modify("delete", "ChatMessage", { ids: [message._id] })).error).toBeUndefined();
  });
});
