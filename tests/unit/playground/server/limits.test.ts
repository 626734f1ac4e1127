import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_MESSAGE_BYTES } from "../../../../playground/common/protocol.js";
import type { RunningServer } from "../../../../playground/server/server.js";
import { connect, id, KEEPER, OTHER, OWNER, snapshot, startTable, type Player } from "./table.js";

const HERO = `Actor.${id("hero")}`;

/** `{"a":{"a":…}}`, so deep. */
const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`) as unknown;

describe("What a client may send", () => {
  const cleanUps: (() => void | Promise<void>)[] = [];
  let server: RunningServer;
  let keeper: Player;
  beforeAll(async () => {
    server = await startTable({}, (cleanUp) => cleanUps.unshift(cleanUp));
    keeper = await connect(server, KEEPER, (cleanUp) => cleanUps.unshift(cleanUp));
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
  });

  const name = "Loup";
  const beast = { name, type: "beast" };
  const withKey = (key: string): unknown =>
    JSON.parse(`{"name":"Loup","type":"beast","system":{"${key}":{"polluted":1}}}`);

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a text", "modify"],
    ["a list", []],
    ["no type", { action: "create", operation: { data: [beast] } }],
    ["an unknown type", { type: "Dragon", action: "create", operation: { data: [beast] } }],
    ["a property every object has as a type", { type: "constructor", action: "create", operation: { data: [beast] } }],
    ["a collection instead of a type", { type: "actors", action: "create", operation: { data: [beast] } }],
    ["an unknown action", { type: "Actor", action: "drop", operation: { data: [beast] } }],
    ["no operation", { type: "Actor", action: "create" }],
    ["data that are no list", { type: "Actor", action: "create", operation: { data: beast } }],
    ["data that are no objects", { type: "Actor", action: "create", operation: { data: [1] } }],
    ["updates without an id", { type: "Actor", action: "update", operation: { updates: [{ name }] } }],
    ["ids that are no texts", { type: "Actor", action: "delete", operation: { ids: [{}] } }],
    ["too many documents", { type: "Actor", action: "create", operation: { data: Array(1001).fill(beast) } }],
    [
      "an id that is none",
      { type: "Actor", action: "create", operation: { keepId: true, data: [{ ...beast, _id: "../../etc" }] } },
    ],
    ["a flag that is none", { type: "Actor", action: "create", operation: { keepId: "yes", data: [beast] } }],
    [
      "system data that are a list",
      { type: "Actor", action: "create", operation: { data: [{ ...beast, system: [] }] } },
    ],
    ["items that are no list", { type: "Actor", action: "create", operation: { data: [{ ...beast, items: {} }] } }],
    [
      "an item of an unknown type",
      { type: "Actor", action: "create", operation: { data: [{ ...beast, items: [{ name, type: "beast" }] }] } },
    ],
    [
      "an item twice",
      {
        type: "Actor",
        action: "create",
        operation: { data: [{ ...beast, items: [1, 1].map(() => ({ _id: id("x"), name, type: "weapon" })) }] },
      },
    ],
    [
      "an update of the items that are no list",
      { type: "Actor", action: "update", operation: { updates: [{ _id: id("hero"), items: 5 }] } },
    ],
    [
      "the deletion of all items as a key",
      { type: "Actor", action: "update", operation: { updates: [{ _id: id("hero"), "-=items": null }] } },
    ],
    [
      "an ownership that is none",
      { type: "Actor", action: "update", operation: { updates: [{ _id: id("hero"), ownership: { default: 9 } }] } },
    ],
    [
      "a pack it may not write",
      { type: "Item", action: "delete", operation: { pack: "essai.weapons", ids: [id("sabre")] } },
    ],
    ["a parent that is no UUID", { type: "Item", action: "create", operation: { parentUuid: "....", data: [beast] } }],
    [
      "a parent of half a UUID",
      { type: "Item", action: "create", operation: { parentUuid: `${HERO}.Item`, data: [beast] } },
    ],
    [
      "a parent that is a property",
      { type: "Item", action: "create", operation: { parentUuid: `${HERO}.constructor.name`, data: [beast] } },
    ],
    ["a setting without a key", { type: "Setting", action: "create", operation: { data: [{ value: "1" }] } }],
    [
      "a setting that is no JSON",
      { type: "Setting", action: "create", operation: { data: [{ key: "a.b", value: "{" }] } },
    ],
    [
      "data nested too deeply",
      { type: "Actor", action: "create", operation: { data: [{ ...beast, system: nested(60) }] } },
    ],
    [
      "binary data",
      { type: "Actor", action: "create", operation: { data: [{ ...beast, system: { b: Buffer.from("x") } }] } },
    ],
    [
      "more than it can carry",
      {
        type: "Actor",
        action: "create",
        operation: { data: [{ ...beast, system: { x: "x".repeat(MAX_MESSAGE_BYTES) } }] },
      },
    ],
    ["a key of prototypes", { type: "Actor", action: "create", operation: { data: [withKey("__proto__")] } }],
    ["a key of constructors", { type: "Actor", action: "create", operation: { data: [withKey("constructor")] } }],
    ["a dotted key of prototypes", { type: "Actor", action: "create", operation: { data: [withKey("a.__proto__")] } }],
    [
      "a deletion of prototypes",
      { type: "Actor", action: "update", operation: { updates: [{ _id: id("hero"), "system.-=__proto__": null }] } },
    ],
  ])("is not %s", async (_, request) => {
    const before = snapshot(server);
    const answer = await keeper.ask("modifyDocument", request);
    expect(answer.error.message).toBeTypeOf("string");
    expect(answer.error.message).not.toContain("server failed");
    expect(snapshot(server)).toBe(before);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("may be large, up to the limit", async () => {
    const data = [{ ...beast, system: { x: "x".repeat(MAX_MESSAGE_BYTES - 1000) } }];
    const { error, result } = await keeper.modify("create", "Actor", { data });
    expect(error).toBeUndefined();
    await keeper.modify("delete", "Actor", { ids: [result[0]._id] });
  });

  it("is answered whatever it is, and the server goes on", async () => {
    const word = fc.constantFrom(
      "Actor",
      "Item",
      "Token",
      "ActorDelta",
      "ChatMessage",
      "Setting",
      "User",
      "Combat",
      "__proto__",
      "toString",
    );
    const action = fc.constantFrom("create", "update", "delete", "get", "toString");
    const uuid = fc.constantFrom(
      HERO,
      `Scene.${id("alley")}.Token.${id("beastToken")}`,
      `Scene.${id("alley")}`,
      "",
      "a.b",
      null,
    );
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          _id: fc.constantFrom(id("hero"), id("knife"), id("beastToken"), "x"),
          type: fc.constantFrom("hero", "weapon", "x"),
          name: fc.string(),
          system: fc.jsonValue(),
          items: fc.jsonValue(),
          delta: fc.jsonValue(),
          effects: fc.jsonValue(),
          ownership: fc.jsonValue(),
          flags: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    );
    const list = fc.oneof(fc.array(entry, { maxLength: 3 }), fc.jsonValue());
    const operation = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          data: list,
          updates: list,
          ids: list,
          query: fc.jsonValue(),
          parentUuid: uuid,
          keepId: fc.boolean(),
          recursive: fc.boolean(),
          diff: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    );
    const request = fc.oneof(fc.jsonValue(), fc.record({ type: word, action, operation }));
    const other = await connect(server, OTHER, (cleanUp) => cleanUps.unshift(cleanUp));
    const player = await connect(server, OWNER, (cleanUp) => cleanUps.unshift(cleanUp));
    const send = async (sender: Player, value: unknown): Promise<void> => {
      const before = snapshot(server);
      const answer = await sender.ask("modifyDocument", value);
      if (!answer.error) return;
      expect(answer.error.message).not.toContain("server failed");
      expect(snapshot(server)).toBe(before);
    };
    await fc.assert(
      fc.asyncProperty(request, fc.constantFrom(keeper, player), (value, sender) => send(sender, value)),
      { numRuns: 400 },
    );
    expect((await other.world()).userId).toBe(OTHER);
  });

  it("may come in bursts, not in floods", async () => {
    const flood = await connect(server, OTHER, (cleanUp) => cleanUps.unshift(cleanUp));
    const answers = await Promise.all(Array.from({ length: 60 }, () => flood.ask("world")));
    expect(answers.some((answer) => answer.error?.message.includes("Too many"))).toBe(true);
    expect(answers.filter((answer) => !answer.error).length).toBeGreaterThanOrEqual(20);
  });

  it("is cut off when it is monstrous, and nobody else notices", async () => {
    const giant = await connect(server, OTHER, (cleanUp) => cleanUps.unshift(cleanUp));
    const gone = new Promise((resolve) => giant.socket.once("disconnect", resolve));
    giant.socket.emit("modifyDocument", { x: "x".repeat(5 * MAX_MESSAGE_BYTES) });
    await gone;
    expect((await keeper.world()).userId).toBe(KEEPER);
  });
});
