import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Data } from "../../../../playground/common/types.js";
import { statusOf } from "../../../../playground/server/world/world-data.js";
import { connect, id, KEEPER, OWNER, startTable } from "./table.js";

const BROKEN = { _id: id("broken"), name: "Cassé", system: "rien", items: [{ name: "sans id" }, 5], ownership: 7 };

describe("A malformed document of the world", () => {
  it("goes to the clients as it is, beside all the others", async () => {
    const left = await startTable();
    await left.close();
    const level = new ClassicLevel(join(left.data, "worlds/banc/data/actors"));
    await level.put(`!actors!${BROKEN._id}`, JSON.stringify(BROKEN));
    await level.close();
    const server = await startTable({ root: left.root, data: left.data });
    const player = await connect(server, OWNER);
    const { actors } = await player.world();
    expect(actors.map((actor) => actor._id)).toEqual([id("beast"), id("broken"), id("hero")]);
    expect(actors[1]).toEqual(BROKEN);
  });

  it("can be repaired and deleted by a keeper, and touched by nobody else", async () => {
    const server = await startTable();
    const keeper = await connect(server, KEEPER);
    const player = await connect(server, OWNER);
    await server.world.store.database("Actor").commit(new Map([[BROKEN._id, BROKEN]]));
    const updates = [{ _id: BROKEN._id, type: "beast", system: { pv: 1 }, "==ownership": { default: 0 } }];
    expect((await player.modify("update", "Actor", { updates })).error.message).toBeTypeOf("string");
    expect((await keeper.modify("update", "Actor", { updates })).error).toBeUndefined();
    expect(server.world.store.get("Actor", BROKEN._id)).toMatchObject({ type: "beast", system: { pv: 1 } });
    expect((await keeper.modify("delete", "Actor", { ids: [BROKEN._id] })).result).toEqual([BROKEN._id]);
  });

  it("leaves the door open and its children deletable, though name and ids cannot be printed", async () => {
    const server = await startTable();
    const keeper = await connect(server, KEEPER);
    const unprintable = { toString: 0, valueOf: 0 };
    const user = { _id: id("odd"), name: unprintable, role: 1 };
    await server.world.store.database("User").commit(new Map([[user._id, user]]));
    expect(statusOf(server.world, []).users.map(({ name }) => name)).toContain(user._id);
    const actor = { ...BROKEN, items: [{ _id: unprintable }] };
    await server.world.store.database("Actor").commit(new Map([[actor._id, actor]]));
    const all = { parentUuid: `Actor.${actor._id}`, deleteAll: true, ids: [] };
    expect((await keeper.modify("delete", "Item", all)).error?.message ?? "").not.toContain("server failed");
  });

  it("breaks nothing, whatever it holds", async () => {
    const server = await startTable();
    const keeper = await connect(server, KEEPER);
    const player = await connect(server, OWNER);
    const unprintable = fc.constant({ toString: 0, valueOf: 0 });
    const anything = fc.oneof(
      { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 4 },
      { arbitrary: unprintable, weight: 1 },
    );
    const keys = [
      "name",
      "type",
      "system",
      "items",
      "effects",
      "tokens",
      "delta",
      "ownership",
      "flags",
      "author",
      "whisper",
    ];
    const broken = fc.record(
      {
        ...Object.fromEntries(
          [...keys, "prototypeToken", "img", "_stats", "content", "combatants", "range"].map((key) => [key, anything]),
        ),
      },
      { requiredKeys: [] },
    );
    const play = async (type: string, source: Data): Promise<void> => {
      const stored = { ...(JSON.parse(JSON.stringify(source)) as Data), _id: id("broken") };
      await server.world.store.database(type).commit(new Map([[id("broken"), stored]]));
      for (const sender of [player, keeper]) {
        const updated = await sender.modify("update", type, {
          updates: [{ _id: id("broken"), "flags.a.b": Math.random() }],
        });
        expect(updated.error?.message ?? "").not.toContain("server failed");
        const child = await sender.modify("create", "Item", {
          parentUuid: `${type}.${id("broken")}`,
          data: [{ name: "x", type: "weapon" }],
        });
        expect(child.error?.message ?? "").not.toContain("server failed");
      }
      expect((await keeper.world()).userId).toBe(KEEPER);
      const deleted = await keeper.modify("delete", type, { ids: [id("broken")] });
      expect(deleted.result).toEqual([id("broken")]);
    };
    const types = fc.constantFrom(
      "Actor",
      "Item",
      "Scene",
      "ChatMessage",
      "Combat",
      "JournalEntry",
      "RollTable",
      "Macro",
    );
    await fc.assert(fc.asyncProperty(types, broken, play), { numRuns: 15 });
  });
});
