import { describe, expect, it } from "vitest";
import type { Data } from "../../../../playground/common/types.js";
import {
  ASSISTANT,
  connect,
  id,
  KEEPER,
  OTHER,
  OWNER,
  sharedTable,
  startTable,
  TRUSTED,
  type Player,
} from "./table.js";

/** The next thing a player hears. */
const next = (player: Player, event: string): Promise<unknown[]> =>
  new Promise((resolve) =>
    player.socket.once(event, (...args: unknown[]) => resolve(args.filter((arg) => typeof arg !== "function"))),
  );

async function table(...users: string[]): Promise<Player[]> {
  const server = await sharedTable();
  const players: Player[] = [];
  for (const user of users) players.push(await connect(server, user));
  return players;
}

describe("The world a client starts with", () => {
  it("holds every collection with whole documents", async () => {
    const [player] = (await table(OWNER)) as [Player];
    const world = await player.world();
    expect(world).toMatchObject({
      userId: OWNER,
      world: { id: "banc" },
      release: { generation: 13 },
      system: { id: "essai" },
    });
    const hero = world.actors.find((actor) => actor._id === id("hero"));
    expect(hero?.items[0].effects[0].name).toBe("Rouille");
    expect(world.scenes[0]?.tokens).toHaveLength(2);
    expect(world.activeUsers).toContain(OWNER);
    for (const key of ["items", "messages", "combats", "journal", "tables", "macros", "folders", "settings"]) {
      expect(world).toHaveProperty(key);
    }
  });

  it("holds the compendia that the user may see, by index", async () => {
    const [player, keeper] = (await table(OWNER, KEEPER)) as [Player, Player];
    expect((await player.world()).packs.map((pack) => pack.metadata.id)).toEqual(["essai.weapons"]);
    const packs = (await keeper.world()).packs;
    expect(packs.map((pack) => pack.metadata.id)).toEqual(["essai.beasts", "essai.weapons"]);
    expect(packs[1]?.index).toEqual([
      { _id: id("sabre"), name: "sabre", type: "weapon", uuid: `Compendium.essai.weapons.Item.${id("sabre")}` },
    ]);
  });
});

describe("A compendium", () => {
  it("gives its documents whole, or more fields of its index", async () => {
    const [player] = (await table(OWNER)) as [Player];
    const pack = "essai.weapons";
    const whole = await player.modify("get", "Item", { pack, ids: [id("sabre")] });
    expect(whole.result).toMatchObject([{ name: "sabre", system: { bonus: 3 } }]);
    const index = await player.modify("get", "Item", {
      pack,
      index: true,
      indexFields: ["system.bonus", "__proto__.x"],
    });
    expect(index.result).toMatchObject([{ name: "sabre", system: { bonus: 3 } }]);
    const none = await player.modify("get", "Item", { pack, query: { name: "lance" } });
    expect(none.result).toEqual([]);
  });

  it("is closed to those who may not see it", async () => {
    const [player] = (await table(OWNER)) as [Player];
    expect((await player.modify("get", "Actor", { pack: "essai.beasts" })).error.message).toContain(
      "There is no compendium",
    );
  });
});

describe("Presence", () => {
  it("is told once per user, however many windows", async () => {
    const server = await startTable();
    const keeper = await connect(server, KEEPER);
    const told: unknown[] = [];
    keeper.socket.on("userConnected", (...args) => told.push(args));
    const first = await connect(server, OWNER);
    const second = await connect(server, OWNER);
    first.socket.disconnect();
    const gone = next(keeper, "userConnected");
    second.socket.disconnect();
    await gone;
    expect(told).toEqual([
      [OWNER, true],
      [OWNER, false],
    ]);
  });

  it("tells targets and the like to the others, and only what is known", async () => {
    const [player, keeper] = (await table(OWNER, KEEPER)) as [Player, Player];
    const heard = next(keeper, "userActivity");
    await player.ask("userActivity", { targets: { sceneId: id("alley"), tokenIds: [id("beastToken"), 5] }, evil: 1 });
    expect(await heard).toEqual([OWNER, { targets: { sceneId: id("alley"), tokenIds: [id("beastToken")] } }]);
  });
});

describe("The system's socket", () => {
  it("reaches every other client and not the sender", async () => {
    const [player, keeper, other] = (await table(OWNER, KEEPER, OTHER)) as [Player, Player, Player];
    let echoed = false;
    player.socket.on("system.essai", () => (echoed = true));
    const heard = Promise.all([next(keeper, "system.essai"), next(other, "system.essai")]);
    await player.ask("system.essai", { ping: 1 });
    expect(await heard).toEqual([
      [{ ping: 1 }, OWNER],
      [{ ping: 1 }, OWNER],
    ]);
    expect(echoed).toBe(false);
  });

  it("belongs to the system that is played", async () => {
    const [player] = (await table(OWNER)) as [Player];
    expect((await player.ask("system.other", {})).error.message).toContain("Unknown request");
  });
});

describe("A query to a user", () => {
  it("is asked of one window and answered as it is", async () => {
    const [asker, other] = (await table(TRUSTED, OTHER)) as [Player, Player];
    other.socket.on("userQuery", (query: Data, answer: (value: unknown) => void) =>
      answer([query.name, query.data, query.userId]),
    );
    const answer = await asker.ask("userQuery", { userId: OTHER, name: "essai.q", data: { a: 1 } });
    expect(answer).toEqual(["essai.q", { a: 1 }, TRUSTED]);
  });

  it("may be answered with nothing", async () => {
    const [asker, other] = (await table(KEEPER, OTHER)) as [Player, Player];
    other.socket.on("userQuery", (_: Data, answer: (value: unknown) => void) => answer(null));
    expect(await asker.ask("userQuery", { userId: OTHER, name: "essai.q" })).toBe(null);
  });

  it("needs the permission QUERY_USER", async () => {
    const [asker] = (await table(OWNER, OTHER)) as [Player];
    const answer = await asker.ask("userQuery", { userId: OTHER, name: "essai.q" });
    expect(answer.error.message).toContain("lacks permission to query");
  });

  it("fails when the user is away or does not answer in time", async () => {
    const [asker, silent] = (await table(KEEPER, OTHER)) as [Player, Player];
    silent.socket.on("userQuery", () => undefined);
    expect((await asker.ask("userQuery", { userId: ASSISTANT, name: "q" })).error.message).toContain("not connected");
    const late = await asker.ask("userQuery", { userId: OTHER, name: "q", timeout: 20 });
    expect(late.error.message).toContain("in time");
  });
});

describe("The world's clock", () => {
  const clockOf = async (player: Player): Promise<unknown> =>
    (await player.world()).settings.find(({ key }) => key === "core.time")?.value;

  it("moves with the rounds of a fight, for every window, whoever ends the turn", async () => {
    const server = await startTable();
    const [keeper, player] = [await connect(server, KEEPER), await connect(server, OWNER)];
    const move = (who: Player, round: number, time: Data) =>
      who.modify("update", "Combat", { updates: [{ _id: id("fight"), round, turn: 0 }], direction: 1, ...time });
    const told: unknown[] = [];
    keeper.socket.on("modifyDocument", ({ type }: Data) => told.push(type));
    await move(keeper, 1, { advanceTime: 6 });
    expect(await clockOf(keeper)).toBe("6");
    await move(player, 2, { worldTime: { delta: 6 } });
    expect(await clockOf(player)).toBe("12");
    await move(keeper, 1, { advanceTime: -6 });
    expect(await clockOf(keeper)).toBe("6");
    expect(told).toEqual(["Setting", "Combat", "Setting", "Setting"]);
  });

  it("stands still when nothing moved, or by a step that is none", async () => {
    const server = await startTable();
    const keeper = await connect(server, KEEPER);
    const fight = { updates: [{ _id: id("fight"), round: 0 }] };
    await keeper.modify("update", "Combat", { ...fight, advanceTime: 6 });
    await keeper.modify("update", "Combat", { updates: [{ _id: id("fight"), round: 3 }], advanceTime: "6" });
    expect(await clockOf(keeper)).toBe(undefined);
  });
});

describe("A paused game", () => {
  const token = { updates: [{ _id: id("heroToken"), x: 300 }], parentUuid: `Scene.${id("alley")}` };

  it("is stopped and let go by keepers alone, and everybody hears of it", async () => {
    const [keeper, owner] = (await table(KEEPER, OWNER)) as [Player, Player];
    const refused = await owner.ask("pause", true);
    expect(refused.error.message).toContain("lacks permission");
    expect((await keeper.ask("pause", "yes")).error.message).toContain("true or false");
    const heard = next(owner, "pause");
    await keeper.ask("pause", true);
    expect(await heard).toEqual([true, KEEPER]);
    expect((await owner.world()).paused).toBe(true);
    await keeper.ask("pause", false);
    expect((await owner.world()).paused).toBe(false);
  });

  it("holds players' tokens where they are, whoever asks the server, and nothing else", async () => {
    const [keeper, owner] = (await table(KEEPER, OWNER)) as [Player, Player];
    await keeper.ask("pause", true);
    expect((await owner.modify("update", "Token", token)).error.message).toContain("paused");
    const turned = { ...token, updates: [{ _id: id("heroToken"), rotation: 90 }] };
    expect((await owner.modify("update", "Token", turned)).result).toHaveLength(1);
    const moved = { ...token, updates: [{ _id: id("heroToken"), x: 310 }] };
    expect((await keeper.modify("update", "Token", moved)).result).toHaveLength(1);
    await keeper.ask("pause", false);
    expect((await owner.modify("update", "Token", token)).result).toHaveLength(1);
  });
});
